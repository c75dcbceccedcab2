import sharp, { type Sharp } from "sharp";
import type {
  EncodedPixels,
  MadePictures,
  PictureSteps,
  PictureTarget,
  PictureWork,
} from "./picture-work";

/** Pixels of the largest picture that is decoded: an 8K screen. 4 bytes each in memory. */
const MAX_PIXELS = 7_680 * 4_320;
/** Seconds after which decoding or one encoding is given up. */
const PICTURE_SECONDS = 10;

/**
 * Decodes a picture that somebody sent, turns it upright, and encodes it anew.
 *
 * @throws {Error} for what is broken, or too large to be decoded
 */
export async function encodePicture(
  bytes: Uint8Array,
  { moving = false, first, targets }: PictureWork,
): Promise<MadePictures> {
  // Cameras bend the rules of their formats; what is cut off or cannot be read fails all the same.
  const reading = {
    limitInputPixels: MAX_PIXELS,
    pages: moving ? -1 : 1,
    failOn: "error",
  } as const;
  const opened = sharp(bytes, reading).timeout({ seconds: PICTURE_SECONDS }).autoOrient();
  const { width, height } = await opened.metadata();
  const pixels = first ? await decodeOnce(opened, first) : () => opened.clone();
  const made: EncodedPixels[] = [];
  for (const target of targets) made.push(await encode(pixels(), target));
  return { sent: { width, height }, made };
}

/** What several encodings have in common is done once. @returns gives each of them the pixels */
async function decodeOnce(opened: Sharp, first: PictureSteps): Promise<() => Sharp> {
  const { data, info } = await takeSteps(opened, first).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const raw = { width, height, channels };
  return () => sharp(data, { raw }).timeout({ seconds: PICTURE_SECONDS });
}

function takeSteps(pixels: Sharp, { resize, onWhite, inSrgb }: PictureSteps): Sharp {
  let made = pixels;
  if (resize) made = made.resize(resize);
  if (onWhite) made = made.flatten({ background: "#ffffff" });
  return inSrgb ? made.toColourspace("srgb") : made;
}

async function encode(pixels: Sharp, target: PictureTarget): Promise<EncodedPixels> {
  const { format, quality, effort } = target;
  const options = { ...(quality ? { quality } : {}), ...(effort === undefined ? {} : { effort }) };
  const encoded = takeSteps(pixels, target).toFormat(format, options);
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
