/** Days that the overview shows, today among them. */
export const SHOWN_DAYS = 30;

/** What is counted of each day (UTC), e.g. the people who joined on it. */
export const COUNTED = [
  "people",
  "projects",
  "answers",
  "failures",
  "tokens",
  "cost",
  "unpriced",
] as const;

/** How much there was of something when a day began; of storage, when the day was first looked at. */
export const LEVELS = ["people-in-all", "projects-in-all", "storage", "files"] as const;

/** What is counted as it happens, for no row stays of it; the queue is the most builds that waited at once. */
export const TALLIED = ["builds", "failed-builds", "queue"] as const;

export type Counted = (typeof COUNTED)[number];
export type Level = (typeof LEVELS)[number];
export type Tallied = (typeof TALLIED)[number];
export type FigureName = Counted | Level | Tallied;

/** The value of each day, the oldest first, the last of them today's; null where none was noted. */
export type Course = readonly (number | null)[];

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day as it is stored, in UTC, e.g. "2026-11-21". */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** Midnight UTC at which a day begins, and that at which it ends. */
export function boundsOf(day: string): { from: Date; to: Date } {
  const from = Date.parse(`${day}T00:00:00Z`);
  return { from: new Date(from), to: new Date(from + DAY_MS) };
}

/** The days that the overview shows, the oldest first, today the last. */
export function shownDays(now: Date): string[] {
  return Array.from({ length: SHOWN_DAYS }, (_, index) =>
    dayOf(new Date(now.getTime() - (SHOWN_DAYS - 1 - index) * DAY_MS)),
  );
}
