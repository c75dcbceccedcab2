const DAY_MS = 24 * 60 * 60 * 1000;

/** Versions of one day, under its name. */
export interface VersionDay<T> {
  /** "Today", "Yesterday", "Monday 16 November", of another year with that. */
  title: string;
  versions: T[];
}

/**
 * Groups versions by the day they were made on.
 *
 * @param versions newest first, with times in ISO 8601
 * @param options.timeZone an IANA name; the browser's own when absent
 */
export function byDay<T extends { createdAt: string }>(
  versions: readonly T[],
  { now = new Date(), timeZone }: { now?: Date; timeZone?: string } = {},
): VersionDay<T>[] {
  const days: VersionDay<T>[] = [];
  for (const version of versions) {
    const title = dayOf(new Date(version.createdAt), now, timeZone);
    const last = days.at(-1);
    if (last?.title === title) last.versions.push(version);
    else days.push({ title, versions: [version] });
  }
  return days;
}

function dayOf(date: Date, now: Date, timeZone: string | undefined): string {
  const nameOf = (day: Date, hasYear: boolean) =>
    new Intl.DateTimeFormat("en-GB", {
      ...{ weekday: "long", day: "numeric", month: "long" },
      ...(hasYear ? { year: "numeric" } : {}),
      timeZone,
    })
      .format(day)
      .replace(",", "");
  const whole = nameOf(date, true);
  if (whole === nameOf(now, true)) return "Today";
  if (whole === nameOf(new Date(now.getTime() - DAY_MS), true)) return "Yesterday";
  const year = (day: Date) =>
    new Intl.DateTimeFormat("en", { year: "numeric", timeZone }).format(day);
  return year(date) === year(now) ? nameOf(date, false) : whole;
}
