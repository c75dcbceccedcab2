import type { Counters } from "~/platform/coordination/counter";
import { growingCache } from "~/platform/growing-cache";
import type { LogEntry } from "../../engine/site-log";

/** Lines that one preview's pages may report in a window, over all processes: a list logged at a start. */
export const LINES_PER_WINDOW = 200;
/** A page in a loop must not flood the terminal or the server: on average 40 lines a second. */
export const WINDOW_MS = 5_000;
/** Previews that a process remembers at once; the one silent for longest is forgotten, and asked for anew. */
const PREVIEWS = 1_000;

/** What a process knows of one preview's reports. */
interface Reports {
  /** Until then nothing is taken, in milliseconds since 1970, and no count is asked for. */
  fullUntil: number;
  /** Lines dropped here since one was taken here. */
  dropped: number;
}

/**
 * Takes so many lines of each preview's pages, whichever processes they are sent to. A full window is
 * remembered here, so that a flood costs at most one statement for each line that is taken, and one more.
 */
export class ReportLimits {
  readonly #counters: Counters;
  readonly #now: () => number;
  readonly #reportsCache = growingCache<string, Reports>(PREVIEWS);

  constructor(options: { counters: Counters; now: () => number }) {
    this.#counters = options.counters;
    this.#now = options.now;
  }

  /** What is taken of a report, with a word before it on what was not. */
  async limit(label: string, entries: readonly LogEntry[]): Promise<LogEntry[]> {
    const reports = this.#reportsCache.get(label) ?? { fullUntil: 0, dropped: 0 };
    this.#reportsCache.set(label, reports);
    const taken = entries.slice(0, await this.#room(label, entries.length, reports));
    const { dropped } = reports;
    const isTold = dropped > 0 && taken.length > 0;
    reports.dropped = (isTold ? 0 : dropped) + entries.length - taken.length;
    const text = `… and ${dropped} more lines`;
    return isTold ? [{ source: "console", level: "warn", text }, ...taken] : taken;
  }

  async #room(label: string, lines: number, reports: Reports): Promise<number> {
    if (lines === 0 || this.#now() < reports.fullUntil) return 0;
    const key = `preview-lines:${label}`;
    const { count, endsAt } = await this.#counters.add(key, { windowMs: WINDOW_MS, by: lines });
    // The end is told by another clock, where the database's differs from this one.
    if (count >= LINES_PER_WINDOW) reports.fullUntil = Math.min(endsAt, this.#now() + WINDOW_MS);
    return Math.max(0, Math.min(lines, LINES_PER_WINDOW - (count - lines)));
  }
}
