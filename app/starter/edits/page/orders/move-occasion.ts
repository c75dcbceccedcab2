import { sentenceCase } from "../../../match/words";
import { html } from "../../../source/html";
import { type EditResult, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { numberSaid } from "../../grammar/number-words";
import type { Order } from "../order";
import { type Change, insideOf, pageEdit, saying } from "../page-draft";
import type { Page, Piece } from "../page-model";
import { isAlike, wordsOf } from "../page-words";
import { dayLike } from "./day-like";
import { isSample } from "./section-there";

const DAY =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)";
const CLOCK =
  "(?:\\d{1,2}(?:[:.h]\\d{2})? ?(?:am|pm|uhr|h|o['’]clock)?(?![\\p{L}\\d€£$%])|(?:half|quarter) past (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})|noon|midday|midnight)";
const WHEN = `(?:(?:(?:on|to|from|am|le|los?|el|il|jeden|every|each) )*(?<day>${DAY})(?:,? (?:at|from|um|ab|à|a las|alle|às) (?<time>${CLOCK}))?|(?:at|to|um|ab|à|a las|alle|às) (?<only>${CLOCK})(?: on (?<later>${DAY}))?)`;
const NOW =
  "(?:,? (?:now|instead|from now on|this (?:year|week|term)|again|please|jetzt|nun|ab jetzt|künftig|maintenant|désormais|ahora|adesso|ora|agora))*";
const THE =
  "(?:the |our |my |die |der |das |unsere?n? |les? |la |nos |notre |el |los |las |nuestr[oa]s? |il |i |le |os? |as? )?";
const WHAT = "(?<what>[^⟦⟧:,.\\d]{3,40}?)";
const FORMS = [
  pattern(
    `^(?:(?:we|i)(?:['’]ve| have)? )?(?:just )?(?:moved|changed|shifted|rescheduled|postponed|switched|move|change|shift|reschedule|verlege?|verschiebe?|déplace[rz]?|mueve|sposta|muda) ${THE}${WHAT}(?: day| time)? (?:from [^⟦⟧:]{3,30} )?(?=(?:to|on|at|auf|au|al|para|a|for)@)(?:to |auf |au |al |para |for )?${WHEN}${NOW}$`,
  ),
  pattern(
    `^(?:from now on,? |ab jetzt |now )?${THE}${WHAT} (?:(?:has|have) (?:been )?(?:moved|changed)|(?:is|are) (?:being )?(?:moved|moving)|moves?|moved|is|are|will be|starts?|begins?|takes? place|happens?|ist|sind|findet|finden|beginnt|est|sont|commence|es|son|empieza|è|sono|inizia|é|são|começa)(?: now| jetzt| maintenant| ahora| ora| agora)? (?:to )?${WHEN}${NOW}(?: statt)?$`,
  ),
];
/** What people do together again and again; of anything else the page has to give a day or an hour already. */
const ACTIVITY =
  /^(?:\p{L}+ )?(?:rehearsals?|practices?|trainings?|meetings?|meet-?ups?|class(?:es)?|lessons?|coaching|sessions?|services?|mass|games?|matches|courses?|workshops?|proben?|treffen|kurse?|répétitions?|entraînements?|ensayos?|entrenamientos?|prove|allenament[oi]|ensaios?|treinos?)$/iu;

/** "The ceremony starts at half past one now", "coaching is on Sundays": another day or hour of what is named. */
export function moveOccasion({ text, quotes, page }: Order): EditResult | null {
  if (quotes.length > 0 || text.length > 120) return null;
  const groups = FORMS.map((form) => form.exec(text)?.groups).find((one) => one?.what);
  const what = groups?.what?.trim() ?? "";
  const day = groups?.day ?? groups?.later ?? null;
  const time = groups?.time ?? groups?.only ?? null;
  const words = wordsOf(what);
  if (!groups || words.length === 0 || OPENING.test(what) || (!day && !time)) return null;
  // "The training on Thursday" is one of several.
  if (new RegExp(`(?<!\\p{L})${DAY}$`, "iu").test(what) && /\s/.test(what)) return null;
  const ofDays = day === null && time ? oneOfDays(what, time, page) : null;
  if (ofDays || new RegExp(`^${DAY}$`, "iu").test(what)) return ofDays;
  const found = page.pieces.filter(
    (piece) =>
      /^(?:entry|text|fact|lead)$/.test(piece.kind) &&
      words.every((word) => wordsOf(textOf(piece)).some((own) => isAlike(own, word))),
  );
  const changes: Change[] = [];
  for (const piece of found) changes.push(...whenOf(piece, day, time));
  const once = changes.filter(
    (one, at) => changes.findIndex(({ start }) => start === one.start) === at,
  );
  if (once.length > 0) {
    const told = [day && `on ${sentenceCase(day)}`, time && `at ${time}`].filter(Boolean).join(" ");
    return pageEdit(page.source, once, `“${sentenceCase(what)}” is ${told} now.`);
  }
  return found.length === 0 && ACTIVITY.test(what) ? said(page, what, day, time) : null;
}

