/** The one way in which scripts of our pages talk to our own server. */

/** An answer of the server that is not a success, as an error people can read. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  /** The parsed JSON body, or undefined where it was not JSON. */
  readonly body: Record<string, unknown> | undefined;
  /** Whether it has no words but the name of its status. */
  isBare = false;

  constructor(status: number, message: string, body?: Record<string, unknown>) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
    this.code = typeof body?.code === "string" ? body.code : undefined;
  }

  /** The server's own sentence, where it gave one. */
  get reason(): string | undefined {
    return typeof this.body?.error === "string" ? this.body.error : undefined;
  }
}

const listeners = new Set<(error: ApiError) => void>();

/** Calls back at each answer that is not a success, whoever asked: some concern the whole page. Returns the way to stop. */
export function onRefused(listener: (error: ApiError) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The server could not be reached; whether it heard of the request is not known. */
export class ConnectionError extends Error {
  override name = "ConnectionError";
}

/** Whether it is the line that failed, here or in what caused the error. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof ConnectionError || isConnectionError(error.cause);
}

export interface RequestOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Sends it instead of the browser's own `fetch`. */
  send?: typeof fetch;
}

/**
 * Sends a request with the session cookie. A body is sent as JSON; without one nothing is sent and
 * no content type is claimed.
 *
 * @throws {ApiError} for every answer that is not 2xx, {ConnectionError} where there is none
 */
export async function request(
  method: string,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json", ...options.headers };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const { send = fetch } = options;
  const response = await send(path, {
    method,
    headers,
    credentials: "include",
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(options.signal ? { signal: options.signal } : {}),
  }).catch((cause) => {
    if (options.signal?.aborted) throw cause;
    throw new ConnectionError("The server could not be reached.", { cause });
  });
  if (!response.ok) {
    const error = await readError(response);
    for (const listener of listeners) listener(error);
    throw error;
  }
  return response;
}

/**
 * Asks for a stream of server-sent events, after the event `lastEventId`. The answer is handed over
 * whatever its status: a reader decides whether to try again.
 */
export function requestEvents(
  path: string,
  lastEventId: string | null,
  signal: AbortSignal,
): Promise<Response> {
  const headers: Record<string, string> = { Accept: "text/event-stream" };
  if (lastEventId) headers["Last-Event-ID"] = lastEventId;
  return fetch(path, { credentials: "include", headers, signal });
}

/** Like {@link request}, and reads the JSON answer; null for 204 and empty answers. */
export async function requestJson<T>(
  method: string,
  path: string,
  body?: unknown,
  options?: RequestOptions,
): Promise<T> {
  const response = await request(method, path, body, options);
  const text = await response.text();
  return (text === "" ? null : JSON.parse(text)) as T;
}

/**
 * GETs JSON from the key's segments joined with "/", e.g. `["/api/files", id]`.
 *
 * @param options.on401 `"null"` answers null to somebody who is signed out instead of throwing
 * @throws {ApiError} for every other answer that is not 2xx
 */
export async function fetchJson<T>(
  key: readonly string[],
  options: RequestOptions & { on401?: "throw" | "null" } = {},
): Promise<T | null> {
  try {
    return await requestJson<T>("GET", key.join("/"), undefined, options);
  } catch (error) {
    if (options.on401 === "null" && error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** The error of an answer: JSON `error`, else `message`, else the text; else the status text. */
export async function readError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => "");
  if (text === "") {
    return Object.assign(new ApiError(response.status, response.statusText), { isBare: true });
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return new ApiError(response.status, `${response.status}: ${text}`);
  }
  const fields = typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  const message = [fields.error, fields.message].find(
    (value): value is string => typeof value === "string" && value !== "",
  );
  return new ApiError(response.status, message ?? text, fields);
}

/** Whether a request was aborted by this page itself. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

/** Longest error text shown in a toast, in characters: more is a page, not a message. */
const SHOWN_ERROR_LENGTH = 300;

/** A sentence fit to show: the error's own where it is one, never markup, JSON, a stack or a bare status. */
export function shownError(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  const { message, isBare } = error;
  const isMachine = /<[a-z!/]|\n\s+at |^\s*[[{]/i.test(message);
  const unfit = isBare || message === "" || message.length > SHOWN_ERROR_LENGTH || isMachine;
  return unfit ? fallback : message;
}

/** The server's words for what the person can mend (4xx), else the fallback: a defect is not theirs. */
export function shownRefusal(error: unknown, fallback: string): string {
  const isTheirs = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isTheirs ? shownError(error, fallback) : fallback;
}
