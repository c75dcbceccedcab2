import path from "node:path";
import { type AppError, badRequest } from "../errors";
import { kindOf } from "../file-kind.server";
import { PictureProcess } from "./picture-process.server";
import type { EncodedPixels, MadePictures, PictureTarget, PictureWork } from "./picture-work";

/** What is decoded, by content. SVG is a program and never is. */
const DECODED = new Set([
  "image/png",
  "image/apng",
  "image/jpeg",
  "image/webp",
  "image/avif",
  "image/gif",
]);

/** None is started on import. */
export const pictureProcess = new PictureProcess({
  program: path.resolve("build/picture-program.mjs"),
});

/** The media type of a picture that is decoded, found by content; null for anything else. */
export async function pictureTypeOf(bytes: Uint8Array): Promise<string | null> {
  const type = await kindOf(bytes);
  return type && DECODED.has(type) ? type : null;
}

/**
 * Decodes a picture that nobody has checked, turns it upright, and encodes it anew: nothing else that was in it is left.
 *
 * @returns null for what is no picture that is decoded
 * @throws {Error} when its pixels cannot be read: it may be broken
 */
export async function makePictures(
  bytes: Uint8Array,
  work: PictureWork,
): Promise<MadePictures | null> {
  return (await pictureTypeOf(bytes)) ? pictureProcess.make(bytes, work) : null;
}

/** Makes one picture, as {@link makePictures} does. */
export async function makePicture(
  bytes: Uint8Array,
  target: PictureTarget,
): Promise<EncodedPixels | null> {
  const made = await makePictures(bytes, { targets: [target] });
  return made?.made[0] ?? null;
}

/**
 * Draws a picture in the process of pictures, in several encodings.
 *
 * @param svg of our own making: nothing in it is markup of anybody else's
 * @returns in the order in which they were asked for
 */
export async function drawPicture(
  svg: string,
  targets: readonly PictureTarget[],
): Promise<Uint8Array[]> {
  const { made } = await pictureProcess.make(Buffer.from(svg), { targets });
  return made.map(({ bytes }) => bytes);
}

/**
 * Why reading the pixels of a picture failed, in words for whoever sent it: a 400.
 *
 * @param kept what became of the rest, as a sentence
 */
export function brokenPicture(cause: unknown, kept: string): AppError {
  const isHuge = cause instanceof Error && /pixel limit/i.test(cause.message);
  const problem = isHuge
    ? `This picture has more than 33 million pixels. ${kept} Please send a smaller one.`
    : `This picture is broken or incomplete. ${kept} Please save it again and retry.`;
  return badRequest(problem, { code: "broken_picture", cause });
}
