import { openPicture } from "~/platform/picture.server";

/**
 * Longest edge of a picture that a model is shown, in pixels. Anthropic scales what is larger down to
 * this before its models see it (https://docs.anthropic.com/en/docs/build-with-claude/vision); OpenAI
 * fits pictures into 2048 and then 768 pixels, so that nothing is lost there either
 * (https://platform.openai.com/docs/guides/images-vision).
 */
export const SHOWN_EDGE = 1_568;
/** JPEG is what all providers and local models read; at 85 small writing of a screenshot stays sharp. */
const QUALITY = 85;

/** A picture as a model is shown it: JPEG, the first frame, on white. */
export interface ShownPicture {
  bytes: Uint8Array;
  /** As it was attached, in pixels. */
  width: number;
  height: number;
}

/** Scales a stored picture for a model. @returns null for what is none, or is broken */
export async function shownPicture(stored: Uint8Array): Promise<ShownPicture | null> {
  const picture = await openPicture(stored);
  if (!picture) return null;
  try {
    const { width, height } = await picture.pixels.metadata();
    const bytes = await picture.pixels
      .resize(SHOWN_EDGE, SHOWN_EDGE, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: QUALITY })
      .toBuffer();
    return { bytes, width, height };
  } catch {
    return null;
  }
}
