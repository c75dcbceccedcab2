// Days and times in English and by UTC, so that server and browser write the same text. Not by Intl, which keeps
// 50 kB for each way to write one, and reads tables of every language (group-digits.ts).

const MONTHS = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** E.g. "14:05". @throws {RangeError} here and below, for what is no date */
export function clockTime(at: Date): string {
  return at.toISOString().slice(-13, -8);
}

/** E.g. "4 May 2026", and "4 Sept 2026". */
export function shortDay(at: Date): string {
  const month = monthOf(at);
  return `${at.getUTCDate()} ${month.slice(0, month === "September" ? 4 : 3)} ${at.getUTCFullYear()}`;
}

/** E.g. "4 September 2026". */
export function longDay(at: Date): string {
  return `${at.getUTCDate()} ${month(at)}`;
}

/** E.g. "September 2026". */
export function month(at: Date): string {
  return `${monthOf(at)} ${at.getUTCFullYear()}`;
}

/** E.g. "Friday, 4 September 2026". */
export function weekday(at: Date): string {
  return `${WEEKDAYS[at.getUTCDay()]}, ${longDay(at)}`;
}

/** E.g. "4 Sept 2026, 14:05". */
export function moment(at: Date): string {
  return `${shortDay(at)}, ${clockTime(at)}`;
}

/** E.g. "Sep 4, 2026". */
export function americanDay(at: Date): string {
  return `${monthOf(at).slice(0, 3)} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;
}

/** E.g. "Sep 4, 2026, 2:05 PM", with a narrow space that does not break before the last word. */
export function americanMoment(at: Date): string {
  const hours = at.getUTCHours();
  const half = hours < 12 ? "AM" : "PM";
  return `${americanDay(at)}, ${hours % 12 || 12}:${clockTime(at).slice(-2)}\u202f${half}`;
}

function monthOf(at: Date): string {
  const name = MONTHS[at.getUTCMonth()];
  if (!name) throw new RangeError("Invalid time value");
  return name;
}
