import { html } from "../../../source/html";
import { type EditResult, edited, unchanged } from "../../edit";
import { PAGE } from "../../project";
import { DAYS_SAID, daysIn, daysOut, SPAN_SAID } from "../hours-said";
import type { Order } from "../order";
import { withChanges } from "../page-draft";
import {
  CLOSED,
  FILLING,
  type Line,
  linesOf,
  spanOf,
  withFact,
  wordsOfHours,
} from "./hours-of-page";

const WEEK = [0, 1, 2, 3, 4, 5, 6];
/** All hours are said anew: days that are not named have none. */
const ANEW =
  /^(?:(?:add|put|show|include|write|list|füge|schreib|ajoute[rz]?|añade|aggiungi) (?:(?:an?|the|our|eine?n?|une|una) (?:(?:little|small|new) )?(?:section|part|box|list|block|table|abschnitt|bereich|section|sección|sezione) (?:with|for|of|on|mit|avec|con) )?)?(?:(?:our|the|my|here are (?:the|our)|die|unsere?|nos|les|nuestros?|los|i nostri|gli|os nossos|os) )*(?:(?:new|neuen?|nouveaux|nuevos?|nuovi|novos?) )?(?:opening )?(?:hours|times|öffnungszeiten|horaires(?: d['’]ouverture)?|horarios?|orari(?: di apertura)?|horários?)(?: (?:are|sind|sont|son|sono|são))?(?: (?:now|jetzt|neu|maintenant|ahora|adesso|ora|agora))?\s*:\s+|^(?:(?:our|the|my|here are (?:the|our)|die|unsere?|nos|les|nuestros?|los|i nostri|gli|os nossos|os) )*(?:(?:new|neuen?|nouveaux|nuevos?|nuovi|novos?) )?(?:opening )?(?:hours|times|öffnungszeiten|horaires(?: d['’]ouverture)?|horarios?|orari(?: di apertura)?|horários?)(?: (?:are|sind|sont|son|sono|são))?(?: (?:now|jetzt|neu|maintenant|ahora|adesso|ora|agora))?\s*:?\s+/iu;
/** All days that are not named. */
const ELSE =
  /(?<!\p{L})(?:(?:and|und|et|y|e) )?(?:otherwise|(?:on )?(?:all )?(?:the )?other days|every other day|(?:and )?(?:for )?the rest(?: of the week)?|else|the other days|ansonsten|sonst|an (?:den|allen) anderen tagen|die anderen tage|übrige tage|sinon|les autres jours|le reste(?: de la semaine)?|el resto(?: de los días| de la semana)?|los demás días|gli altri giorni|il resto(?: della settimana)?|os outros dias|o resto(?: da semana)?)(?!\p{L})/iu;
const PART = new RegExp(
  `(?<else>${ELSE.source})|(?<span>(?:(?:from|von|de|dalle|das|las|les) )?${SPAN_SAID}(?!\\p{L}))|(?<closed>${CLOSED.source})|(?<!\\p{L})(?<days>${DAYS_SAID})(?!\\p{L})`,
  "giu",
);
const BEFORE_SPAN = /^(?:from|von|de|dalle|das|las|les) /iu;

interface Said {
  /** Null for all others. */
  days: number[] | null;
  /** Null for closed. */
  time: string | null;
}

/** The hours of several days at once: "closed on Mondays, otherwise 8 to 19", "new hours: Tue–Fri 8–18, Sat 9–16". */
export function setWeek({ text, page }: Order): EditResult | null {
  if (text.includes("⟦")) return null;
  const isAnew = ANEW.test(text);
  const said = saidIn(text.replace(ANEW, ""));
  if (!said || (said.length < 2 && !isAnew)) return null;
  const lines = linesOf(page);
  const first = lines[0];
  if (!first || !areTogether(page.source, lines)) return null;
  const named = said.flatMap(({ days }) => days ?? []);
  if (new Set(named).size < named.length) return unchanged("A day is named twice in that.");
  const { nameOf, closed } = wordsOfHours(lines, page);
  const rest = said.find(({ days }) => days === null);
  const timeOn = (day: number): string | null => {
    const own = said.find(({ days }) => days?.includes(day)) ?? rest;
    if (own) return own.time ?? closed;
    return isAnew ? null : (lines.find(({ days }) => days.includes(day))?.time ?? null);
  };
  const rows = rowsOf(WEEK.map(timeOn)).map(({ days, time }) => ({
    days: daysOut(days, lines.map((line) => line.said).join(" "), nameOf),
    time,
  }));
  const open = rows.find(({ time }) => time !== closed);
  const rowOf = rowLike(page.source.slice(...spanOf(page.source, first.piece)));
  const changes = lines.map(({ piece }, at) => {
    const [start, end] = spanOf(page.source, piece);
    return { start, end, text: at === 0 ? rows.map(rowOf).join("") : "" };
  });
  let next = withChanges(page.source, changes);
  if (next === page.source) return unchanged("The hours say that already.");
  for (const line of lines) {
    if (open) next = withFact(next, `${line.said} ${line.time}`, `${open.days} ${open.time}`);
  }
  const told = rows.map(({ days, time }) => `${days} ${time}`).join(", ");
  return edited(new Map([[PAGE, next]]), `The hours are now: ${told}.`);
}

/** What a text says of days, in pairs of days and hours; null where it says anything else. */
function saidIn(text: string): Said[] | null {
  const rest = text.replace(PART, " ").replace(FILLING, " ");
  if (/[\p{L}\d]/u.test(rest)) return null;
  const said: Said[] = [];
  let days: number[] | "others" | null = null;
  let time: string | null | undefined;
  for (const { groups = {} } of text.matchAll(PART)) {
    if (groups.else !== undefined) {
      if (days !== null) return null;
      days = "others";
    } else if (groups.days !== undefined) {
      const named = daysIn(groups.days);
      if (days !== null || !named) return null;
      days = named;
    } else {
      if (time !== undefined) return null;
      time =
        groups.closed === undefined ? (groups.span ?? "").replace(BEFORE_SPAN, "").trim() : null;
    }
    if (days === null || time === undefined) continue;
    said.push({ days: days === "others" ? null : days, time });
    days = null;
    time = undefined;
  }
  const isOver = days === null && time === undefined;
  return isOver && said.filter((one) => one.days === null).length < 2 ? said : null;
}

/** Days that follow each other with the same hours are one row. */
function rowsOf(week: readonly (string | null)[]): { days: number[]; time: string }[] {
  const rows: { days: number[]; time: string }[] = [];
  for (const [day, time] of week.entries()) {
    if (time === null) continue;
    const last = rows.at(-1);
    if (last?.time === time && last.days.at(-1) === day - 1) last.days.push(day);
    else rows.push({ days: [day], time });
  }
  return rows;
}

/** Lines with nothing else between them, each a term and its description: they can be written anew as one list. */
function areTogether(source: string, lines: readonly Line[]): boolean {
  return lines.every(({ piece }, at) => {
    const next = lines[at + 1];
    const isTerm = piece.entry?.name.element.tagName === "dt";
    if (!next) return isTerm;
    const between = source.slice(spanOf(source, piece)[1], spanOf(source, next.piece)[0]);
    return isTerm && between.trim() === "";
  });
}

function rowLike(line: string) {
  return ({ days, time }: { days: string; time: string }) =>
    line
      .replace(/(<dt[^>]*>)[\s\S]*?(<\/dt>)/, (_, open, close) => `${open}${html(days)}${close}`)
      .replace(/(<dd[^>]*>)[\s\S]*?(<\/dd>)/, (_, open, close) => `${open}${html(time)}${close}`);
}
