import { randomBytes } from "node:crypto";
import type { Clock } from "~/platform/clock";
import { db } from "~/platform/db.server";

/**
 * A random secret for each day (UTC), the same in all processes. With the day its row goes: what was
 * digested under it can then be tied to nobody, not even by us.
 */
export class DailySecret {
  readonly #clock: Clock;
  #cached: { day: string; secret: string } | null = null;

  constructor(options: { clock: Clock }) {
    this.#clock = options.clock;
  }

  /** Today's secret, made on first use. */
  async read(): Promise<string> {
    const day = dayOf(this.#clock.now());
    if (this.#cached?.day !== day) this.#cached = { day, secret: await shareSecret(day) };
    return this.#cached.secret;
  }

  /** Deletes secrets whose day is over. */
  async forget(): Promise<void> {
    const day = dayOf(this.#clock.now());
    if (this.#cached?.day !== day) this.#cached = null;
    await db.daySecret.deleteMany({ where: { day: { lt: day } } });
  }
}

/** The first process to need a day's secret makes it for all. */
async function shareSecret(day: string): Promise<string> {
  const made = randomBytes(32).toString("base64url");
  await db.$executeRaw`
    INSERT INTO "DaySecret" ("day", "secret") VALUES (${day}, ${made}) ON CONFLICT DO NOTHING`;
  const { secret } = await db.daySecret.findUniqueOrThrow({ where: { day } });
  return secret;
}

/** The UTC day of a time, e.g. "2026-11-21". */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** The moment at which the UTC day of a time is over. */
export function endOfDay(time: Date): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate() + 1));
}
