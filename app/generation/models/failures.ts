import { ModelError, type ModelErrorCode } from "./model";

/** What a refusal of a provider means: its code, and other words than the usual ones if need be. */
export interface Verdict {
  code: ModelErrorCode;
  said?: string;
}

/** What happened. Whoever can mend it is told where beside it (`models/failure-words.ts`). What was complete is always kept. */
const SAID: Record<ModelErrorCode, string> = {
  auth: "The key was refused by the model's provider.",
  quota:
    "The account at the model's provider has no credit left. Add credit there, then send again.",
  rate_limit:
    "The model's provider takes no more requests right now. Wait a minute, then send again.",
  context_overflow:
    "This is more than the model can read at once. Choose a model with a larger window.",
  model_missing: "The provider does not have this model.",
  overloaded: "The model's provider is overloaded. Send again in a minute.",
  refused: "The model declined this request. Put it another way.",
  network: "The model could not be reached.",
  idle_timeout: "The model went silent. What was complete is saved; say “continue” to go on.",
  truncated: "The model's answer broke off. What was complete is saved; say “continue” to go on.",
  malformed: "What came back is not the answer of a model.",
  aborted: "Stopped.",
};

export const NO_ANSWER_IN_TIME =
  "The model did not begin to answer in time. Send again, or choose a faster model.";
export const NOTHING_SAID = "The model answered with nothing. Send again, or choose another model.";
export const REJECTED =
  "The provider did not accept the request. Look whether the model's name is that of a chat model of this provider.";

export const WENT_ON =
  "The model wrote on and on without an end, so it was ended there. What was complete is saved; send your message again, or choose another model.";

/** Told beside an answer whose provider refused to be told how long the model shall think. */
export const EFFORT_REFUSED =
  "The model's provider does not take how long the model shall think. It was asked again without that, and thinks as its provider has it.";

/** The same failure where nothing was saved before it: nothing is said to be. */
export function withNothingSaved(error: ModelError): ModelError {
  const { code, message, retryable, retryAfterSeconds, cause } = error;
  const said = message.replace("What was complete is saved", "No file was changed");
  return said === message ? error : modelError(code, { said, retryable, retryAfterSeconds, cause });
}

/** Whether a failure is told in the usual words of its code. */
export function isInUsualWords({ code, message }: ModelError): boolean {
  return message === SAID[code];
}

/** Failures after which the same request may succeed when it is sent again. */
const RETRYABLE: ReadonlySet<ModelErrorCode> = new Set([
  "rate_limit",
  "overloaded",
  "network",
  "idle_timeout",
  "truncated",
]);

/** A failure by its code, in the words that people read. */
export function modelError(
  code: ModelErrorCode,
  options: {
    said?: string | undefined;
    retryable?: boolean;
    retryAfterSeconds?: number | undefined;
    cause?: unknown;
  } = {},
): ModelError {
  const { retryAfterSeconds, cause } = options;
  const usual =
    code === "rate_limit" && retryAfterSeconds
      ? `The model's provider takes no more requests right now. Send again in ${describeWait(retryAfterSeconds)}.`
      : SAID[code];
  return new ModelError(code, options.said ?? usual, {
    retryable: options.retryable ?? RETRYABLE.has(code),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(cause === undefined ? {} : { cause }),
  });
}

function describeWait(seconds: number): string {
  if (seconds <= 90) return `${Math.ceil(seconds)} seconds`;
  return seconds <= 5_400
    ? `${Math.ceil(seconds / 60)} minutes`
    : `${Math.ceil(seconds / 3_600)} hours`;
}

/**
 * What an HTTP status means where the body names nothing better. A 404 whose body is no error of
 * a provider comes from an address that is not one.
 */
export function verdictOfStatus(status: number, isProviderError: boolean): Verdict {
  if (status === 401 || status === 403) return { code: "auth" };
  if (status === 402) return { code: "quota" };
  if (status === 404 && isProviderError) return { code: "model_missing" };
  if (status === 408 || status === 425 || status >= 500) return { code: "overloaded" };
  if (status === 413) return { code: "context_overflow" };
  if (status === 429) return { code: "rate_limit" };
  return isProviderError ? { code: "malformed", said: REJECTED } : { code: "malformed" };
}
