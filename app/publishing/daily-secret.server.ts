import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Clock } from "~/platform/clock";

const storedSchema = z.object({ day: z.string(), secret: z.string().min(32) });
type Stored = z.output<typeof storedSchema>;

/**
 * A random secret for each day (UTC). It outlives a restart in a file, and with the day the file
 * goes: what was digested under it can then be tied to nobody, not even by us.
 */
export class DailySecret {
  readonly #file: string;
  readonly #clock: Clock;
  #current: Stored | null = null;

  constructor(options: { file: string; clock: Clock }) {
    this.#file = options.file;
    this.#clock = options.clock;
  }

  /** Today's secret, made on first use. */
  read(): string {
    const day = dayOf(this.#clock.now());
    this.#current ??= this.#load();
    if (this.#current?.day !== day) {
      this.#current = { day, secret: randomBytes(32).toString("base64url") };
      this.#store(this.#current);
    }
    return this.#current.secret;
  }

  /** Deletes a secret whose day is over. */
  forget(): void {
    this.#current ??= this.#load();
    if (!this.#current || this.#current.day === dayOf(this.#clock.now())) return;
    this.#current = null;
    rmSync(this.#file, { force: true });
  }

  #load(): Stored | null {
    try {
      return storedSchema.parse(JSON.parse(readFileSync(this.#file, "utf8")));
    } catch {
      // Absent, or cut short by a crash: a new secret costs a visitor or two counted twice.
      return null;
    }
  }

  #store(stored: Stored): void {
    mkdirSync(path.dirname(this.#file), { recursive: true });
    const draft = `${this.#file}.draft`;
    writeFileSync(draft, JSON.stringify(stored), { mode: 0o600 });
    renameSync(draft, this.#file);
  }
}

/** The UTC day of a time, e.g. "2026-11-21". */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** The moment at which the UTC day of a time is over. */
export function endOfDay(time: Date): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate() + 1));
}
