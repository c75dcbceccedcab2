import { plainWords } from "../words";
import { DAYS } from "./hours";
import { SaidText } from "./said-text";

/** Something that begins at a time, as it was written. */
export interface ProgrammePoint {
  time: string;
  what: string;
}

const A_DAY = new RegExp(`(?<!\\p{L})${DAYS}(?!\\p{L})`, "u");
const MOST = 12;
const CLOCK =
  "(?:[01]?\\d|2[0-3])(?:[:.h][0-5]\\d(?: ?(?:am|pm|[Uu]hr))?| ?(?:am|pm|[Uu]hr|h(?![\\p{L}])))";
/** "talks at 18:30 and 19:30". */
const WHAT_AT = new RegExp(
  `(?<=^|[,;:.!?\\n]\\s*|\\s(?:and|und|et|y|e)\\s)(\\p{L}[\\p{L} '’-]{2,40}?)\\s+(?:at|um|ab|à|a las|alle|às)\\s+(${CLOCK}(?:(?:, | and | und | et | y | e )${CLOCK})*)(?![\\d€$£])`,
  "gu",
);
/** "18:30 talks". */
const AT_WHAT = new RegExp(
  `(?<=^|[,;:.!?\\n]\\s{0,3})(?:(?:at|um|à|a las|alle|às) )?(${CLOCK})[ :–-]{1,3}(\\p{L}[\\p{L} '’-]{2,40}?)(?=[,;.\\n]|$)`,
  "gu",
);

/** "Trauung 14 Uhr, Feier 18 Uhr"; a span of time is when something is open. */
const WHAT_TIME = new RegExp(
  `(?<=^|[,;:.!?\\n]\\s*|\\s(?:and|und|et|y|e)\\s)(\\p{L}[\\p{L}'’-]{2,24}(?: \\p{L}[\\p{L}'’-]{1,20})?) (${CLOCK})(?! ?(?:[-–—]|to|till|until|bis|à|a|al|alle|às) ?\\d)(?=\\s*(?:[,;.\\n]|$)|\\s(?:and|und|et|y|e)\\s)`,
  "gu",
);

/** What a text says of when things begin: two points at least, for one alone is the time of all of it. */
export function programmeIn(said: SaidText): ProgrammePoint[] {
  const found = [
    ...points(said.text.matchAll(WHAT_AT), (match) => ({ what: match[1], times: match[2] })),
    // "Training Tuesday 17:00" is every week.
    ...points(
      [...said.text.matchAll(WHAT_TIME)].filter(([, what = ""]) => !A_DAY.test(what)),
      (match) => ({ what: match[1], times: match[2] }),
    ),
    ...points(said.text.matchAll(AT_WHAT), (match) => ({ what: match[2], times: match[1] })),
  ];
  const free = found.filter(
    ({ at, end, what }) =>
      said.isFree(at, end) &&
      // "Barbecue at 1pm" was read with its hour behind: that it is at an hour is no thing.
      !/(?<!\p{L})(?:at|um|à|a las|alle|às)$/iu.test(what),
  );
  const all = free.flatMap(({ what, times }) => times.map((time) => ({ time, what })));
  if (all.length < 2 || all.length > MOST) return [];
  for (const { at, end } of free) said.take(at, end);
  return all.sort((a, b) => minutes(a.time) - minutes(b.time));
}

/** A text in lower case without what happens when: a band that plays at 5 pm is no kind of place. */
export function withoutProgramme(text: string): string {
  const points = programmeIn(new SaidText(text));
  return points.reduce((left, { what }) => left.replace(plainWords(what), " "), plainWords(text));
}

function points(
  matches: Iterable<RegExpExecArray>,
  read: (match: RegExpExecArray) => { what: string | undefined; times: string | undefined },
) {
  return [...matches].map((match) => {
    const { what = "", times = "" } = read(match);
    const at = match.index;
    return {
      what: what.trim(),
      times: times.split(/, | (?:and|und|et|y|e) /u),
      at,
      end: at + match[0].length,
    };
  });
}

/** Of the day. */
function minutes(time: string): number {
  const [, hour = "0", minute = "0"] = /(\d{1,2})(?:[:.h](\d{2}))?/.exec(time) ?? [];
  const isAfternoon = /pm/i.test(time) && Number(hour) < 12;
  return (Number(hour) + (isAfternoon ? 12 : 0)) * 60 + Number(minute);
}
