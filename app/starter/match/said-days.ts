const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const MONTH = `(${MONTHS.join("|")})[a-z]{0,6}\\.?`;
const ON = "(?:(?:on|since|until|till|by|from|at) )?(?:the )?";
const END = "(?![\\p{L}\\d])";
const form = (source: string) => new RegExp(`(?<![\\p{L}\\d])${ON}${source}${END}`, "iu");

const ISO = form("(\\d{4})-(\\d{2})-(\\d{2})");
const DAY_MONTH = form(`(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}(?:,? (\\d{4}))?`);
const MONTH_DAY = form(`${MONTH} (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?`);
const DOTTED = form("(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4}|\\d{2})?");
const NEAR = form("(today|yesterday|tomorrow|the day before yesterday)");
const AGO = form("(\\d{1,3}|a|an|one|two|three) (day|week|month)s? ago");
const WEEKDAY = form(
  `(last |next |this )?(${WEEKDAYS.join("|")})(?:day|sday|nesday|rsday|urday)?s?`,
);

/** A day that is named, and the words that name it. */
export interface SaidDay {
  /** As fields of days hold it: 2026-05-03. */
  day: string;
  said: string;
}

/**
 * The first day that words name: "3 May", "yesterday", "last Friday". Without a year it is one of this year, and a weekday alone is
 * the last one, or with `isAhead` the next.
 */
export function dayIn(words: string, now: Date, isAhead = false): SaidDay | null {
  const year = now.getFullYear();
  const of = (match: RegExpExecArray | null, read: (match: RegExpExecArray) => Date | null) => {
    const date = match && read(match);
    return match && date ? { day: keyOf(date), said: match[0].trim() } : null;
  };
  const monthOf = (name = "") => MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  return (
    of(ISO.exec(words), ([, y, m, d]) => dateOf(Number(y), Number(m) - 1, Number(d))) ??
    of(DAY_MONTH.exec(words), ([, d, m, y]) => dateOf(Number(y ?? year), monthOf(m), Number(d))) ??
    of(MONTH_DAY.exec(words), ([, m, d, y]) => dateOf(Number(y ?? year), monthOf(m), Number(d))) ??
    of(DOTTED.exec(words), ([, d, m, y]) =>
      dateOf(y ? Number(y.length === 2 ? `20${y}` : y) : year, Number(m) - 1, Number(d)),
    ) ??
    of(NEAR.exec(words), ([, name = ""]) => {
      const by = { today: 0, yesterday: -1, tomorrow: 1 }[name.toLowerCase()] ?? -2;
      return dateOf(year, now.getMonth(), now.getDate() + by);
    }) ??
    of(AGO.exec(words), ([, count = "", unit = ""]) => {
      const many = { a: 1, an: 1, one: 1, two: 2, three: 3 }[count.toLowerCase()] ?? Number(count);
      const days = many * (/^w/i.test(unit) ? 7 : /^m/i.test(unit) ? 30 : 1);
      return dateOf(year, now.getMonth(), now.getDate() - days);
    }) ??
    of(WEEKDAY.exec(words), ([, which = "", name = ""]) => {
      const back = (now.getDay() - WEEKDAYS.indexOf(name.toLowerCase()) + 7) % 7;
      const isNext = /next/i.test(which) || (isAhead && !/last/i.test(which));
      const by = isNext ? (7 - back) % 7 || 7 : -(back || (/last/i.test(which) ? 7 : 0));
      return dateOf(year, now.getMonth(), now.getDate() + by);
    })
  );
}

/** A day of the calendar at noon; null for one that there is not. */
function dateOf(year: number, month: number, day: number): Date | null {
  const date = new Date(year, month, day, 12);
  return month < 0 || Number.isNaN(date.getTime()) || day > 31 + 366 ? null : date;
}

function keyOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
