import { type AppAnswer, AppClient } from "../../support/app-client";
import type { EventReader } from "../../support/event-reader";
import type { FormPart } from "../../support/multipart-form";
import { MULTIPART, multipartBody } from "../../support/multipart-form";
import type { Outcomes } from "./outcomes";
import type { Random } from "./random";

/** How many requests their visitor does not wait for. */
const LEAVING_SHARE = 0.06;
/** Within how many milliseconds they leave. */
const LEAVING_MS = 80;

/** Where and how a visitor of a soak works. */
export interface Ground {
  port: number;
  random: Random;
  outcomes: Outcomes;
}

/** One person's browser, which now and then is closed before an answer has come. */
export class Visitor {
  readonly port: number;
  readonly random: Random;
  readonly #outcomes: Outcomes;
  readonly #address: string;
  client: AppClient;

  constructor({ port, random, outcomes }: Ground, address: string) {
    this.port = port;
    this.random = random;
    this.#outcomes = outcomes;
    this.#address = address;
    this.client = this.#newBrowser();
  }

  /** Another browser of the same person: no cookie of the former one. */
  forget(): void {
    this.client = this.#newBrowser();
  }

  get(path: string, headers = {}): Promise<AppAnswer | null> {
    return this.#request("GET", path, { headers });
  }

  json(method: string, path: string, body?: unknown): Promise<AppAnswer | null> {
    if (body === undefined) return this.#request(method, path, {});
    const headers = { "content-type": "application/json" };
    return this.#request(method, path, { body: JSON.stringify(body), headers });
  }

  form(path: string, fields: Record<string, string>): Promise<AppAnswer | null> {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    return this.#request("POST", path, { body: String(new URLSearchParams(fields)), headers });
  }

  multipart(path: string, parts: FormPart[]): Promise<AppAnswer | null> {
    const headers = { "content-type": MULTIPART };
    return this.#request("POST", path, { body: multipartBody(parts), headers });
  }

  /** Sends a message and reads its answer: to its end, or to where the visitor leaves. */
  async send(id: string, content: string, stop: () => Promise<unknown>): Promise<void> {
    const path = `/api/projects/${id}/chat/send`;
    let reader: EventReader;
    try {
      reader = await this.client.send(id, content);
    } catch (error) {
      return this.#takeRefusal(path, error as Error);
    }
    const leavesAfter = this.random.isLikely(0.3)
      ? this.random.below(12)
      : Number.POSITIVE_INFINITY;
    const stopsAfter = this.random.isLikely(0.3) ? this.random.below(12) : Number.POSITIVE_INFINITY;
    try {
      for (let count = 0; await reader.next(); count += 1) {
        if (count === stopsAfter) await stop();
        if (count < leavesAfter) continue;
        reader.leave();
        return this.#outcomes.count("left");
      }
      const last = reader.seen.at(-1)?.raw;
      if (last !== "[DONE]") this.#outcomes.fail(`an answer ended with ${last?.slice(0, 80)}`);
      this.#outcomes.count("answers");
    } catch (error) {
      this.#outcomes.fail(`an answer broke: ${error}`);
    }
  }

  /** Listens for a while, and leaves. */
  async listen(path: string, forMs: number, headers = {}): Promise<void> {
    await this.#request("GET", path, { headers }, forMs);
  }

  async #request(
    method: string,
    path: string,
    sent: { body?: string | Buffer; headers?: Record<string, string> },
    leaveMs = this.random.isLikely(LEAVING_SHARE) ? this.random.below(LEAVING_MS) : null,
  ): Promise<AppAnswer | null> {
    const asked = `${method} ${path.replaceAll(/(?<=\/)(?:trial_\w+|c[a-z0-9]{24})/g, ":id")}`;
    const signal = leaveMs === null ? undefined : AbortSignal.timeout(leaveMs);
    try {
      const answer = await this.client.request(method, path, { ...sent, signal });
      this.#outcomes.take(asked, answer);
      return answer;
    } catch (error) {
      if (signal?.aborted) this.#outcomes.count("left");
      else this.#outcomes.fail(`${asked}: ${error}`);
      return null;
    }
  }

  /** A stream that is refused comes as an error that says so. */
  #takeRefusal(asked: string, { message }: Error): void {
    const [, status, text] = /^No stream but (\d+): (.*)/s.exec(message) ?? [];
    if (!status) {
      this.#outcomes.fail(`POST ${asked}: ${message}`);
      return;
    }
    // What a refusal of a stream says is JSON with an error, as that of other calls.
    const headers = text?.includes("retryable") ? { "retry-after": "told" } : {};
    const answer = { status: Number(status), text: text ?? "", headers };
    this.#outcomes.take("POST /api/projects/:id/chat/send", answer as AppAnswer);
  }

  #newBrowser(): AppClient {
    return new AppClient(this.port, new Map(), this.#address);
  }
}
