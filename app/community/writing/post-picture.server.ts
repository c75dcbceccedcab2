import { AppError } from "~/platform/errors";
import { brokenPicture, makePicture } from "~/platform/pictures/picture.server";
import type { EncodedPixels } from "~/platform/pictures/picture-work";
import { PICTURE_SIDE } from "./picture-limits";

/** Close to what was sent, by eye, at a third of the bytes of a photo. */
const QUALITY = 80;

/**
 * Decodes a picture and encodes its first frame anew, in the size of a column of text: nothing else
 * that was in it is left, neither where it was taken nor a script.
 *
 * @returns a WebP, as it is stored
 * @throws {AppError} 400 broken, 415 no picture
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPixels> {
  const size = { width: PICTURE_SIDE, height: PICTURE_SIDE };
  const picture = await makePicture(bytes, {
    format: "webp",
    quality: QUALITY,
    resize: { ...size, fit: "inside", withoutEnlargement: true },
    inSrgb: true,
  }).catch((error: unknown) => {
    throw brokenPicture(error, "It was not stored.");
  });
  if (picture) return picture;
  throw new AppError(
    415,
    "Only PNG, JPEG, WebP, AVIF and GIF pictures can be shown in a post; this file's content is none of them. It was not stored.",
    { code: "kind" },
  );
}
