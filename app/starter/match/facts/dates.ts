import type { SaidText } from "./said-text";

const MONTH =
  "(?:jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|février|mar(?:ch|s|zo)?|märz|apr(?:il)?|avril|abril|aprile|may|mai|mayo|maio|maggio|june?|juni|juin|junio|junho|giugno|july?|juli|juillet|julio|julho|luglio|aug(?:ust)?|août|agosto|sep(?:t(?:ember|embre|iembre)?)?|setembro|settembre|o[ck]t(?:ober|obre|ubre)?|outubro|ottobre|nov(?:ember|embre|iembre|embro)?|de[cz](?:ember|embre|iembre|embro)?|dezember|dicembre|diciembre|enero|febrero|janeiro|fevereiro|gennaio|febbraio|março)\\.?";
const DAY_NAME =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)";
const YEAR = "(?:,? (?:de |del |do )?(?:19|20)\\d{2})?";
const DATE = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${DAY_NAME},? (?:the |den |le |el )?)?(?:(?:\\d{1,2}(?:st|nd|rd|th|\\.)?(?:, ?| ?[–-] ?| (?:and|und|et|y|e|to|bis|&) )){0,4}\\d{1,2}(?:st|nd|rd|th|er|º)?\\.? (?:of |de )?${MONTH}${YEAR}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?${YEAR}|\\d{1,2}\\.\\d{1,2}\\.(?:\\d{4}|\\d{2})|\\d{1,2}/\\d{1,2}/\\d{2,4}|\\d{4}-\\d{2}-\\d{2}))(?![\\p{L}\\d])`,
  "giu",
);
/** A day of the year, and not of the week: "12 December", "8. August", "May 9". */
export const A_DATE = new RegExp(
  `(?<!\\p{L})(?:\\d{1,2}(?:st|nd|rd|th|er|º)?\\.? (?:of |de )?${MONTH}(?!\\p{L})|${MONTH} \\d{1,2}(?![:.h\\d]))`,
  "iu",
);
const TIME =
  /(?<![\p{L}\d.,:€$£])(?<!(?:arriv|depart|check[ -]?(?:in|out))\p{L}*(?: is)?(?: from| before| after| by| until| at)? )(?:(?:at|um|ab|from|à|a las|alle|às|starts at|doors|einlass) )?((?:[01]?\d|2[0-3])(?:[:.][0-5]\d)? ?(?:am|pm|a\.m\.|p\.m\.|uhr|o'clock)(?![\p{L}])|(?:[01]?\d|2[0-3])(?::[0-5]\d)(?!\d)|(?:[01]?\d|2[0-3]) ?h(?:[0-5]\d)?(?![\p{L}\d]))/giu;

/** "von 10 bis 14 Uhr", "from 3 to 6 pm", "dalle 18". */
const SPAN =
  /(?<![\p{L}\d.,:€$£])((?:[01]?\d|2[0-3])(?:[:.h][0-5]\d)? ?(?:am|pm|uhr|h)? ?(?:-|–|—|to|till|until|bis|à|a las|alle|às) ?(?:[01]?\d|2[0-3])(?:[:.h][0-5]\d)? ?(?:am|pm|uhr|h)(?!\p{L})|(?<=\s)(?:desde las|dalle|a partir das|à partir de|ab) (?:[01]?\d|2[0-3])(?:[:.h][0-5]\d)?(?: ?(?:uhr|h|horas|ore|heures)(?!\p{L}))?(?! ?\d|[.:]\d|[€$£\p{L}]))/giu;

/** What has a day of its own: "Next concert 5 December at 7pm", "Sommerfest am 8. August". */
const OF_DAY = new RegExp(
  `(?<=^|[.:;,!?\\n]\\s{1,2}|\\s(?:and|und|et|y|e)\\s)(\\p{L}[\\p{L}'’-]{2,24}(?: \\p{L}[\\p{L}'’-]{1,24}){0,3}?)(?: (?:is|ist|est|es|è))?:?(?: (?:on|on the|am|le|el|il|em))? (${DATE.source})(?:,? (?:(?:at|from|um|ab|à|a las|alle|às) )?((?:[01]?\\d|2[0-3])(?:[:.h][0-5]\\d)? ?(?:am|pm|uhr|h)(?!\\p{L})))?`,
  "giu",
);
/** What is said of the day itself, or of when everything is open. */
const NO_OCCASION =
  /(?<!\p{L})(?:open\p{L}*|clos\p{L}+|from|until|till|by|since|before|after|page|site|website|seite|rsvp|rain date|eröffn\p{L}*|geöffnet|seit|bis|ab|ouvert\p{L}*|depuis|jusqu\p{L}*|abiert\p{L}*|desde|hasta|i|we|it|wir|ich|nous|on|born|founded|gegründet|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|samedi|dimanche|sábado|domingo)(?!\p{L})/iu;
const MOST_OCCASIONS = 6;

/** Things of a place that have a day of their own each; they are taken. */
export function occasionsIn(said: SaidText): { time: string; what: string }[] {
  const found: { time: string; what: string }[] = [];
  for (const { 0: all, 1: what = "", 2: day = "", 3: time, index } of said.text.matchAll(OF_DAY)) {
    const end = index + all.length;
    if (found.length >= MOST_OCCASIONS || NO_OCCASION.test(what) || !said.isFree(index, end))
      continue;
    said.take(index, end);
    const own = what.replace(/^(?:our|the|unsere?r?|die|der|das|notre|nuestr[oa]) /iu, "");
    found.push({ time: [day.replace(/[.,]$/, ""), time].filter(Boolean).join(", "), what: own });
  }
  return found;
}

/** The first day that is named, as it was written. */
export function dateIn(said: SaidText): string | null {
  return said.first(DATE)?.[0].replace(/[.,]$/, "") ?? null;
}

/** "We rehearse every Thursday at 7": the time of what comes round is none of a day that was named. */
const EACH =
  /(?<!\p{L})(?:every|each|weekly|jede[nrs]?|(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|chaque|tous les|cada|todos? (?:l|o)s|todas (?:l|a)s|ogni|tutti i)(?!\p{L})[^.!?\n]*$/iu;

function comesRound(text: string, at: number): boolean {
  return EACH.test(text.slice(Math.max(0, at - 120), at));
}

/**
 * The time of day, as it was written: that behind the day that was named, or the first. Times of opening hours are taken before.
 */
export function timeIn(said: SaidText, date: string | null): string | null {
  const at = date ? said.text.indexOf(date) + date.length : 0;
  const behind = date ? /^[^.!?\n]*(?:\.\d[^.!?\n]*)*/u.exec(said.text.slice(at))?.[0] : undefined;
  for (const form of behind ? [SPAN, TIME] : [])
    for (const { 0: all, 1: time, index } of (behind ?? "").matchAll(form)) {
      if (!said.isFree(at + index, at + index + all.length)) continue;
      said.take(at + index, at + index + all.length);
      return time?.trim() ?? null;
    }
  for (const form of [SPAN, TIME])
    for (const { 0: all, 1: time, index } of said.text.matchAll(form)) {
      const end = index + all.length;
      if (!said.isFree(index, end) || comesRound(said.text, index)) continue;
      said.take(index, end);
      return time?.trim() ?? null;
    }
  return null;
}
