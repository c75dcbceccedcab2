import type { NamedField } from "../abilities/named-field";
import { type Found, isOf } from "./found-refusal";
import {
  ALONE,
  CLOSED,
  COMING,
  HOURS,
  NEVER,
  OPENING,
  ORDERED,
  PAST,
  WEEKDAYS,
} from "./refusal-words";
import { anyOf, fieldsSaid } from "./said-of";

const clock = (hour: string, minute = "") => `${hour.padStart(2, "0")}:${minute.padStart(2, "0")}`;

/** "We are open from 10 to 14 and 17 to 20", "only between 9 and 17". */
export function hours(words: string, fields: readonly NamedField[]): Found | null {
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
export function closed(words: string, fields: readonly NamedField[]): Found | null {
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
export function past(words: string, fields: readonly NamedField[]): Found | null {
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
export function ordered(words: string, fields: readonly NamedField[]): Found | null {
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
