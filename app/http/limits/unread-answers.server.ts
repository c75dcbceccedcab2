import type { RequestHandler } from "express";
import { machineMemory } from "~/platform/machine-memory";
import { onceOver } from "~/platform/response-over.server";
import { endStalledReader } from "~/platform/stream-reader.server";
import { callerOf } from "../requests/caller.server";
import { type Unread, UnreadBytes } from "./unread-bytes";

/** Pieces of an answer are counted from this size on, in bytes: what streams comes in smaller ones, as it is read. */
const LARGE = 256_000;
/**
 * Of large answers so many bytes wait for readers of one network, and of all: ten of the largest projects, which a
 * browser on a slow line reads one after the other.
 */
const UNREAD = {
  network: 100_000_000,
  all: Math.min(500_000_000, machineMemory() / 5),
  from: LARGE,
};
/**
 * Lists of apps' records are made anew for each request: a hundred of the longest are 1.6 MB, and an app asks for them
 * every few seconds. Three hundred that nobody read were half a gigabyte.
 */
export const RECORDS_UNREAD = { network: 20_000_000, all: 100_000_000, from: 16_000 };

/**
 * Bounds what answers hold that nobody reads. A request costs its sender nothing, its answer may be ten megabytes, and it
 * is kept until it is read: a hundred and twenty of them took a gigabyte, for as long as the sender liked. The network that
 * has most makes room, with what has waited longest; and a reader that takes nothing for a minute is gone.
 */
export function boundUnread(bounds: typeof UNREAD = UNREAD): RequestHandler {
  const unread = new UnreadBytes(bounds);
  return (request, response, next) => {
    const network = callerOf(request);
    const one: Unread = { network, bytes: 0, end: () => request.socket.destroy() };
    const note = (piece: unknown) => {
      const bytes = sizeOf(piece);
      // What is written for somebody who has left is dropped, and waits for nobody.
      if (bytes < bounds.from || response.closed || request.socket.destroyed) return;
      if (one.bytes === 0) {
        const over = () => unread.remove(one);
        response.once("finish", over);
        onceOver(request, response, over);
        endStalledReader(response);
      }
      unread.add(one, bytes);
    };
    const { write, end } = response;
    response.write = ((...given: Parameters<typeof write>) => {
      note(given[0]);
      return write.apply(response, given);
    }) as typeof write;
    response.end = ((...given: Parameters<typeof end>) => {
      note(given[0]);
      return end.apply(response, given);
    }) as typeof end;
    next();
  };
}

function sizeOf(piece: unknown): number {
  return typeof piece === "string" || piece instanceof Uint8Array ? piece.length : 0;
}
