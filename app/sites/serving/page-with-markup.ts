import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { findHeadStart } from "../build/page";
import type { StreamedFile } from "../engine/engine";

/** So far into a page its head is looked for, in bytes. */
const LOOKED_AT = 64_000;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * A large page with markup at the start of its head, as it is read: only its beginning is in memory.
 *
 * @returns a file that is opened whole, whatever part is asked for
 */
export function pageWithMarkup(page: StreamedFile, markup: string): StreamedFile {
  const added = Buffer.from(markup);
  return {
    ...page,
    size: page.size + added.length,
    async open() {
      const beginning = await page.open({ start: 0, end: Math.min(LOOKED_AT, page.size) - 1 });
      if (!beginning) return null;
      const looked = await buffer(beginning);
      const at = headStartIn(looked);
      const openRest = () => page.open({ start: at, end: page.size - 1 });
      return Readable.from(inTurn(looked.subarray(0, at), added, openRest), { objectMode: false });
    },
  };
}

/**
 * The rest is opened when it is read: who asks for the headers alone, or leaves before, leaves no file open.
 *
 * @throws when it went meanwhile: what was announced is then cut short, which a browser tells
 */
async function* inTurn(before: Uint8Array, added: Uint8Array, openRest: StreamedFile["open"]) {
  yield before;
  yield added;
  const rest = await openRest();
  if (!rest) throw new Error("The file is not there any more.");
  yield* rest;
}

/** In bytes: as Latin-1 each is a character. */
function headStartIn(bytes: Buffer): number {
  const mark = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
  const start = mark ? BYTE_ORDER_MARK.length : 0;
  return start + findHeadStart(bytes.toString("latin1", start));
}
