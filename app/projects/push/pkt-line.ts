import { badRequest } from "~/platform/errors";

// Lines of git's protocols: four hexadecimal digits that count themselves and the line (gitprotocol-common).

const FLUSH = "0000";
/** Digits that hold the length. */
const HEAD = 4;
/** More lines than this no repository has: a branch's alone has 50 bytes, and each costs the thread its time. */
const MOST_LINES = 20_000;

/** A line as it is sent; text in UTF-8. */
export function packetLine(text: string): Buffer {
  const body = Buffer.from(text);
  const length = (body.length + HEAD).toString(16).padStart(HEAD, "0");
  return Buffer.concat([Buffer.from(length), body]);
}

/** What ends a list of lines. */
export const flushPacket: Buffer = Buffer.from(FLUSH);

/**
 * Takes lines apart; null stands for what ends a list.
 *
 * @throws {Error} for what is not of this shape
 * @throws {AppError} 400 for more of it than is read
 */
export function* readPackets(bytes: Buffer): Generator<Buffer | null> {
  let lines = 0;
  for (let at = 0; at < bytes.length; ) {
    lines += 1;
    if (lines > MOST_LINES)
      throw badRequest("The repository has more branches and tags than are read.");
    const head = bytes.toString("latin1", at, at + HEAD);
    if (!/^[0-9a-f]{4}$/i.test(head)) throw new Error("That is no answer of git.");
    const length = Number.parseInt(head, 16);
    if (length === 0) {
      yield null;
      at += HEAD;
    } else if (length < HEAD || at + length > bytes.length) {
      throw new Error("An answer of git was cut short.");
    } else {
      yield bytes.subarray(at + HEAD, at + length);
      at += length;
    }
  }
}
