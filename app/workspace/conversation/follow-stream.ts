import type { GenerationEvent } from "~/generation/events/event-schema";
import { readError } from "~/platform/api-client";
import { isOffline, waitForLine } from "~/workspace/line";
import { readServerEvents } from "~/workspace/server-events";
import { isStreamEnd, readStreamData } from "./read-stream-data";
import { SeenEvents } from "./seen-events";

/** Waits between attempts to pick up a dropped stream, in milliseconds: three tries. */
export const RESUME_DELAYS_MS = [300, 900, 2000];

/** A stream broke and could not be picked up again. */
export class StreamLostError extends Error {
  override name = "StreamLostError";
}

export interface StreamOptions {
  /** Opens the stream for the first time; left out by a reader that only picks one up. */
  open?(): Promise<Response>;
  /** Opens it again from where it broke; null means from its beginning. */
  resume(lastEventId: string | null): Promise<Response>;
  onEvent(event: GenerationEvent, id: string | null): void;
  /** Called before a replay from the beginning: what was shown so far will come again. */
  onReplay(): void;
  signal: AbortSignal;
  /** Where an earlier reader stopped: what came before is dropped. */
  lastEventId?: string | null;
  delaysMs?: readonly number[];
}

/**
 * Follows a chat stream to its `[DONE]`, through dropped connections, without telling anything
 * twice.
 *
 * @returns `"ended"`, or `"nothing"` where the server has no stream to follow (204)
 * @throws {ApiError} when the server refuses, {StreamLostError} when it cannot be picked up again,
 *   the signal's AbortError when the caller gives up
 */
export async function followStream(options: StreamOptions): Promise<"ended" | "nothing"> {
  const seen = new SeenEvents(options.lastEventId ?? null);
  const delays = options.delaysMs ?? RESUME_DELAYS_MS;
  let failures = 0;
  let response = options.open ? await options.open() : await reopen(0);
  for (;;) {
    if (!response.ok) throw await readError(response);
    if (response.status === 204) return failures === 0 && seen.count === 0 ? "nothing" : lost();
    const before = seen.count;
    if (await readResponse(response, seen, options)) return "ended";
    if (seen.count > before) failures = 0;
    response = await reopen();
  }

  async function reopen(firstDelay?: number): Promise<Response> {
    for (let delay = firstDelay; ; delay = undefined) {
      if (delay === undefined) {
        delay = delays[failures];
        if (delay === undefined) return lost();
        failures += 1;
      }
      await waitForLine(delay, options.signal);
      try {
        const next = await options.resume(seen.lastId);
        if (next.status >= 500) continue;
        if (seen.lastId === null && next.ok && next.status !== 204) {
          seen.forget();
          options.onReplay();
        }
        return next;
      } catch (error) {
        if (options.signal.aborted) throw error;
        // Without a line a try says nothing of the server.
        if (isOffline()) failures = 0;
      }
    }
  }
}

function lost(): never {
  throw new StreamLostError("The connection to the server was lost.");
}

/** Reads one connection. True when the stream said that it is complete. */
async function readResponse(
  response: Response,
  seen: SeenEvents,
  options: StreamOptions,
): Promise<boolean> {
  let isEnded = false;
  try {
    await readServerEvents(response, (data, id) => {
      if (!seen.isNew(id)) return;
      if (isStreamEnd(data)) isEnded = true;
      else for (const event of readStreamData(data)) options.onEvent(event, id);
    });
  } catch (error) {
    if (options.signal.aborted) throw error;
  }
  options.signal.throwIfAborted();
  return isEnded;
}
