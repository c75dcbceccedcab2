import { modelError, NOTHING_SAID, WENT_ON } from "./failures";
import { LoopWatch } from "./loop-watch";
import { type ModelChunk, ModelError, type ModelErrorCode } from "./model";

/** Retries before the first word: after it, a retry would answer twice. */
export const RETRIES = 2;
/** The longest wait a provider may ask for that a person would still sit through, in seconds. */
const LONGEST_WAIT_S = 10;
/** Failures that often pass by themselves. Silence is not among them: it has cost a minute already. */
const PASSING: ReadonlySet<ModelErrorCode> = new Set(["rate_limit", "overloaded", "network"]);
/** Failures that are a break in the middle of an answer. */
const BROKEN: ReadonlySet<ModelErrorCode> = new Set(["network", "malformed"]);
/** Longest answer, in characters: five times what any model may write; a loop never ends. */
const ANSWER_LENGTH = 5_000_000;
/** Most tokens that one call is believed to have taken: no window has more, and rows hold no number without end. */
const CALL_TOKENS = 10_000_000;

/**
 * Streams an answer, and starts again where it failed in passing before its first word.
 *
 * @throws {ModelError}
 */
export async function* streamWithRetries(
  attempt: () => AsyncIterable<ModelChunk>,
  options: { signal: AbortSignal; backoffMs: number },
): AsyncGenerator<ModelChunk> {
  for (let retry = 0; ; retry += 1) {
    let said = 0;
    let thought = 0;
    const [words, thoughts] = [new LoopWatch(), new LoopWatch()];
    try {
      for await (const chunk of attempt()) {
        if (chunk.type === "text") said += chunk.text.length;
        if (chunk.type === "reasoning") thought += chunk.text.length;
        const isLoop =
          (chunk.type === "text" && words.take(chunk.text)) ||
          (chunk.type === "reasoning" && thoughts.take(chunk.text));
        if (isLoop || said + thought > ANSWER_LENGTH) {
          throw modelError("truncated", { said: WENT_ON, retryable: false });
        }
        if (chunk.type === "end" && chunk.reason !== "refused" && said === 0) {
          throw modelError("malformed", { said: NOTHING_SAID, retryable: true });
        }
        yield chunk.type === "usage" ? believable(chunk) : chunk;
      }
      return;
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      // Thoughts are paid for like words. What had begun well and then makes no sense broke off there.
      if (said + thought > 0) {
        throw BROKEN.has(error.code) ? modelError("truncated", { cause: error }) : error;
      }
      const waitMs = waitBefore(retry, error, options.backoffMs);
      if (waitMs === null) throw error;
      await pause(waitMs, options.signal);
    }
  }
}

/** What a provider counted, in whole tokens: some give none, parts or nonsense. */
function believable(chunk: Extract<ModelChunk, { type: "usage" }>): ModelChunk {
  const whole = (tokens: number) => Math.min(CALL_TOKENS, Math.max(0, Math.round(tokens)));
  const { cachedTokens, inputTokens, outputTokens } = chunk;
  return {
    type: "usage",
    inputTokens: whole(inputTokens),
    outputTokens: whole(outputTokens),
    ...(cachedTokens === undefined ? {} : { cachedTokens: whole(cachedTokens) }),
  };
}

/** Milliseconds until the next attempt; null when there should be none. */
function waitBefore(retry: number, error: ModelError, backoffMs: number): number | null {
  if (retry >= RETRIES || !PASSING.has(error.code)) return null;
  const asked = error.retryAfterSeconds ?? 0;
  if (asked > LONGEST_WAIT_S) return null;
  // Jitter spreads those who were turned away at the same moment.
  return asked * 1000 + backoffMs * 2 ** retry * (0.5 + Math.random());
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(modelError("aborted"));
    };
    if (signal.aborted) return reject(modelError("aborted"));
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal.addEventListener("abort", stop, { once: true });
  });
}
