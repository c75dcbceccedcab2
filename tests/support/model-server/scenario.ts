/** How the server answers one request. Everything that is left out is as a good provider does it. */
export interface Scenario {
  /** The answer in pieces; an async one lets a test decide when the next piece comes. */
  text?: string | Iterable<string> | AsyncIterable<string>;
  /** What it thinks before it answers, in one piece. */
  thoughts?: string;
  /** Milliseconds before each piece. */
  delayMs?: number;
  /** A refusal instead of an answer, in the protocol's own shape. */
  refuse?: { status: number; code?: string; param?: string; headers?: Record<string, string> };
  /** These bytes instead of an answer, with status 200 unless said otherwise; open: never ended. */
  raw?: { body: string; contentType?: string; status?: number; isOpen?: boolean };
  /**
   * How it ends: `"stop"` (default), `"length"` and `"refused"` as the protocol says it; `"none"`
   * closes without an end; `"cut"` breaks the connection; `"error"` sends an error in the stream;
   * `"silence"` sends nothing more and keeps the connection open.
   */
  ending?: "stop" | "length" | "refused" | "none" | "cut" | "error" | "silence";
  /** Sends not even headers. */
  deaf?: boolean;
  /** Keep-alive comments or pings before the first piece. */
  pings?: number;
  /** Nothing after the keep-alives, not even the start of an answer. */
  isSilent?: boolean;
  /** The body goes out in pieces of so many bytes, so that characters are cut in two. */
  pieceBytes?: number;
  usage?: { inputTokens: number; outputTokens: number };
}

/** A request as it came. */
export interface ModelServerRequest {
  protocol: "openai" | "anthropic" | "ollama";
  headers: Record<string, string | string[] | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects of any protocol
  body: any;
  /** The last thing the person said. */
  lastUserText: string;
  /** All system text. */
  systemText: string;
}

/** Scenarios in turn, the last one for ever; or one made for each request. */
export type Script = Scenario[] | ((request: ModelServerRequest) => Scenario);

/** An endless queue of scenarios: the last is repeated. */
export function scenarioSource(script: Script): (request: ModelServerRequest) => Scenario {
  if (typeof script === "function") return script;
  let next = 0;
  return () => script[Math.min(next++, script.length - 1)] ?? {};
}
