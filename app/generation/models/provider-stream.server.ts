import { ModelError, type ModelErrorCode } from "./model";

/** How long a provider may keep a person waiting, in milliseconds. */
export interface Patience {
  /** Until the response's headers. */
  connect: number;
  /** From there until the first byte. */
  firstByte: number;
  /** Between any two bytes. */
  idle: number;
}

/** Hosted models answer within seconds; a local one may first have to load from disk. */
export const HOSTED: Patience = { connect: 10_000, firstByte: 60_000, idle: 45_000 };
export const LOCAL: Patience = { connect: 120_000, firstByte: 300_000, idle: 120_000 };

/** Retries before the first byte: after it, a retry would answer twice. */
const RETRIES = 2;
/** A wait that a provider asks for and that a person would still sit through, in seconds. */
const LONGEST_WAIT = 10;
/** Longest line of a stream, in characters: a delta is a few words, an echo of a file a few hundred kB. */
const LINE_LENGTH = 1_000_000;

export interface ProviderRequest {
  url: string;
  headers: Record<string, string>;
  body: unknown;
  signal: AbortSignal;
  patience: Patience;
  /** Reads a provider's error body: what it calls the failure. */
  classify: (status: number, body: unknown) => ModelErrorCode;
}

/**
 * Posts to a provider and yields its answer line by line, as it comes. Aborting closes the
 * connection. Failures before the first byte are retried where that may help.
 *
 * @throws {ModelError}
 */
export async function* streamLines(request: ProviderRequest): AsyncGenerator<string> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      yield* streamOnce(request);
      return;
    } catch (error) {
      const failure = error instanceof ModelError ? error : fromNetwork(error, request.signal);
      const wait = failure.retryAfterSeconds ?? 0.4 * 2 ** attempt;
      const started = failure.cause === STARTED;
      if (started || !failure.retryable || attempt === RETRIES || wait > LONGEST_WAIT)
        throw failure;
      await pause(wait * 1000 * (0.75 + Math.random() / 2), request.signal);
    }
  }
}

/** The cause of failures after which a retry would repeat what was already told. */
const STARTED = Symbol("the answer had begun");

async function* streamOnce(request: ProviderRequest): AsyncGenerator<string> {
  const { url, headers, body, signal, patience } = request;
  const timeout = new AbortController();
  const abort = () => timeout.abort(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  signal.throwIfAborted();
  let timer = setTimeout(() => timeout.abort(SILENCE), patience.connect);
  const expect = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => timeout.abort(SILENCE), ms);
  };
  let started = false;
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
      signal: timeout.signal,
    });
    if (!response.ok) throw await fromResponse(response, request);
    if (!response.body) throw new ModelError("malformed", SAID.malformed);
    expect(patience.firstByte);
    const decoder = new TextDecoder();
    let pending = "";
    for await (const bytes of response.body as unknown as AsyncIterable<Uint8Array>) {
      started = true;
      expect(patience.idle);
      pending += decoder.decode(bytes, { stream: true });
      const lines = pending.split("\n");
      pending = lines.pop() ?? "";
      if (pending.length > LINE_LENGTH) throw new ModelError("malformed", SAID.malformed);
      for (const line of lines) yield line.endsWith("\r") ? line.slice(0, -1) : line;
    }
    pending += decoder.decode();
    if (pending !== "") yield pending;
  } catch (error) {
    if (error instanceof ModelError) throw error;
    if (timeout.signal.reason === SILENCE) {
      throw new ModelError("idle_timeout", SAID.idle_timeout, {
        retryable: true,
        ...(started ? { cause: STARTED } : {}),
      });
    }
    const failure = fromNetwork(error, signal);
    if (!started) throw failure;
    throw new ModelError(failure.code, failure.message, { retryable: true, cause: STARTED });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
    timeout.abort();
  }
}

const SILENCE = Symbol("silence");

/** What happened, and the one thing to do about it. What was complete is always kept. */
const SAID: Record<ModelErrorCode, string> = {
  auth: "The model's provider refused the key. Check AI_API_KEY and restart.",
  quota:
    "The account at the model's provider has no credit left. Add credit there, then send again.",
  rate_limit:
    "The model's provider allows no more requests right now. Wait a moment, then send again.",
  context_overflow:
    "This project is too large for the model. Choose one with a larger context in AI_MODEL.",
  model_missing: "The provider does not have this model. Check AI_MODEL.",
  overloaded: "The model's provider is overloaded. Send again in a minute.",
  refused: "The model declined this request. Put it another way.",
  network:
    "The model could not be reached. Check AI_BASE_URL and that it is running, then send again.",
  idle_timeout: "The model went silent. What was complete is saved; send again, or say “continue”.",
  truncated: "The model's answer broke off. What was complete is saved; say “continue”.",
  malformed: "What came back was not an answer of a model. Check AI_BASE_URL and AI_PROVIDER.",
  aborted: "Stopped.",
};

const RETRYABLE = new Set<ModelErrorCode>([
  "rate_limit",
  "overloaded",
  "network",
  "idle_timeout",
  "truncated",
]);

/** A failure by its code, in the words that people read. */
export function modelError(code: ModelErrorCode, retryAfterSeconds?: number): ModelError {
  const after = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return new ModelError(code, SAID[code], { retryable: RETRYABLE.has(code), ...after });
}

async function fromResponse(response: Response, request: ProviderRequest): Promise<ModelError> {
  const text = await response.text().catch(() => "");
  const seconds = Number(response.headers.get("retry-after"));
  const after = Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
  return modelError(request.classify(response.status, parseJson(text)), after);
}

function fromNetwork(error: unknown, signal: AbortSignal): ModelError {
  if (signal.aborted) return modelError("aborted");
  if (error instanceof ModelError) return error;
  return modelError("network");
}

/** The code that an HTTP status means where the body says nothing better. */
export function codeOfStatus(status: number): ModelErrorCode {
  if (status === 401 || status === 403) return "auth";
  if (status === 402) return "quota";
  if (status === 404) return "model_missing";
  if (status === 413) return "context_overflow";
  if (status === 429) return "rate_limit";
  if (status >= 500) return "overloaded";
  return "malformed";
}

/** JSON, or undefined for anything else. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(modelError("aborted"));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal.addEventListener("abort", stop, { once: true });
  });
}
