import { counters } from "~/platform/coordination/coordination.server";
import type { Counters } from "~/platform/coordination/counter";
import { env } from "~/platform/env.server";
import { AppError } from "~/platform/errors";

/** Sign-ins to one account or with one wallet, from wherever they come. */
export const PER_MINUTE = 30;
const WINDOW_MS = 60_000;

/** Counts attempts by key, in windows of a minute. */
export class AttemptCounter {
  readonly #counters: Counters;
  readonly #limit: number;

  constructor(options: { counters: Counters; limit: number }) {
    this.#counters = options.counters;
    this.#limit = options.limit;
  }

  /** @throws {AppError} 429 when this key had its share of the minute */
  async count(key: string): Promise<void> {
    const { count, endsAt } = await this.#counters.add(`sign-in:${key}`, { windowMs: WINDOW_MS });
    if (count <= this.#limit) return;
    const seconds = Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
    throw new AppError(
      429,
      `Too many sign-in attempts for this account in a minute. Nothing was lost; try again in ${seconds} seconds.`,
      { code: "rate_limit", retryAfterSeconds: seconds, data: { retryable: true } },
    );
  }
}

const attempts = new AttemptCounter({
  counters,
  limit: Math.ceil(PER_MINUTE * env.RATE_LIMIT_SCALE),
});

/**
 * Counts an attempt to sign in to an account. The limit by address (rate-limits.server.ts) stands
 * before it; this one also holds against many addresses.
 *
 * @param key e.g. "wallet:7xKX…" or "user:clx…"
 * @throws {AppError} 429 with `Retry-After`
 */
export function countSignInAttempt(key: string): Promise<void> {
  return attempts.count(key);
}
