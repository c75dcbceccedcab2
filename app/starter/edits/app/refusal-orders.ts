import type { FileTree } from "~/projects/files";
import { entryApp } from "../abilities/entries-of-app";
import { fieldsNamed, fieldsOf, type NamedField } from "../abilities/named-field";
import type { Edit } from "../edit";
import type { Clause } from "./clause";
import { columnsIn } from "./entries/column-names";
import {
  ALONE,
  AT_MOST,
  CLOSED,
  COMING,
  HOURS,
  NEVER,
  NOISE,
  ONCE,
  OPEN_ONES,
  OPENING,
  ORDERED,
  PAST,
  PEOPLE,
  PER,
  SAME,
  SAME_TIME,
  WEEKDAYS,
} from "./refusal-words";
import type { Refusal } from "./refusals-file";
import { anyOf, fieldsSaid, leftBesideFields, leftOfEntries } from "./said-of";
import { withRefusal } from "./with-refusal";

/** What entries may not be beside each other: twice at the same time, too many, out of hours, in the past. */
export function readRefusal({ words }: Clause, files: FileTree): Edit | null {
  const app = entryApp(files);
  if (!app || /["“„«]/u.test(words)) return null;
  const fields = fieldsOf(files);
  const found =
    twice(words, fields, files) ??
    most(words, fields, app.canBeDone, columnsIn(files) ?? []) ??
    hours(words, fields) ??
    closed(words, fields) ??
    past(words, fields) ??
    ordered(words, fields);
  if (!found) return null;
  if (leftBesideFields(files, words, ...found.patterns, NOISE) !== "") return null;
  return (tree) => withRefusal(tree, found.refusal, found.said);
}

interface Found {
  refusal: Refusal;
  patterns: RegExp[];
  /** What is refused now, for the sentence about it. */
  said: string;
}

const isOf = (type: string) => (field: NamedField) => field.type === type;
const ids = (fields: readonly NamedField[]) => fields.map(({ id }) => id);
const labels = (fields: readonly NamedField[]) =>
  fields.map(({ label }) => `“${label}”`).join(", ");
const PLACES =
  /room|court|table|desk|car|boat|raum|zimmer|platz|tisch|salle|sala|habitación|mesa|pista/iu;
const WHO = /who|whose|person|by|with|stylist|staff|wer|qui|quién|chi\b|quem|mit|mitarbeiter/iu;

function personOf(fields: readonly NamedField[]): NamedField | undefined {
  return fields.find(({ label, type }) => type === "choice" && WHO.test(label));
}

/** "No two guests on the same pitch": what must differ stands behind what says so. */
function behindSame(words: string): string {
  const rest = words.replace(SAME_TIME, " ");
  const at = rest.search(SAME);
  return at < 0 ? rest : rest.slice(at);
}

/** "No double bookings", "the same name only once": fields whose values may stand together once. */
function twice(words: string, fields: readonly NamedField[], files: FileTree): Found | null {
  const isOfTime = SAME_TIME.test(words);
  if (!isOfTime && !ONCE.test(words) && !SAME.test(words)) return null;
  const named = fieldsNamed(files, behindSame(words));
  if (!isOfTime) {
    const of = named.length > 0 ? named : fields.slice(0, 1);
    return {
      refusal: {
        kind: "twice",
        fields: ids(of),
        says: `There is one with the same ${of.map(({ label }) => label.toLowerCase()).join(" and ")} already. Nothing was saved.`,
      },
      patterns: [ONCE, SAME],
      said: `Two entries with the same ${labels(of)}`,
    };
  }
  const when = [
    ...fields.filter(isOf("date")).slice(0, 1),
    ...fields.filter(isOf("time")).slice(0, 1),
  ];
  if (when.length === 0) return null;
  const places = named.filter(({ type }) => type === "choice" || type === "text");
  const person = PEOPLE.test(words) ? personOf(fields) : undefined;
  const choices = fields.filter(isOf("choice"));
  // "No double bookings" where each has a room, a court or a person: two of them can be taken at once.
  const resource = choices.find(({ label }) => PLACES.test(label)) ?? personOf(fields);
  const one = person ?? resource ?? (choices.length === 1 ? choices[0] : undefined);
  const own = places.length > 0 ? places : one ? [one] : [];
  const of = [...when, ...own];
  return {
    refusal: {
      kind: "twice",
      fields: ids(of),
      says: `That time is taken already${own.length > 0 ? ` for this ${own.map(({ label }) => label.toLowerCase()).join(" and ")}` : ""}. Choose another one; nothing was saved.`,
    },
    patterns: [SAME_TIME, SAME, ONCE, PEOPLE],
    said: `Two entries with the same ${labels(of)}`,
  };
}

/** A place that some entries are in: "3 cards in Review", "limit Done to 5". What is "in all" or "in the list" is all of them. */
const IN_PLACE =
  /\d (?:\p{L}+ )?(?:in|inside|under|within) (?:the |my |our )?(?!(?:total|all|sum|lists?|apps?|boards?|tables?|one|each|every|an?|same|progress|it|here|parallel|insgesamt)(?!\p{L}))(\p{L}+)|limit(?:ed)? (?:the )?(?!(?:it|them|this|lists?|apps?|boards?|number|amount|me|us|everyone|to)(?!\p{L}))(\p{L}+) to \d/iu;

function isOfOnePlace(
  words: string,
  fields: readonly NamedField[],
  columns: readonly string[],
): boolean {
  if (columns.some((one) => anyOf(escaped(one.toLowerCase())).test(words))) return true;
  const found = IN_PLACE.exec(words);
  const place = found?.[1] ?? found?.[2] ?? "";
  if (place === "") return false;
  // "Limit tasks to 5" is of all of them, "5 in the kitchen" of no field's own name.
  return (
    leftOfEntries(place) !== "" ||
    (found?.[1] !== undefined && fieldsSaid(place, fields).length === 0)
  );
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** "At most 5 bookings a day", "no more than 3 open tasks for each person". */
function most(
  words: string,
  fields: readonly NamedField[],
  canBeDone: boolean,
  columns: readonly string[],
): Found | null {
  const count = Number(AT_MOST.exec(words)?.slice(1).find(Boolean) ?? 0);
  if (count < 1 || /column|spalte|colonne|columna/iu.test(words)) return null;
  if (isOfOnePlace(words, fields, columns)) return null;
  const per = PER.exec(words)?.[1] ?? "";
  const date = fields.find(isOf("date"));
  const byDay = anyOf("days?|tag|jour|día|giorno|dia|date|daily").test(per);
  const named = fieldsSaid(per, fields)[0] ?? (PEOPLE.test(per) ? personOf(fields) : undefined);
  const by = byDay ? date : named;
  if (per !== "" && !by) return null;
  // A number of something else, "at most 60 characters", is no count of entries.
  if (
    per === "" &&
    (fieldsSaid(words, fields.filter(isOf("number"))).length > 0 ||
      /zeichen|character|letter|word|\bkg\b|[€$£%]/iu.test(words))
  )
    return null;
  const isOpen = canBeDone && OPEN_ONES.test(words);
  const scope = by ? ` for the same ${by.label.toLowerCase()}` : "";
  return {
    refusal: {
      kind: "most",
      fields: by ? [by.id] : [],
      most: count,
      ...(isOpen ? { isOpen: true } : {}),
      says: `There are ${count}${isOpen ? " open ones" : ""}${scope} already, and no more are allowed. Nothing was saved.`,
    },
    patterns: [AT_MOST, PER, OPEN_ONES, PEOPLE],
    said: `More than ${count}${isOpen ? " open entries" : " entries"}${scope}`,
  };
}

const clock = (hour: string, minute = "") => `${hour.padStart(2, "0")}:${minute.padStart(2, "0")}`;

/** "We are open from 10 to 14 and 17 to 20", "only between 9 and 17". */
function hours(words: string, fields: readonly NamedField[]): Found | null {
  const time = fields.find(isOf("time"));
  if (!time || !OPENING.test(words)) return null;
  const spans = [...words.matchAll(new RegExp(HOURS.source, "giu"))].map(
    ([, from = "", fromPart, fromHalf, to = "", toPart, toHalf]): [string, string] => {
      const half = (hour: string, mark = "") =>
        /p/i.test(mark) && Number(hour) < 12 ? String(Number(hour) + 12) : hour;
      return [clock(half(from, fromHalf), fromPart), clock(half(to, toHalf), toPart)];
    },
  );
  if (spans.length === 0 || spans.some(([from, to]) => from >= to || to > "24:00")) return null;
  const said = spans.map(([from, to]) => `${from}–${to}`).join(" and ");
  return {
    refusal: {
      kind: "hours",
      fields: [time.id],
      hours: spans,
      says: `“${time.label}” must lie within ${said}. Nothing was saved.`,
    },
    patterns: [HOURS, OPENING],
    said: `A “${time.label}” outside ${said}`,
  };
}

const DAY_NAMES = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** "Closed on Mondays", "no bookings on Sundays". */
function closed(words: string, fields: readonly NamedField[]): Found | null {
  const date = fields.find(isOf("date"));
  const isOff = CLOSED.test(words);
  if (!date || !isOff) return null;
  const days = WEEKDAYS.flatMap((one, at) => (one.test(words) ? [at] : []));
  const all = /weekends?|wochenende|week-end|fines? de semana/iu.test(words) ? [0, 6] : days;
  if (all.length === 0) return null;
  const said = all.map((at) => `${DAY_NAMES[at]}s`).join(" and ");
  return {
    refusal: {
      kind: "weekdays",
      fields: [date.id],
      closed: all,
      says: `${said} cannot be chosen. Choose another day; nothing was saved.`,
    },
    patterns: [CLOSED, ...WEEKDAYS, anyOf("weekends?|wochenende|week-end|fines? de semana")],
    said: `A “${date.label}” on ${said}`,
  };
}

/** "Not in the past", "only future dates"; "no dates in the future" where what was is written down. */
function past(words: string, fields: readonly NamedField[]): Found | null {
  const dates = fields.filter(isOf("date"));
  const date = fieldsSaid(words, dates)[0] ?? dates[0];
  const [isNever, isAlone] = [NEVER.test(words), ALONE.test(words)];
  const [isPast, isComing] = [PAST.test(words), COMING.test(words)];
  if (!date || isPast === isComing || isNever === isAlone) return null;
  const kind = isPast === isNever ? "past" : "future";
  return {
    refusal: {
      kind,
      fields: [date.id],
      says: `“${date.label}” must not lie in the ${kind}. Nothing was saved.`,
    },
    patterns: [PAST, COMING, NEVER, ALONE],
    said: `A “${date.label}” in the ${kind}`,
  };
}

/** "The end must be after the start". */
function ordered(words: string, fields: readonly NamedField[]): Found | null {
  if (!ORDERED.test(words)) return null;
  for (const type of ["time", "date", "number"]) {
    const [first, second] = fields.filter(isOf(type));
    if (!first || !second) continue;
    return {
      refusal: {
        kind: "order",
        fields: [first.id, second.id],
        says: `“${second.label}” must lie after “${first.label}”. Nothing was saved.`,
      },
      patterns: [ORDERED],
      said: `A “${second.label}” that does not lie after “${first.label}”`,
    };
  }
  return null;
}
