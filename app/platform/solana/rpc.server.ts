import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { readBounded } from "../bounded-body";
import { AT_ONCE, isWithin } from "../json-bounds";
import { SolanaError } from "./solana-error";

/** How long a node may take for one answer, in milliseconds. */
const PATIENCE_MS = 10_000;
/** Of requests that a busy node turned away; public ones answer 429 to single calls. */
const ATTEMPTS = 4;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 5_000;
/** A page of a thousand signatures is a quarter of it. */
const ANSWER_BYTES = 4_000_000;

const answerSchema = z.union([
  z.object({ error: z.object({ code: z.number(), message: z.string() }) }),
  z.object({ result: z.unknown() }),
]);

/** JSON-RPC over HTTP, as nodes of Solana speak it. */
export class SolanaRpc {
  readonly #url: string;
  readonly #wait: (ms: number) => Promise<unknown>;

  /** @param wait how long to wait before a busy node is asked again */
  constructor(url: string, wait: (ms: number) => Promise<unknown> = (ms) => pause(ms)) {
    this.#url = url;
    this.#wait = wait;
  }

  /**
   * Asks the node, again and later while it is busy.
   *
   * @throws {SolanaError} when there is no answer of that shape
   */
  async call<T extends z.ZodTypeAny>(
    method: string,
    params: readonly unknown[],
    shape: T,
  ): Promise<z.output<T>> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await this.#post(method, params);
      if (response.status !== 429 && response.status !== 503) return read(method, response, shape);
      await response.body?.cancel();
      if (attempt === ATTEMPTS) throw new SolanaError("busy", `${method}: the node is busy.`);
      await this.#wait(waitOf(response, attempt));
    }
  }

  async #post(method: string, params: readonly unknown[]): Promise<Response> {
    try {
      return await fetch(this.#url, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
        redirect: "error",
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
    } catch (error) {
      // The address may hold a key: it is in no message.
      throw new SolanaError("unreachable", `${method}: the node cannot be reached.`, {
        cause: (error as { name?: unknown } | null)?.name,
      });
    }
  }
}

/** As long as the node says, or twice as long each time, never quite alike. */
function waitOf(response: Response, attempt: number): number {
  const asked = Number(response.headers.get("Retry-After")) * 1000;
  const own = FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
  return Math.min(LONGEST_WAIT_MS, asked > 0 ? asked : own);
}

async function read<T extends z.ZodTypeAny>(
  method: string,
  response: Response,
  shape: T,
): Promise<z.output<T>> {
  const parsed = answerSchema.safeParse(await readJson(method, response));
  if (!parsed.success) throw unreadable(method, response.status);
  if ("error" in parsed.data) {
    const { code, message } = parsed.data.error;
    throw new SolanaError("refused", `${method}: ${code} ${message.slice(0, 200)}`);
  }
  const result = shape.safeParse(parsed.data.result);
  if (!result.success) throw unreadable(method, response.status);
  return result.data;
}

async function readJson(method: string, response: Response): Promise<unknown> {
  try {
    const text = (await readBounded(response.body, ANSWER_BYTES)).toString("utf8");
    // Everybody waits while it is parsed: four megabytes of brackets take half a second.
    if (!isWithin(text, AT_ONCE)) throw unreadable(method, response.status);
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SolanaError) throw error;
    throw unreadable(method, response.status);
  }
}

function unreadable(method: string, status: number): SolanaError {
  return new SolanaError("unreadable", `${method}: the node's answer (${status}) is not readable.`);
}
