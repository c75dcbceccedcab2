/** The first letters of the months in six languages, in their order. */
const MONTHS = [
  "jan|gen|ene",
  "feb|fév|fev",
  "mar|mär|maerz",
  "apr|avr|abr",
  "may|mai|mag",
  "jun|juin|giu",
  "jul|juil|lug",
  "aug|aoû|ago",
  "sep|set",
  "oct|okt|ott|out",
  "nov",
  "dec|dez|déc|dic",
].map((letters) => new RegExp(`^(?:${letters})`, "iu"));

/** Somebody, and the day on which they were born: "1948-03-03". */
export interface SaidBirthday {
  name: string;
  born: string;
}

const NAME = "(\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,2})";
const BETWEEN =
  "(?:[,:]| [–—-])? ?\\(?(?:(?:born|geboren|née?|nacid[oa])(?: on| am| le| el)? |\\* ?)?";
/** "Gran 3 March 1948", "Tom (17.7.2012)", "Ada: 1990-05-17", "Ben May 4, 1981". */
const DAY_FIRST = new RegExp(
  `${NAME}${BETWEEN}(\\d{1,2})(?:st|nd|rd|th|er|\\.)? (?:de |of )?(\\p{L}{3,12})\\.?,? (?:de )?((?:19|20)\\d{2})`,
  "gu",
);
const MONTH_FIRST = new RegExp(
  `${NAME}${BETWEEN}(\\p{Lu}\\p{L}{2,11})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? ((?:19|20)\\d{2})`,
  "gu",
);
const DOTS = new RegExp(`${NAME}${BETWEEN}(\\d{1,2})[./](\\d{1,2})[./]((?:19|20)\\d{2})`, "gu");
const WHOLE = new RegExp(`${NAME}${BETWEEN}((?:19|20)\\d{2})-(\\d{2})-(\\d{2})`, "gu");
const MOST = 60;

/** The birthdays that a request lists, in its order: each needs its year, as it tells how old somebody turns. */
export function birthdaysIn(text: string): SaidBirthday[] {
  const said = text.slice(0, 4000);
  const found = [
    ...[...said.matchAll(DAY_FIRST)].map((match) =>
      read(match, match[2], monthOf(match[3]), match[4]),
    ),
    ...[...said.matchAll(MONTH_FIRST)].map((match) =>
      read(match, match[3], monthOf(match[2]), match[4]),
    ),
    ...[...said.matchAll(DOTS)].map((match) => read(match, match[2], Number(match[3]), match[4])),
    ...[...said.matchAll(WHOLE)].map((match) => read(match, match[4], Number(match[3]), match[2])),
  ].filter((one) => one !== null);
  return found
    .toSorted((one, other) => one.at - other.at)
    .slice(0, MOST)
    .map(({ name, born }) => ({ name, born }));
}

function read(match: RegExpExecArray, day: string | undefined, month: number, year = "") {
  const date = new Date(Date.UTC(Number(year), month - 1, Number(day)));
  const isDay = month >= 1 && date.getUTCDate() === Number(day) && date.getUTCMonth() === month - 1;
  return isDay
    ? { at: match.index, name: match[1] ?? "", born: date.toISOString().slice(0, 10) }
    : null;
}

function monthOf(name = ""): number {
  return MONTHS.findIndex((form) => form.test(name)) + 1;
}
