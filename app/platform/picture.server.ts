import type { Sharp } from "sharp";
import { type AppError, badRequest } from "./errors";
import { kindOf } from "./file-kind.server";

/** What is decoded, by content. SVG is a program and never is. */
const DECODED = new Set([
  "image/png",
  "image/apng",
  "image/jpeg",
  "image/webp",
  "image/avif",
  "image/gif",
]);
/** Pixels of the largest picture that is decoded: an 8K screen. 4 bytes each in memory. */
const MAX_PIXELS = 7_680 * 4_320;
/** Seconds after which decoding or one encoding is given up. */
export const PICTURE_SECONDS = 10;

/** A picture that somebody sent, decoded and upright; what is made of it holds only pixels. */
export interface SentPicture {
  /** Media type, found by content. */
  type: string;
  pixels: Sharp;
}

/**
 * Opens a picture that nobody has checked. Reading its pixels may still fail: it may be broken.
 *
 * @param options.moving whether all frames are read, not just the first
 * @returns null for what is no picture that is decoded
 */
export async function openPicture(
  bytes: Uint8Array,
  options: { moving?: boolean } = {},
): Promise<SentPicture | null> {
  const type = await kindOf(bytes);
  if (!type || !DECODED.has(type)) return null;
  // libvips is large, and a server to which nobody sends pictures never needs it.
  const { default: sharp } = await import("sharp");
  const pages = options.moving ? -1 : 1;
  // Cameras bend the rules of their formats; what is cut off or cannot be read fails all the same.
  const opened = sharp(bytes, { limitInputPixels: MAX_PIXELS, pages, failOn: "error" });
  return { type, pixels: opened.timeout({ seconds: PICTURE_SECONDS }).autoOrient() };
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
