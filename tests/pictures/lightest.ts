import { writeFile } from "node:fs/promises";
import sharp from "sharp";

/** Encoder qualities, the best that is light enough wins. */
const QUALITIES = [84, 78, 72, 66, 60, 54, 48, 42, 36, 30, 24];

/**
 * Stores a screenshot as the best WebP that is light enough.
 *
 * @returns what it weighs and in which quality, in words
 * @throws {Error} when none is
 */
export async function lightest(
  picture: Buffer,
  size: { width: number; height: number },
  { file, mostBytes }: { file: string; mostBytes: number },
): Promise<string> {
  for (const quality of QUALITIES) {
    const options = { quality, effort: 6, smartSubsample: true };
    const encoded = await sharp(picture).resize(size).webp(options).toBuffer();
    if (encoded.length > mostBytes) continue;
    await writeFile(file, encoded);
    return `${(encoded.length / 1000).toFixed(1)} kB, quality ${quality}`;
  }
  throw new Error(`No picture below ${mostBytes} bytes.`);
}
