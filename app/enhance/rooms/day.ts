const DAY_MS = 86_400_000;

/** What a day is called in the line before its first message: today and yesterday by name. */
export function nameDay(day: Date, now = new Date(), locale?: string): string {
  const days = Math.round((startOf(now) - startOf(day)) / DAY_MS);
  if (days === 0) return "Today";
  if (days === 1) return "Yesterday";
  const isThisYear = day.getFullYear() === now.getFullYear();
  return day.toLocaleDateString(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...(isThisYear ? {} : { year: "numeric" }),
  });
}

/** By the calendar of whoever reads, in milliseconds since 1970. */
function startOf(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