/** "Tuesdays are at 7pm now" where "Tuesdays and Thursdays at 6.30pm" stands: the other day keeps its hour. */
function oneOfDays(what: string, time: string, page: Page): EditResult | null {
  const both = new RegExp(
    `(?<!\\p{L})(${DAY})( and | und | et | y | e | & )(${DAY})((?:,? (?:at|from|um|ab|à|a las|alle|às))? )(${pattern(CLOCK).source})`,
    "iu",
  );
  const stem = (one: string) => one.toLowerCase().replace(/s$/u, "");
  for (const { says, kind, place } of page.pieces) {
    const match = /^(?:text|lead|fact)$/.test(kind) ? both.exec(says) : null;
    const [all = "", first = "", and = "", second = "", at = "", old = ""] = match ?? [];
    if (!match || ![stem(first), stem(second)].includes(stem(what))) continue;
    const next = clockLike(time, old);
    const [one, other] = stem(first) === stem(what) ? [next, old] : [old, next];
    return pageEdit(
      page.source,
      [
        changeOf(
          place,
          says.replace(all, () => `${first}${at}${one}${and}${second}${at}${other}`),
        ),
      ],
      `“${first}${at}${one}${and}${second}${at}${other}” stands there now.`,
    );
  }
  return null;
}

const OPENING =
  /^(?:we|i|it|they|hours?|opening(?: hours| times)?|(?:shop|store|café|cafe|restaurant|bar|office|practice|place|kitchen|page|site|text|headline|button|menu|form|footer|header))$/iu;
const textOf = ({ entry, says }: Piece) => entry?.all ?? says;

/** The day and the hour within a piece, as others. */
function whenOf({ entry, place, says }: Piece, day: string | null, time: string | null): Change[] {
  const parts = entry ? [entry.name, entry.time, ...entry.texts] : [{ place, text: says }];
  return parts.flatMap((part) => {
    if (!part) return [];
    const dayThere = day ? new RegExp(`(?<!\\p{L})${DAY}(?!\\p{L})`, "iu") : null;
    let next = part.text;
    if (day && dayThere?.test(next)) next = next.replace(dayThere, (old) => dayLike(day, old));
    const clock = new RegExp(`(?<![\\p{L}\\d:.€£$])${pattern(CLOCK).source}`, "iu").exec(next);
    const isHour = clock && (part === entry?.time || /[:.h]\d{2}|am|pm|uhr|clock/iu.test(clock[0]));
    if (time && clock && isHour)
      next =
        next.slice(0, clock.index) +
        clockLike(time, clock[0]) +
        next.slice(clock.index + clock[0].length);
    return next === part.text ? [] : [changeOf(part.place, next)];
  });
}

const changeOf = (place: Piece["place"], text: string): Change => ({
  start: place.innerStart,
  end: place.innerEnd,
  text: html(text),
});

/** An hour as the old one was written: in its half of the day where none was said. */
export function clockLike(said: string, old: string): string {
  const past = /^(half|quarter) past (\w+)$/iu.exec(said);
  const spoken = past
    ? `${numberSaid(past[2]?.toLowerCase() ?? "") ?? 0}:${past[1]?.toLowerCase() === "half" ? "30" : "15"}`
    : said.replace(/ ?o['’]clock$/iu, "");
  const [, hour = "", minutes = "", half = ""] =
    /^(\d{1,2})(?:[:.h](\d{2}))? ?(am|pm)?/iu.exec(spoken) ?? [];
  if (hour === "") return said;
  const oldHalf = /(?:am|pm)/iu.exec(old)?.[0] ?? "";
  const space = /\d (?:am|pm)/iu.test(old) ? " " : "";
  const sign = /\d([:.h])\d{2}/u.exec(old)?.[1] ?? /\d([:.h])\d{2}/u.exec(spoken)?.[1] ?? ":";
  if (oldHalf !== "" || half !== "") {
    const own = half || (Number(hour) > 12 ? "" : oldHalf);
    return `${hour}${minutes && minutes !== "00" ? sign + minutes : ""}${own ? space + own.toLowerCase() : ""}`;
  }
  const late = /^(\d{1,2})/u.exec(old)?.[1];
  const full = late && Number(late) >= 13 && Number(hour) < 12 ? Number(hour) + 12 : Number(hour);
  const unit = / ?(?:uhr|h)$/iu.exec(old)?.[0] ?? "";
  const tail = /[:.h]\d{2}/u.test(old)
    ? `${sign}${minutes || "00"}`
    : minutes && minutes !== "00"
      ? `${sign}${minutes}`
      : "";
  return `${full}${tail}${unit}`;
}

/** On a page that gives no day of it: a line that does, and the one hour that the page gives as that. */
function said(
  page: Page,
  what: string,
  day: string | null,
  time: string | null,
): EditResult | null {
  const { source, pieces } = page;
  const home = pieces.find(
    ({ kind, element }) =>
      kind === "section" &&
      element.attrs.some(({ name, value }) => name === "id" && value === "glance"),
  );
  if (!home)
    return unchanged(
      `I found no day and no hour of “${what}” on the page: say where it is to stand.`,
    );
  const hours = pieces.filter(
    (piece) =>
      (piece.kind === "fact" || piece.entry?.time) &&
      !(piece.section && isSample(piece.section, page)) &&
      /^\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?$/iu.test(piece.entry?.time?.text ?? piece.says),
  );
  const facts = time
    ? hours.map((piece) =>
        saying(
          source,
          piece.entry?.time?.place ?? piece.place,
          clockLike(time, piece.entry?.time?.text ?? piece.says),
        ),
      )
    : [];
  const when = [day && sentenceCase(day), time && `at ${time}`].filter(Boolean).join(" ");
  const line = `${sentenceCase(what)}: ${when}`;
  return pageEdit(
    source,
    [...facts, insideOf(source, home.place, `<p class="section-lead">${html(line)}</p>`, "last")],
    `The page named no day of “${what}”, so “${line}” stands in “${home.says}” now${facts.length > 0 ? ", and the hour that it gave is that one" : ""}.`,
  );
}
