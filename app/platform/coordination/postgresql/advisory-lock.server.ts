import { createHash } from "node:crypto";
import { KeyedMutex } from "../keyed-mutex";
import type { Lock } from "../lock";
import type { Session } from "./session.server";

/** Waits between tries for a key that another process has, in milliseconds. */
const TRY_MS = 5;
const TRY_AT_MOST_MS = 100;

/**
 * Keys as advisory locks of one session: PostgreSQL frees them with the connection, so a killed
 * process's are free at once. A session may take a lock twice, so this process keeps its own order
 * first. Asking again rather than waiting inside PostgreSQL, for the session is shared.
 */
export class AdvisoryLock implements Lock {
  readonly #session: Session;
  readonly #local = new KeyedMutex();
  /** Numbers of the keys that this process has. */
  readonly #held = new Set<string>();
  /** Those of them that went with a lost connection. */
  #lost: readonly string[] = [];

  constructor(session: Session) {
    this.#session = session;
    session.on("lost", () => {
      this.#lost = [...this.#held];
    });
    session.on("connected", () => this.#retake());
  }

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    return this.#local.run(key, async () => {
      const number = numberOf(key);
      await this.#take(number);
      try {
        return await work();
      } finally {
        this.#give(number);
      }
    });
  }

  async #take(number: string): Promise<void> {
    for (let wait = TRY_MS; !(await this.#try(number)); wait = Math.min(2 * wait, TRY_AT_MOST_MS)) {
      // Two who ask at the same time shall not do so again.
      await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random())));
    }
    this.#held.add(number);
  }

  async #try(number: string): Promise<boolean> {
    const [row] = await this.#session.query<{ taken: boolean }>(
      "SELECT pg_try_advisory_lock($1) AS taken",
      [number],
    );
    return row?.taken === true;
  }

  /**
   * Work that is done does not wait for it: the session's statements keep their order, so whoever asks
   * next asks after it. One that cannot be given back is free already, with the lost line.
   */
  #give(number: string): void {
    this.#held.delete(number);
    this.#session.query("SELECT pg_advisory_unlock($1)", [number]).catch(() => {});
  }

  /** Work that went on while the line was lost gets its keys back, unless somebody was quicker. */
  #retake(): void {
    const lost = this.#lost.filter((number) => this.#held.has(number));
    this.#lost = [];
    for (const number of lost) this.#try(number).catch(() => {});
  }
}

/** A key as the 64 bits that PostgreSQL takes. */
function numberOf(key: string): string {
  return createHash("sha256").update(key).digest().readBigInt64BE().toString();
}
