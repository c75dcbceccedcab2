const DAY_MS = 24 * 60 * 60 * 1000;
const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** Entries of a list between two headings. */
export interface ChangedGroup<T> {
  /** "Today", "Last week", "October"; of another year "October 2025". */
  title: string;
  entries: T[];
}

/**
 * Groups what is sorted by its last change as people remember it: by days, then weeks, then months. In UTC as
 * all dates of the list, so that a server and every browser say the same.
 *
 * @param entries newest first, with times in ISO 8601
 */
export function byLastChange<T extends { updatedAt: string }>(
  entries: readonly T[],
  now: Date,
): ChangedGroup<T>[] {
  const groups: ChangedGroup<T>[] = [];
  for (const entry of entries) {
    const title = titleOf(new Date(entry.updatedAt), now);
    const last = groups.at(-1);
    if (last?.title === title) last.entries.push(entry);
    else groups.push({ title, entries: [entry] });
  }
  return groups;
}

function titleOf(date: Date, now: Date): string {
  const days = dayOf(now) - dayOf(date);
  if (days <= 0) return "Today";
  if (days === 1) return "Yesterday";
  // Weeks begin on Monday; day 0 of the epoch was a Thursday.
  const weekOf = (day: number) => Math.floor((day + 3) / 7);
  const weeks = weekOf(dayOf(now)) - weekOf(dayOf(date));
  if (weeks === 0) return "Earlier this week";
  if (weeks === 1) return "Last week";
  const year = date.getUTCFullYear();
  const isThisYear = year === now.getUTCFullYear();
  if (isThisYear && date.getUTCMonth() === now.getUTCMonth()) return "Earlier this month";
  const month = MONTHS[date.getUTCMonth()] ?? "";
  return isThisYear ? month : `${month} ${year}`;
}

function dayOf(date: Date): number {
  return Math.floor(date.getTime() / DAY_MS);
}
