import { Writable } from "node:stream";
import type { PipeableStream } from "react-dom/server";

/** @returns the HTML of a page of which nothing is waited for any more, in one piece. React writes it in pieces of 2 kB. */
export function writePage(rendering: PipeableStream): Buffer {
  const pieces: Uint8Array[] = [];
  const page = new Writable({
    // React stops for whoever cannot keep up; this one takes all at once.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Buffer, _encoding, taken) {
      pieces.push(piece);
      taken();
    },
  });
  rendering.pipe(page);
  return Buffer.concat(pieces);
}
