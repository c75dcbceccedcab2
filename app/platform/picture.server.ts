import sharp, { type Sharp } from "sharp";
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
  const pages = options.moving ? -1 : 1;
  // Cameras bend the rules of their formats; what is cut off or cannot be read fails all the same.
  const opened = sharp(bytes, { limitInputPixels: MAX_PIXELS, pages, failOn: "error" });
  return { type, pixels: opened.timeout({ seconds: PICTURE_SECONDS }).autoOrient() };
}
