import type { Dispatcher, Response } from "undici";
import { AT_ONCE, isWithin } from "~/platform/json-bounds";
import { pace } from "./answer-pace";
import { modelError, NO_ANSWER_IN_TIME, type Verdict } from "./failures";
import { ModelError } from "./model";
import type { Patience } from "./patience";

/**
 * From this fill on, a 400 without a telling code is taken for a prompt that was too long: several
 * providers say so in words only, and the estimate may be a third off.
 */
const NEARLY_FULL = 0.6;
/** Longest part of a refusal that is read, in bytes: the rest of an error page says no more. */
const REFUSAL_BYTES = 64 * 1024;

export interface ProviderRequest {
  url: string;
  headers: Record<string, string>;
  body: unknown;
  signal: AbortSignal;
  takeBytes: ((count: number) => void) | undefined;
  patience: Patience;
  dispatcher: Promise<Dispatcher>;
  /** Reads a refusal: by status and the provider's own code, never by its words. */
  judge: (status: number, body: unknown) => Verdict;
  /** How much of the model's window the request fills, estimated: 1 is all of it. */
  fill: number;
}

/** The cause of an error that a provider answered with. For logs, and for what it names. */
export interface Refusal {
  status: number;
  /** Parsed JSON, or undefined. */
  body: unknown;
}

/**
 * One request to a provider, streamed. It ends with the answer, with silence, or with the caller:
 * leaving `text()` early, like aborting, closes the connection.
 */
export class ProviderCall {
  readonly #request: ProviderRequest;
  readonly #stop = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #begun = false;

  constructor(request: ProviderRequest) {
    this.#request = request;
  }

  /** Says that the answer has begun: from here on only pauses are timed. */
  begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    clearTimeout(this.#timer);
  }

  /** The answer's body as it comes, decoded. @throws {ModelError} */
  async *text(): AsyncGenerator<string> {
    const { signal, patience } = this.#request;
    if (signal.aborted) throw modelError("aborted");
    const abort = () => this.#stop.abort();
    signal.addEventListener("abort", abort, { once: true });
    this.#expect(patience.firstTokenMs);
    try {
      const response = await this.#post();
      if (!response.ok) throw await this.#readRefusal(response);
      if (!response.body) throw modelError("malformed");
      const decoder = new TextDecoder();
      for await (const bytes of response.body) {
        // The reader's own pauses are not the model's.
        if (this.#begun) clearTimeout(this.#timer);
        this.#request.takeBytes?.(bytes.byteLength);
        const handedOn = performance.now();
        yield decoder.decode(bytes, { stream: true });
        await pace(performance.now() - handedOn, this.#stop.signal);
        if (this.#begun) this.#expect(patience.idleMs);
      }
      yield decoder.decode();
    } catch (error) {
      throw this.#explain(error);
    } finally {
      clearTimeout(this.#timer);
      signal.removeEventListener("abort", abort);
    }
  }

  async #post(): Promise<Response> {
    const { url, headers, body } = this.#request;
    const dispatcher = await this.#request.dispatcher;
    // It is there already: the dispatcher is made by it.
    const { fetch } = await import("undici");
    return fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
      // A followed redirect would lose the body, and could carry the key to another host.
      redirect: "manual",
      signal: this.#stop.signal,
      dispatcher,
    });
  }

  #expect(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#stop.abort(SILENCE), ms);
  }

  async #readRefusal(response: Response): Promise<ModelError> {
    const { status } = response;
    const body = parseJson(await readStart(response, this.#request.patience.refusalMs));
    const verdict = this.#request.judge(status, body);
    const isTooLong =
      status === 400 && verdict.code === "malformed" && this.#request.fill > NEARLY_FULL;
    const { code, said }: Verdict = isTooLong ? { code: "context_overflow" } : verdict;
    const cause: Refusal = { status, body };
    return modelError(code, { said, retryAfterSeconds: retryAfterOf(response), cause });
  }

  #explain(error: unknown): ModelError {
    if (error instanceof ModelError) return error;
    if (this.#request.signal.aborted) return modelError("aborted");
    if (this.#stop.signal.reason === SILENCE) {
      return modelError("idle_timeout", this.#begun ? {} : { said: NO_ANSWER_IN_TIME });
    }
    // What has begun is paid for: it is not asked for again.
    return modelError(this.#begun ? "truncated" : "network", { cause: error });
  }
}

const SILENCE = Symbol("silence");

/** The beginning of a body, or what of it comes within that time, in milliseconds. */
async function readStart(response: Response, ms: number): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return "";
  const leave = () => void reader.cancel().catch(() => {});
  const timer = setTimeout(leave, ms);
  const decoder = new TextDecoder();
  let text = "";
  let bytesRead = 0;
  try {
    while (bytesRead < REFUSAL_BYTES) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
      bytesRead += value.byteLength;
    }
    return text;
  } finally {
    clearTimeout(timer);
    leave();
  }
}

/** In seconds or as a date (RFC 9110), or in the milliseconds that some providers add. */
function retryAfterOf(response: Response): number | undefined {
  const ms = Number(response.headers.get("retry-after-ms") ?? Number.NaN);
  if (ms >= 0) return ms / 1000;
  const raw = response.headers.get("retry-after");
  if (!raw) return undefined;
  const seconds = Number(raw);
  if (seconds >= 0) return seconds;
  const date = Date.parse(raw);
  return Number.isNaN(date) ? undefined : Math.max(0, (date - Date.now()) / 1000);
}

/** JSON, or undefined for anything else, and for what holds more than any provider says at once. */
export function parseJson(text: string): unknown {
  try {
    return isWithin(text, AT_ONCE) ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
