import { AppError } from "~/platform/errors";
import { brokenPicture, openPicture } from "~/platform/picture.server";
import { PICTURE_SIDE } from "./picture-limits";

/** A picture as it is stored: WebP. */
export interface EncodedPicture {
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/** Close to what was sent, by eye, at a third of the bytes of a photo. */
const QUALITY = 80;

/**
 * Decodes a picture and encodes its first frame anew, in the size of a column of text: nothing else
 * that was in it is left, neither where it was taken nor a script.
 *
 * @throws {AppError} 400 broken, 415 no picture
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  const picture = await openPicture(bytes);
  if (!picture) {
    throw new AppError(
      415,
      "Only PNG, JPEG, WebP, AVIF and GIF pictures can be shown in a post; this file's content is none of them. It was not stored.",
      { code: "kind" },
    );
  }
  try {
    const { data, info } = await picture.pixels
      .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw brokenPicture(error, "It was not stored.");
  }
}
