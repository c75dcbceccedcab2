import { makePictures } from "~/platform/pictures/picture.server";

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
  const size = { width: SHOWN_EDGE, height: SHOWN_EDGE };
  const shown = {
    format: "jpeg",
    quality: QUALITY,
    resize: { ...size, fit: "inside", withoutEnlargement: true },
    onWhite: true,
    inSrgb: true,
  } as const;
  const pictures = await makePictures(stored, { targets: [shown] }).catch(() => null);
  const [made] = pictures?.made ?? [];
  return pictures && made ? { ...pictures.sent, bytes: made.bytes } : null;
}
