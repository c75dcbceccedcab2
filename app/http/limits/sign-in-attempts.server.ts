import { env } from "~/platform/env.server";
import { AppError } from "~/platform/errors";

/** Sign-ins to one account or with one wallet, from wherever they come. */
const PER_MINUTE = 30;
const WINDOW_MS = 60_000;
/** Bounds the memory that a flood of made-up wallets can take. */
const KEYS_REMEMBERED = 50_000;

/** Counts by key in windows of a minute, in this process. */
export class AttemptCounter {
  readonly #limit: number;
  #counts = new Map<string, number>();
  #windowEnds = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** @throws {AppError} 429 when this key had its share of the minute */
  count(key: string, now = Date.now()): void {
    if (now >= this.#windowEnds || this.#counts.size >= KEYS_REMEMBERED) {
      this.#counts = new Map();
      this.#windowEnds = now + WINDOW_MS;
    }
    const attempts = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, attempts);
    if (attempts <= this.#limit) return;
    const seconds = Math.ceil((this.#windowEnds - now) / 1000);
    throw new AppError(
      429,
      `Too many sign-in attempts for this account in a minute. Nothing was lost; try again in ${seconds} seconds.`,
      { code: "rate_limit", retryAfterSeconds: seconds, data: { retryable: true } },
    );
  }
}

const attempts = new AttemptCounter(Math.ceil(PER_MINUTE * env.RATE_LIMIT_SCALE));

/**
 * Counts an attempt to sign in to an account. The limit by address (rate-limits.server.ts) stands
 * before it; this one also holds against many addresses.
 *
 * @param key e.g. "wallet:7xKX…" or "user:clx…"
 * @throws {AppError} 429 with `Retry-After`
 */
export function countSignInAttempt(key: string): void {
  attempts.count(key);
}
