import { LRUCache } from "lru-cache";
import type { LogEntry } from "../../engine/site-log";
import { ReportLimit } from "./report-limit";

/** Previews whose pages are counted at once on one process; the one silent for longest is forgotten. */
const PREVIEWS = 1_000;

/** Takes so many lines of each preview's pages. Each process counts what it is sent itself. */
export class ReportLimits {
  readonly #limits = new LRUCache<string, ReportLimit>({ max: PREVIEWS });
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** What is taken of a report, with a word on what was not before it. */
  limit(label: string, entries: readonly LogEntry[]): LogEntry[] {
    const limit = this.#limits.get(label) ?? new ReportLimit(this.#now);
    this.#limits.set(label, limit);
    return entries.flatMap((entry) => {
      if (!limit.take()) return [];
      const dropped = limit.dropped();
      const text = `… and ${dropped} more lines`;
      return dropped > 0 ? [{ source: "console", level: "warn", text }, entry] : [entry];
    });
  }
}
