import { AppError } from "~/platform/errors";
import { kindOf } from "~/platform/file-kind.server";
import { brokenPicture, openPicture, type SentPicture } from "~/platform/picture.server";
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
  const picture = await openPicture(bytes, { moving: true });
  if (picture) return encodePicture(picture);
  const found = await kindOf(bytes);
  const type = found === OLE && isWord(bytes) ? "application/msword" : found;
  if (!type || !isTaken(type)) throw notTaken();
  return { type, bytes };
}

async function encodePicture(picture: SentPicture): Promise<CheckedFile> {
  const encoded = await encode(picture).catch((error: unknown) => {
    throw brokenPicture(error, "Nothing was stored.");
  });
  if (encoded.bytes.length > UPLOAD_BYTES) {
    throw new AppError(413, `${TOO_LARGE}, also once a picture is unpacked. Nothing was stored.`);
  }
  return encoded;
}

/** Close to what was sent, by eye; 90 is where JPEG and WebP stop to differ visibly. */
const QUALITY = 90;

async function encode({ type, pixels }: SentPicture): Promise<CheckedFile> {
  switch (type) {
    case "image/jpeg":
      return { type, bytes: await pixels.jpeg({ quality: QUALITY }).toBuffer() };
    case "image/webp":
      return { type, bytes: await pixels.webp({ quality: QUALITY }).toBuffer() };
    case "image/gif":
      return { type, bytes: await pixels.gif().toBuffer() };
    case "image/avif":
      // The quickest effort: the next ones take seconds for a photo.
      return { type, bytes: await pixels.avif({ quality: 70, effort: 0 }).toBuffer() };
    default:
      return { type: "image/png", bytes: await pixels.png().toBuffer() };
  }
}

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
