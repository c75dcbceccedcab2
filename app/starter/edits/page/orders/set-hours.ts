import { sentenceCase } from "../../../match/words";
import { html } from "../../../source/html";
import { type EditResult, edited, refused, unchanged } from "../../edit";
import { PAGE } from "../../project";
import { CLOCK_SAID, DAYS_SAID, daysIn, daysOut, SPAN_SAID } from "../hours-said";
import type { Order } from "../order";
import { saying, withChanges } from "../page-draft";
import type { Page } from "../page-model";
import {
  CLOSED,
  FILLING,
  type Line,
  linesOf,
  spanOf,
  withFact,
  wordsOfHours,
} from "./hours-of-page";
import { minutesOf } from "./minutes-of";

const UNTIL = new RegExp(
  `(?<!\\p{L})(?:until|till|bis|to|jusqu['’]à|hasta(?: las)?|fino alle|até(?: às)?)\\s+(${CLOCK_SAID})`,
  "iu",
);
const SINCE = new RegExp(
  `(?<!\\p{L})(?:from|opens? at|open at|ab|von|à partir de|desde(?: las)?|dalle|a partir das)\\s+(${CLOCK_SAID})`,
  "iu",
);
const CLOSES = new RegExp(
  `(?<!\\p{L})(?:closes?|close|schließ\\p{L}*|fermons|cerramos|chiudiamo|fechamos)\\s+(?:at|um|à|a las|alle|às)?\\s*(${CLOCK_SAID})`,
  "iu",
);
const OPENS = new RegExp(
  `(?<!\\p{L})(?:opens?|starts?|begins?|beginnt|startet|commence|empieza|inizia|começa|öffne\\p{L}*|ouvrons|abrimos|apriamo)\\s+(?:at|um|à|a las|alle|às)\\s*(${CLOCK_SAID})`,
  "iu",
);
const NO_LONGER =
  /(?<!\p{L})(?:do(?:es)?n['’]t|do not|won['’]t|no longer|not|nicht(?: mehr)?|n['’]ouvrons plus|no abrimos|non apriamo|não abrimos)(?: (?:open|be open|work|geöffnet|offen|auf))?(?!\p{L})/iu;
/** The hours that other days have. */
const SAME =
  /,? *(?<!\p{L})(?:with |at )?(?:the )?same (?:hours|times?)|,? *(?<!\p{L})(?:die |zu den )?gleichen? (?:zeiten|uhrzeiten|zeit)|,? *(?:aux |les )?mêmes (?:horaires|heures)|,? *(?:con )?(?:el )?mismo horario|,? *(?:con )?(?:gli )?stessi orari|,? *(?:com )?(?:o )?mesmo horário/iu;
/** "Mittwochnachmittag", and what it is that is open: "the shed is open …". */
const JOINED = /(?<!\p{L})(\p{L}+tag|mittwoch)s?(vormittags?|nachmittags?)(?!\p{L})/giu;
const PLACE_FIRST =
  /^(?:the|our|my|der|die|das|unsere?|le|la|el|il|o|a) \p{L}+(?: \p{L}+)? (?=(?:is|are|opens?|closes?|ist|sind|hat|est|ouvre|es|está|è|é|fica)(?!\p{L}))/iu;
const MORNING = "mornings?|vormittags?|(?<=mittwoch)morgens?|matins?|mañanas?|mattin[ae]|manhãs?";
const HALF_DAY = new RegExp(
  `(?:${MORNING}|afternoons?|nachmittags?|après-midis?|tardes?|pomerigg\\p{L}*)(?!\\p{L})`,
  "iu",
);
/** Other hours of some days: "we now open on Mondays too, 8am to 2pm", "sonntags geschlossen", "Friday until 10pm". */
export function setHours({ text: said, page }: Order): EditResult | null {
  if (said.includes("⟦")) return null;
  const text = said.replace(JOINED, "$1 $2").replace(PLACE_FIRST, "");
  const lines = linesOf(page);
  const days =
    new RegExp(`(?<!\\p{L})${DAYS_SAID}(?!\\p{L})`, "iu").exec(text) ?? daysOfOnly(lines, text);
  if (!days) return null;
  const wanted = daysIn(days[0]);
  if (!wanted || lines.length === 0) return null;
  let rest = `${text.slice(0, days.index)} ${text.slice(days.index + days[0].length)}`;
  // More days than one phrase are more wishes than one.
  if (
    new RegExp(`(?<!\\p{L})(?:${DAYS_SAID})(?!\\p{L})`, "iu").test(
      rest.replace(/(?<!\p{L})(?:do|so|mar|mo|di|mi|sa|lun)(?!\p{L})/giu, ""),
    )
  )
    return null;
  const take = (form: RegExp): RegExpExecArray | null => {
    const match = form.exec(rest);
    if (match) rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    return match;
  };
  const same = SAME.test(rest) ? take(SAME) : null;
  const half = same ? null : take(HALF_DAY);
  if (half) return closeHalf(page, lines, wanted, half[0], rest);
  const span = same
    ? null
    : take(new RegExp(`(?:from |von |de |dalle |das )?(${SPAN_SAID})(?!\\p{L})`, "iu"));
  const closes = span || same ? null : (take(CLOSES) ?? take(UNTIL));
  const opens = span || same ? null : (take(OPENS) ?? (closes ? null : take(SINCE)));
  const closed = span || same || closes || opens ? null : (take(NO_LONGER) ?? take(CLOSED));
  if (!span && !same && !closes && !opens && !closed) return withoutTimes(text, rest, days[0]);
  if (/\p{L}|\d/u.test(rest.replace(FILLING, " ").replace(/[\s,.:;–—-]+/g, ""))) return null;
  const { nameOf, closed: closedWord } = wordsOfHours(lines, page);
  const time = (old: string | undefined): string | null => {
    if (same)
      return new Set(lines.map((line) => line.time)).size === 1 ? (lines[0]?.time ?? null) : null;
    if (span) return span[1]?.trim() ?? null;
    if (closed) return closedWord;
    return withEnds(old ?? "", opens?.[1]?.trim(), closes?.[1]?.trim());
  };
  return write(page, lines, wanted, time, nameOf, sentenceCase(days[0].trim()));
}

/** "Open on Sundays too": nobody is to make up from when to when. */
function withoutTimes(text: string, rest: string, days: string): EditResult | null {
  const isOpen =
    /(?<!\p{L})(?:open|opens|opening|offen|geöffnet|ouvert\p{L}*|ouvrons|abiert\p{L}*|abrimos|apert\p{L}*|apriamo|abert\p{L}*)(?!\p{L})/iu;
  if (!isOpen.test(text) || /\p{L}|\d/u.test(rest.replace(FILLING, " "))) return null;
  return refused(
    `From when to when? Say the hours with it, as in “open on ${sentenceCase(days.trim())} 10:00 – 16:00”, or “open on ${sentenceCase(days.trim())} too, same hours”.`,
  );
}

const BETWEEN = /^(.*?)(\s*(?:-|–|—)\s*|\s+(?:to|till|until|bis|à|a|al|alle|às)\s+)(.*)$/iu;
const STRETCHES = /(\s*(?:,|&)\s*|\s+(?:and|und|et|y|e)\s+)/iu;

/** Hours with another begin or end: of "8-12 and 13-17" the first begin and the last end, and no stretch that is over by then. */
function withEnds(old: string, opens?: string, closes?: string): string | null {
  const like = (clock: string) =>
    /[:.h]\d{2}/u.test(old) ? asWritten(clock, old) : clock.replace(/[:.]00(?=\D|$)/u, "");
  const parts = old.split(STRETCHES);
  const all = parts.filter((_, at) => at % 2 === 0).map((one) => BETWEEN.exec(one));
  if (all.some((one) => one === null)) return null;
  const end = closes ? (minutesOf(closes) ?? Infinity) : Infinity;
  const stretches = all.filter((one, at) => at === 0 || (minutesOf(one?.[1] ?? "") ?? 0) < end);
  const said = stretches.map((one, at) => {
    const [, from = "", between = "", till = ""] = one ?? [];
    const isLast = at === stretches.length - 1;
    return `${opens && at === 0 ? like(opens) : from}${between}${closes && isLast ? like(closes) : till}`;
  });
  return said.join(parts[1] ?? "");
}

/** "5pm" beside "8:30 to 16:00" is "17:00". */
function asWritten(clock: string, old: string): string {
  const half = /^(\d{1,2})(?:[:.](\d{2}))? ?(am|pm)$/iu.exec(clock.trim());
  if (!half || /[ap]m(?!\p{L})/iu.test(old)) return clock;
  const hour = (Number(half[1]) % 12) + (/p/iu.test(half[3] ?? "") ? 12 : 0);
  return `${hour}${/\d([:.h])\d{2}/u.exec(old)?.[1] ?? ":"}${half[2] ?? "00"}`;
}

/** Of hours that all days share, no day has to be named: "we open at 8 now". */
function daysOfOnly(lines: readonly Line[], text: string): { 0: string; index: number } | null {
  const [only] = lines;
  const isOfHours =
    /(?<!\p{L})(?:hours|open|opens|opening|close|closes|closing|öffnungszeiten|geöffnet|offen|öffnen|schließen|horaires?|ouvert|ouvrons|fermons|horario|abierto|abrimos|cerramos|orari[oi]?|aperto|apriamo|chiudiamo|horário|aberto|fechamos)(?!\p{L})/iu;
  if (!only || lines.length > 1 || !isOfHours.test(text)) return null;
  return { 0: only.said, index: text.length };
}

/** "Wednesday afternoons closed": of a day with two stretches one goes. */
function closeHalf(
  page: Page,
  lines: readonly Line[],
  wanted: readonly number[],
  half: string,
  said: string,
): EditResult | null {
  const rest = said.replace(CLOSED, " ").replace(NO_LONGER, " ").replace(FILLING, " ");
  if (rest === said || /\p{L}|\d/u.test(rest)) return null;
  const line = lines.find(({ days }) => wanted.every((day) => days.includes(day)));
  const parts = line?.time.split(/\s*(?:,|&|\s(?:und|and|et|y|e)\s)\s*/u) ?? [];
  if (!line || parts.length !== 2)
    return unchanged(
      "The hours of that day have no middle: say from when to when it is open then.",
    );
  const isMorning = new RegExp(`^(?:${MORNING})$`, "iu").test(half);
  const unit = /\s*(?:Uhr|h)$/u.exec(line.time)?.[0] ?? "";
  const kept = isMorning ? (parts[1] ?? "") : (parts[0] ?? "").replace(unit, "") + unit;
  const { nameOf } = wordsOfHours(lines, page);
  return write(page, lines, wanted, () => kept, nameOf, daysOut(wanted, line.said, nameOf));
}

function write(
  { source }: Page,
  lines: readonly Line[],
  wanted: readonly number[],
  timeOf: (old: string | undefined) => string | null,
  nameOf: (day: number) => string,
  saidDays: string,
): EditResult | null {
  const touched = lines.filter(({ days }) => days.some((day) => wanted.includes(day)));
  const time = timeOf(touched[0]?.time);
  if (time === null) return unchanged("From when to when? Say both hours of that day.");
  const same =
    touched.length === 1 && touched[0]?.days.length === wanted.length && touched[0].time === time;
  if (same) return unchanged(`The hours say that already.`);
  const model = touched[0] ?? lines.at(-1);
  if (!model?.piece.entry?.time) return null;
  // Several days are written as they were said.
  const name = wanted.length > 1 ? saidDays : daysOut(wanted, model.said, nameOf);
  const { entry } = model.piece;
  const lineOf = (days: string, hours: string) =>
    source
      .slice(...spanOf(source, model.piece))
      .replace(/(<dt[^>]*>)[\s\S]*?(<\/dt>)/, (_, open, close) => `${open}${html(days)}${close}`)
      .replace(/(<dd[^>]*>)[\s\S]*?(<\/dd>)/, (_, open, close) => `${open}${html(hours)}${close}`);
  if (entry?.name.element.tagName !== "dt") {
    if (
      touched.length !== 1 ||
      !touched[0] ||
      touched[0].days.length !== wanted.length ||
      !entry?.time
    )
      return null;
    return edited(
      new Map([[PAGE, withChanges(source, [saying(source, entry.time.place, time)])]]),
      `${name}: ${time} now.`,
    );
  }
  const changes = touched.map(({ piece, days, said, time: old }) => {
    const left = days.filter((day) => !wanted.includes(day));
    const [start, end] = spanOf(source, piece);
    const isFirst = piece === touched[0]?.piece;
    const kept = left.length > 0 ? lineOf(daysOut(left, said, nameOf), old) : "";
    const own = isFirst ? lineOf(name, time) : "";
    // In the order of the week.
    return {
      start,
      end,
      text: Math.min(...left, 7) < Math.min(...wanted) ? kept + own : own + kept,
    };
  });
  if (touched.length === 0) {
    const behind = [...lines].reverse().find(({ days }) => Math.min(...days) < Math.min(...wanted));
    const at = behind
      ? spanOf(source, behind.piece)[1]
      : spanOf(source, lines[0]?.piece ?? model.piece)[0];
    changes.push({ start: at, end: at, text: lineOf(name, time) });
    const beside = behind ?? lines[0];
    const fact = beside ? `${beside.said} ${beside.time}` : "";
    const added = behind ? `${fact}, ${name} ${time}` : `${name} ${time}, ${fact}`;
    // The first screen says the hours in one line: it is not to leave out the new day.
    const next = withFact(withChanges(source, changes), fact, added);
    return edited(new Map([[PAGE, next]]), `${name}: ${time} now.`);
  }
  const next = withChanges(source, changes);
  const [old] = touched;
  const fact = old && `${old.said} ${old.time}`;
  const left = old?.days.filter((day) => !wanted.includes(day)) ?? [];
  const short =
    old && left.length > 0
      ? [`${daysOut(left, old.said, nameOf)} ${old.time}`, `${name} ${time}`]
          .sort((a) => (a.startsWith(name) === Math.min(...wanted) < Math.min(...left) ? -1 : 1))
          .join(", ")
      : `${name} ${time}`;
  const facts = fact ? withFact(next, fact, short) : next;
  return edited(new Map([[PAGE, facts]]), `${name}: ${time} now.`);
}
