import type { ServerResponse } from "node:http";
import type { Writable } from "node:stream";

/** What may wait for a slow reader, in bytes; then it is let go, and comes back for what it missed. */
export const MOST_WAITING = 256_000;

/** Whether more waits for a reader than a process holds for one of thousands. */
export function isTooSlow(line: Writable): boolean {
  return line.writableLength > MOST_WAITING;
}

/** Writes to a page that does not end; ends it for somebody who does not read it. */
export function writeToPage(response: ServerResponse, html: string | Buffer): void {
  if (response.writableEnded || response.destroyed) return;
  // Straight to the connection, unless an earlier answer has it (pipelining).
  const line = response.socket ?? response;
  line.write(html);
  if (isTooSlow(line)) response.destroy();
}
