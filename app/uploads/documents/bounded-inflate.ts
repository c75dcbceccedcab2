import { gunzipSync, inflateRawSync, inflateSync, constants as zlib } from "node:zlib";

/** Bytes that one part of a document may unpack to: text of a thousand pages has some ten million. */
const MOST_BYTES = 64_000_000;

/** How much a byte of deflate can unpack to, at most (zlib's technical details). */
const LARGEST_RATIO = 1_032;

const UNPACK = { deflate: inflateSync, "deflate-raw": inflateRawSync, gzip: gunzipSync };

/**
 * Stands in for `DecompressionStream` where a reader unpacks a part in one piece. What is too much comes out empty, and
 * so does a large part that zlib refuses. The built-in one unpacks without a bound, and what it holds when its thread is
 * ended stays with the process for good: 250 MB for each PDF of 2 kB that is made for it.
 */
export class BoundedInflate extends TransformStream<Uint8Array, Uint8Array> {
  constructor(format: keyof typeof UNPACK) {
    super({
      transform(packed, controller) {
        const options = { maxOutputLength: MOST_BYTES, finishFlush: zlib.Z_SYNC_FLUSH };
        try {
          controller.enqueue(UNPACK[format](packed, options));
        } catch (error) {
          // Broken parts are the reader's to mend, if small: it would unpack without a bound what is too much.
          const isTooMuch = (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
          if (!isTooMuch && packed.length * LARGEST_RATIO <= MOST_BYTES) throw error;
        }
      },
    });
  }
}
