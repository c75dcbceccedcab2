import { americanDay } from "~/platform/write-dates";

/** A day like "2025-10-16", read as "Oct 16, 2025". */
export function formatDay(day: string): string {
  return americanDay(new Date(`${day}T00:00:00Z`));
}

/** When an article appeared and how long it takes. */
export function ArticleDates({ date, minutes }: { date: string; minutes: number }) {
  return (
    <p className="dates">
      <time dateTime={date}>{formatDay(date)}</time> <span aria-hidden="true">·</span> {minutes} min
      read
    </p>
  );
}
