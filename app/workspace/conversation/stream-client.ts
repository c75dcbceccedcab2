import { createParser } from "eventsource-parser";
import { readError } from "~/workspace/api-client";
import { readStreamEvents, type StreamEvent } from "./stream-events";

/** Waits between attempts to pick up a dropped stream, in milliseconds: three tries. */
const RESUME_DELAYS_MS = [300, 900, 2000];

/** A stream broke and could not be picked up again. */
export class StreamLostError extends Error {
  override name = "StreamLostError";
}

export interface StreamOptions {
  /** Opens the stream for the first time; left out by a reader that only picks one up. */
  open?(): Promise<Response>;
  /** Opens it again from where it broke; null means from its beginning. */
  resume(lastEventId: string | null): Promise<Response>;
  onEvent(event: StreamEvent, id: string | null): void;
  /** Called before a replay from the beginning: what was shown so far will come again. */
  onReplay(): void;
  /** Called for every sign of life, keep-alive comments included. */
  onActivity?(): void;
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
    if (response.status === 204) return failures === 0 && !seen.any ? "nothing" : lost();
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
      await wait(delay, options.signal);
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
  let ended = false;
  try {
    await readServerEvents(
      response,
      (data, id) => {
        options.onActivity?.();
        if (!seen.isNew(id)) return;
        for (const event of readStreamEvents(data)) {
          if (event.kind === "end") ended = true;
          options.onEvent(event, id);
        }
      },
      () => options.onActivity?.(),
    );
  } catch (error) {
    if (options.signal.aborted) throw error;
  }
  options.signal.throwIfAborted();
  return ended;
}

/** Reads a `text/event-stream` answer until it closes; copes with any split of its bytes. */
export async function readServerEvents(
  response: Response,
  onData: (data: string, id: string | null) => void,
  onComment?: () => void,
): Promise<void> {
  if (!response.body) return;
  const parser = createParser({
    onEvent: (message) => onData(message.data, message.id ?? null),
    ...(onComment ? { onComment } : {}),
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parser.feed(value);
  }
  // A last line without its blank line is still a whole line for a server that forgot it.
  parser.feed("\n\n");
}

/** Remembers how far each generation (`<generation>:<seq>`) was read. */
class SeenEvents {
  lastId: string | null;
  count = 0;
  #last = new Map<string, number>();

  constructor(lastId: string | null) {
    this.lastId = null;
    if (lastId) this.isNew(lastId);
    this.count = 0;
  }

  get any(): boolean {
    return this.count > 0;
  }

  forget(): void {
    this.#last.clear();
  }

  isNew(id: string | null): boolean {
    const match = /^(.*):(\d+)$/.exec(id ?? "");
    if (match) {
      const [, generation = "", number = "0"] = match;
      const last = this.#last.get(generation);
      if (last !== undefined && Number(number) <= last) return false;
      this.#last.set(generation, Number(number));
    }
    if (id) this.lastId = id;
    this.count += 1;
    return true;
  }
}

/** Resolves after a while; rejects at once when the signal aborts. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", onAbort);
      resolve();
    }, ms);
    signal?.addEventListener("abort", onAbort, { once: true });
  });
}
