import type { GenerationEvent } from "~/generation/events/event-schema";
import { isAbort, requestEvents } from "~/platform/api-client";
import { followStream } from "./follow-stream";

/** How a stream that did not fail came to its end. */
export type StreamEnd = "ended" | "cut" | "nothing";

export interface StreamWatchOptions {
  /** `/api/projects/{id}/chat` */
  chatPath: string;
  onEvent(event: GenerationEvent): void;
  /** What was told so far will come again from its beginning. */
  onReplay(): void;
  /** It said its end, was cut here, or was never there. */
  onEnd(how: StreamEnd): void;
  /** @param isResumed whether it was one that should have been picked up */
  onError(error: unknown, isResumed: boolean): void;
}

/** Makes the request that starts an answer. */
export type OpenStream = (signal: AbortSignal) => Promise<Response>;

/** The one stream that a workspace watches; a new watch silently takes the place of the one before. */
export type StreamWatch = ReturnType<typeof createStreamWatch>;

export function createStreamWatch(options: StreamWatchOptions) {
  let current: AbortController | null = null;
  let isConnected = false;
  let lastEventId: string | null = null;

  const follow = (signal: AbortSignal, isCurrent: () => boolean, open?: OpenStream) =>
    followStream({
      ...(open
        ? {
            open: async () => {
              const response = await open(signal);
              isConnected = true;
              return response;
            },
          }
        : {}),
      resume(id) {
        isConnected = true;
        return requestEvents(`${options.chatPath}/stream`, id, signal);
      },
      lastEventId,
      onReplay: options.onReplay,
      onEvent(event, id) {
        if (!isCurrent()) return;
        if (id) lastEventId = id;
        options.onEvent(event);
      },
      signal,
    });

  const end = (tell: () => void) => {
    current = null;
    isConnected = false;
    tell();
  };

  return {
    get lastEventId() {
      return lastEventId;
    },
    /** Where to go on; null begins at the beginning. */
    startFrom(id: string | null) {
      lastEventId = id;
    },
    /** Whether the server has heard of it: before that there is nothing to pick up. */
    get isConnected() {
      return isConnected;
    },
    /** The watch that is on, to be compared later. */
    get current(): AbortSignal | null {
      return current?.signal ?? null;
    },

    /** Follows a stream to its end; `open` is left out to pick one up. */
    async watch(open?: OpenStream): Promise<void> {
      const controller = new AbortController();
      current?.abort();
      current = controller;
      isConnected = false;
      const isCurrent = () => current === controller;
      try {
        const result = await follow(controller.signal, isCurrent, open);
        if (isCurrent()) end(() => options.onEnd(result));
      } catch (error) {
        if (!isCurrent()) return;
        end(() => (isAbort(error) ? options.onEnd("cut") : options.onError(error, !open)));
      }
    },

    /** Cuts the connection; the end is told as for any other stream. */
    cut: () => current?.abort(),
    /** Lets go without a word: the page goes elsewhere. */
    leave() {
      const controller = current;
      current = null;
      controller?.abort();
    },
  };
}
