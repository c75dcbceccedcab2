import { modelError } from "./failures";
import type { Model } from "./model";

/** What all calls of one answer may take together. */
export interface AnswerBounds {
  /** From the answer's beginning, in milliseconds. */
  totalMs: number;
  /** As providers sent them, keep-alive lines included. */
  totalBytes: number;
}

/**
 * A local model of ten tokens a second writes 27,000 of them in that time, which is several long calls;
 * a quarter of a million tokens come as some 60 MB of events, at about 250 bytes each.
 */
export const ANSWER_BOUNDS: AnswerBounds = {
  totalMs: 45 * 60_000,
  totalBytes: 256 * 1024 * 1024,
};

/**
 * The same model for one answer: all its calls together end within bounds. A call alone is timed by its
 * pauses, which a provider that drips a line every so often never fills.
 *
 * @throws {ModelError} `truncated` from the call that a bound ends, and from each that would follow
 */
export function withinBounds(model: Model, bounds: AnswerBounds = ANSWER_BOUNDS): Model {
  const outOfBounds = new AbortController();
  const late = AbortSignal.timeout(bounds.totalMs);
  let bytes = 0;
  const takeBytes = (count: number) => {
    bytes += count;
    if (bytes > bounds.totalBytes) outOfBounds.abort();
  };
  return {
    ...model,
    async *stream(request) {
      const { signal } = request;
      const any = AbortSignal.any([signal, late, outOfBounds.signal]);
      const stopWhereOver = () => {
        if (signal.aborted) return;
        if (late.aborted)
          throw modelError("truncated", { said: tooLate(bounds), retryable: false });
        if (outOfBounds.signal.aborted)
          throw modelError("truncated", { said: tooMuch(bounds), retryable: false });
      };
      stopWhereOver();
      try {
        for await (const chunk of model.stream({ ...request, signal: any, takeBytes })) {
          stopWhereOver();
          yield chunk;
        }
      } catch (error) {
        stopWhereOver();
        throw error;
      }
    },
  };
}

function tooLate({ totalMs }: AnswerBounds): string {
  const minutes = Math.max(1, Math.round(totalMs / 60_000));
  return `The answer took longer than ${minutes} minutes, so it was ended there. What was complete is saved; say “continue” for the rest, or choose a faster model.`;
}

function tooMuch({ totalBytes }: AnswerBounds): string {
  const megabytes = Math.max(1, Math.round(totalBytes / 1024 / 1024));
  return `The model's provider sent more than ${megabytes} MB for one answer, so it was ended there. What was complete is saved; choose another model.`;
}
