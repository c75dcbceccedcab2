import { TextOrBytes } from "~/projects/text-or-bytes";
import { hexLines } from "./hex-lines";

/**
 * The beginning of a file that has no viewer: as a text where it is one (a large one is kept as bytes),
 * else in hex.
 *
 * @param bytes its first ones; a character that they cut in two is left out
 */
export function headOfFile(bytes: Uint8Array): string {
  return readText(bytes) ?? hexLines(bytes);
}

function readText(bytes: Uint8Array): string | null {
  // A character of UTF-8 has up to four bytes.
  for (let cut = 0; cut < Math.min(4, bytes.length); cut += 1) {
    const reader = new TextOrBytes(bytes.length);
    reader.add(bytes.subarray(0, bytes.length - cut));
    const text = reader.end();
    if (text !== null) return text;
  }
  return null;
}
