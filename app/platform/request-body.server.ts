import type { IncomingMessage } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { AppError, badRequest, tooLarge } from "./errors";

/** What of a body nobody reads is still taken, so that its sender sees the answer: in bytes and in milliseconds. */
const DROPPED = { bytes: 1_000_000, ms: 5_000 };

/**
 * Reads a body whole, whatever length it declares.
 *
 * @param bounds of its size, in bytes, and of the time it takes, in milliseconds
 * @throws {AppError} 413 beyond the size, 408 beyond the time, 400 when its sender has gone
 */
export function readBody(
  request: IncomingMessage,
  bounds: { bytes: number; ms: number },
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise<Buffer>((resolve, reject) => {
    const endLate = () =>
      reject(new AppError(408, "The body took too long to come. Send it again."));
    const timer = setTimeout(endLate, bounds.ms);
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= bounds.bytes) return void chunks.push(chunk);
      reject(tooLarge(`This takes bodies of up to ${bounds.bytes / 1_000} kB.`));
    };
    const endEarly = () => reject(badRequest("The body ended before it was whole."));
    request.on("data", take).once("end", () => resolve(Buffer.concat(chunks)));
    request.once("error", endEarly).once("close", () => {
      clearTimeout(timer);
      endEarly();
    });
  }).finally(() => request.pause().removeAllListeners("data"));
}

/**
 * Drops what is left of a body that nobody will read. A little of it is taken, because a connection
 * reset would hide the answer; who goes on sending loses the connection.
 */
export function dropBody(request: IncomingMessage, bounds = DROPPED): void {
  if (request.complete) return;
  const hangUp = () => void request.destroy();
  const timer = setTimeout(hangUp, bounds.ms);
  let bytes = 0;
  // Read from, it is not left to Node, which would drop a body without end for minutes.
  request.removeAllListeners("data").read();
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > bounds.bytes) hangUp();
  });
  request.once("end", () => clearTimeout(timer)).once("close", () => clearTimeout(timer));
  request.on("error", () => {}).resume();
}

/** Whether a request says that a body follows (RFC 9112, section 6). */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/**
 * Waits until a body is whole, until as much of it has come as is kept before somebody reads it, or until its sender has
 * gone. Nothing of it is taken.
 *
 * @param bounds.bytes how much is kept, where its length is told; else what Node keeps, 16 or 64 kB
 * @param bounds.ms how long at most
 * @returns whether it was whole in time, or its sender gone
 */
export async function isBodyWhole(
  request: IncomingMessage,
  { bytes, ms }: { bytes: number; ms: number },
): Promise<boolean> {
  if (!hasBody(request)) return true;
  // What came in one packet with its headers is there in the next turn.
  if (!isWhole(request)) await nextTurn();
  // To ask for so much at once has it kept until it is there.
  if (!isWhole(request) && bytes > request.readableLength) request.read(bytes);
  if (isThere(request)) return isWhole(request);
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      request.off("readable", look).off("close", look).off("error", look);
      resolve(isWhole(request));
    };
    const look = () => isThere(request) && end();
    const timer = setTimeout(end, ms);
    // Who is gone is not always told of as an error.
    request.on("readable", look).on("close", look).on("error", look);
  });
}

function isWhole({ complete, destroyed }: IncomingMessage): boolean {
  return complete || destroyed;
}

function isThere(request: IncomingMessage): boolean {
  return isWhole(request) || request.readableLength >= request.readableHighWaterMark;
}
