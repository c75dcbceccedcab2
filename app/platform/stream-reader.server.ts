import type { ServerResponse } from "node:http";

/** Keeps proxies from closing a quiet stream. */
export const PING_MS = 15_000;
/** A reader on the slowest line takes a few bytes in this time; one that takes none is not reading. */
const STALL_MS = 60_000;

/**
 * Ends the connection of a reader that takes nothing for so many milliseconds: Node's socket time-out,
 * which fires when nothing was written and nothing was taken.
 */
export function endStalledReader(response: ServerResponse, stallMs = STALL_MS): void {
  response.socket?.setTimeout(stallMs);
}

/**
 * Looks after the reader of an endless answer: a comment every 15 s, and an end to the connection of
 * one that takes nothing of what waits for it. Such a reader would hold its stream, and all that
 * hangs on it, for as long as it likes, an ended stream too.
 *
 * @param options times in milliseconds, and the comment
 * @returns ends the watch; to be called when the response has closed
 */
export function watchReader(
  response: ServerResponse,
  { pingMs = PING_MS, stallMs = STALL_MS, ping: text = ": ping\n\n" } = {},
): () => void {
  endStalledReader(response, stallMs);
  const ping = setInterval(() => {
    // No ping while data waits, which would look like progress, and none after the end.
    const isBehind = response.writableLength > 0 || (response.socket?.writableLength ?? 0) > 0;
    if (!isBehind && !response.writableEnded) response.write(text);
  }, pingMs);
  return () => clearInterval(ping);
}
