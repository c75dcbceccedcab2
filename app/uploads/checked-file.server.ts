import { AppError } from "~/platform/errors";
import { kindOf } from "~/platform/file-kind.server";
import { brokenPicture, makePictures, pictureTypeOf } from "~/platform/pictures/picture.server";
import type { PictureTarget } from "~/platform/pictures/picture-work";
import { isTaken, UPLOAD_KINDS } from "./upload-kinds";
import { TOO_LARGE, UPLOAD_BYTES } from "./upload-limits";

/** A file as it is stored. */
export interface CheckedFile {
  /** Media type, found by content. */
  type: string;
  bytes: Uint8Array;
}

/** What every DOC has: a stream of this name in its directory. Other OLE files are installers, too. */
const WORD_STREAM = Buffer.from("WordDocument", "utf16le");
const OLE = "application/x-cfb";

/**
 * Decides by content whether a file is taken, and as what. A picture is decoded and encoded anew in
 * its own format: of anything else that was in it (a script, where it was taken) nothing is left.
 *
 * @throws {AppError} 400 broken, 413 too large, 415 no kind that is taken
 */
export async function checkFile(bytes: Uint8Array): Promise<CheckedFile> {
  const picture = await pictureTypeOf(bytes);
  if (picture) return encodePicture(bytes, picture);
  const found = await kindOf(bytes);
  const type = found === OLE && isWord(bytes) ? "application/msword" : found;
  if (!type || !isTaken(type)) throw notTaken();
  return { type, bytes };
}

async function encodePicture(bytes: Uint8Array, sentAs: string): Promise<CheckedFile> {
  const { [sentAs]: target = PNG } = ENCODINGS;
  const encoded = await makePictures(bytes, { moving: true, targets: [target] }).catch(
    (error: unknown) => {
      throw brokenPicture(error, "Nothing was stored.");
    },
  );
  const [made] = encoded?.made ?? [];
  if (!made) throw notTaken();
  if (made.bytes.length > UPLOAD_BYTES) {
    throw new AppError(413, `${TOO_LARGE}, also once a picture is unpacked. Nothing was stored.`);
  }
  return { type: `image/${target.format}`, bytes: made.bytes };
}

/** Close to what was sent, by eye; 90 is where JPEG and WebP stop to differ visibly. */
const QUALITY = 90;

const PNG: PictureTarget = { format: "png" };
const ENCODINGS: Record<string, PictureTarget> = {
  "image/jpeg": { format: "jpeg", quality: QUALITY },
  "image/webp": { format: "webp", quality: QUALITY },
  "image/gif": { format: "gif" },
  // The quickest effort: the next ones take seconds for a photo.
  "image/avif": { format: "avif", quality: 70, effort: 0 },
};

function isWord(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(WORD_STREAM);
}

function notTaken(): AppError {
  return new AppError(
    415,
    `Only ${UPLOAD_KINDS} can be attached; this file's content is none of them. Nothing was stored.`,
    { code: "kind" },
  );
}
