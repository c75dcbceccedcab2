import { languageOfPage } from "../../../sections/languages";
import { html } from "../../../source/html";
import { type EditResult, edited, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import { wholeLines } from "../../said/page-elements";
import type { Order } from "../order";
import { ADDS, WISHES } from "../verbs";

const FORM = pattern(
  `^(?:(?:${ADDS}|${WISHES})@ )?(?:an?|the|ein(?:en)?|einen|un|une|uno|um)? ?(?:live |small |big |kleinen |großen )*(?:count ?down|count(?:ing)? down(?: the)?(?: days)?|(?:show |tell |say |display )?how many days(?: are| is| it is)?(?: left| to go| remain(?:ing)?| still)*|(?:the )?(?:number of )?days (?:left|to go|remaining)|timer|days? counter|tage-?zähler|compte à rebours|compte-à-rebours|cuenta atrás|cuenta regresiva|conto alla rovescia|contagem regressiva)(?: ?(?:timer|clock|uhr|in days|in tagen|en jours|en días|in giorni|em dias))*(?<until>(?: (?:to|until|till|for|bis|zu[rm]?|jusqu['’]|à|au|til|hasta|para|fino|al|alla|até|a) ?.{0,120}?)?)(?: (?:einbauen|hinzu|ein|hinzufügen|haben|at the top|oben|under the headline|below the headline|on the page))*$`,
);
/** "We reopen on 1 March 2027, show a countdown": the day is told before it. */
const TOLD_BEFORE =
  /^(?<until>[^.?!⟦⟧]{4,80}?)[,;.:]? (?:please )?(?:show|add|put|with|so|make|include)? ?(?:an? )?countdown$/iu;
/** Days that have a name. */
const FEASTS: readonly [RegExp, string][] = [
  [
    /new year['’]?s eve|silvester|saint-sylvestre|nochevieja|san silvestro|réveillon/iu,
    "31 December",
  ],
  [/new year(?:['’]?s)?(?: day)?|neujahr|nouvel an|año nuevo|capodanno|ano novo/iu, "1 January"],
  [/christmas eve|heiligabend|nochebuena|vigilia di natale/iu, "24 December"],
  [/christmas|weihnachten|noël|navidad|natale|natal/iu, "25 December"],
  [/halloween/iu, "31 October"],
];
const MONTHS: readonly RegExp[] = [
  /^(?:jan|ene|gen)/iu,
  /^(?:feb|fév|fev)/iu,
  /^(?:mar|mär)/iu,
  /^(?:apr|avr|abr)/iu,
  /^(?:may|mai|mag)/iu,
  /^(?:jun|juin|giu)/iu,
  /^(?:jul|juil|lug)/iu,
  /^(?:aug|aoû|ago)/iu,
  /^(?:sep|set)/iu,
  /^(?:oct|okt|ott|out)/iu,
  /^nov/iu,
  /^(?:dec|dez|déc|dic)/iu,
];
const MONTH =
  "(?:jan|ene|gen|feb|fév|fev|mar|mär|apr|avr|abr|may|mai|mag|jun|juin|giu|jul|juil|lug|aug|aoû|ago|sep|set|oct|okt|ott|out|nov|dec|dez|déc|dic)\\p{L}*";
const DATE = new RegExp(
  `(?<!\\d)(?:(?<day>\\d{1,2})(?:st|nd|rd|th|er|\\.)?(?: of| de| di)?\\s+(?<month>${MONTH})\\.?(?:,?\\s+(?:de\\s+)?(?<year>\\d{4}))?|(?<month2>${MONTH})\\s+(?<day2>\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(?<year2>\\d{4}))?|(?<d>\\d{1,2})\\.(?<m>\\d{1,2})\\.(?<y>\\d{4}))(?!\\d)`,
  "giu",
);
const WORDS: Readonly<Record<string, { hours: string; day: string; days: string; now: string }>> = {
  en: { hours: "hours", day: "day to go", days: "days to go", now: "It is time" },
  de: { hours: "Stunden", day: "Tag noch", days: "Tage noch", now: "Es ist so weit" },
  fr: { hours: "heures", day: "jour encore", days: "jours encore", now: "C’est le moment" },
  es: { hours: "horas", day: "día más", days: "días más", now: "Ha llegado el momento" },
  it: { hours: "ore", day: "giorno ancora", days: "giorni ancora", now: "Ci siamo" },
  pt: { hours: "horas", day: "dia ainda", days: "dias ainda", now: "Chegou a hora" },
};

/** The days that are left until a day of the wish or of the page. */
export function addCountdown({ text, page, files }: Order): EditResult | null {
  const groups = FORM.exec(text)?.groups ?? TOLD_BEFORE.exec(text)?.groups;
  if (!groups) return null;
  const { source } = page;
  if (source.includes("data-countdown")) return unchanged("The page has a countdown already.");
  const body = source
    .slice(source.indexOf("<body"))
    .replace(/<(?:script|style|svg)\b[\s\S]*?<\/(?:script|style|svg)>/g, " ");
  const plain = body.replace(/<[^>]*>/g, " ");
  const told = groups.until ?? "";
  const until = FEASTS.find(([name]) => name.test(told))?.[1] ?? told;
  const date =
    dateIn(until) ?? dateIn(until, new Date()) ?? dateIn(plain) ?? dateIn(plain, new Date());
  if (!date)
    return unchanged("Until when? Say the day with its year: “add a countdown to 12 May 2027”.");
  const hero =
    page.pieces.find(({ kind }) => kind === "headline") ??
    page.pieces.find(({ kind, element }) => kind === "title" && element.tagName === "h1");
  const script = files.get("script.js");
  if (!hero || script === undefined) return null;
  const { start, end: below } = wholeLines(source, hero.place);
  // A line of its own between the columns of a first screen would push its picture away.
  const column = /<div class="hero-text">\n/.exec(source);
  const isBefore = column !== null && column.index > below && below > source.indexOf('class="hero');
  const end = isBefore ? column.index + column[0].length : below;
  const indent = `${/^[ \t]*/.exec(source.slice(start))?.[0] ?? ""}${isBefore ? "  " : ""}`;
  const clock = clockIn(told);
  const event = eventIn(clock ? told.replace(clock.said, " ") : told);
  const words = WORDS[languageOfPage(source)] ?? WORDS.en;
  const line = `${indent}<p class="countdown headline-count"><span data-countdown="${date}${clock ? `T${clock.at}" data-hours="${html(words?.hours ?? "")}` : ""}" data-day="${html(words?.day ?? "")}" data-days="${html(words?.days ?? "")}" data-now="${html(words?.now ?? "")}">${date}${clock ? `, ${clock.at}` : ""}</span>: ${html(event || inWords(date, languageOfPage(source)))}</p>\n`;
  const program = `
// The days that are left, each time the page is opened and once an hour after that.
const MILLISECONDS_OF_A_DAY = 86_400_000;

function countDown(line) {
  const { countdown, day, days, hours, now } = line.dataset;
  const rest = (new Date(hours ? countdown : \`\${countdown}T00:00:00\`) - Date.now()) / MILLISECONDS_OF_A_DAY;
  const left = hours ? Math.floor(rest) : Math.ceil(rest);
  const inHours = hours ? \`, \${Math.floor((rest - left) * 24)} \${hours}\` : "";
  line.textContent = rest > 0 ? \`\${left} \${left === 1 ? day : days}\${inHours}\` : now;
}

for (const line of document.querySelectorAll("[data-countdown]")) {
  countDown(line);
  setInterval(() => countDown(line), 3_600_000);
}
`;
  return edited(
    new Map([
      [PAGE, source.slice(0, end) + line + source.slice(end)],
      ["script.js", script.replace(/\n*$/, "\n") + program],
    ]),
    `The page counts the days until ${event ? `“${event}”, ` : ""}${date}${clock ? `, ${clock.at}` : ""} now.`,
  );
}

const CLOCK =
  /(?<!\d)(?:(?:at|from|um|ab|à|a las|alle|às) )?(?<hour>\d{1,2})(?:[:.h](?<minutes>\d{2}))?(?: ?(?<half>am|pm)| (?:o['’]clock )?in the (?<part>morning|afternoon|evening)| ?(?:o['’]clock|uhr|h)|(?<=[:.h]\d{2}))(?!\p{L})/iu;

/** The hour that is said with a day, as "10:00", and how it was said. */
function clockIn(told: string): { at: string; said: string } | null {
  const match = CLOCK.exec(told.replace(DATE, (day) => " ".repeat(day.length)));
  const { hour, minutes = "00", half = "", part = "" } = match?.groups ?? {};
  if (!match || !hour || Number(hour) > 24 || Number(minutes) > 59) return null;
  const isLate = /pm/iu.test(half) || /afternoon|evening/iu.test(part);
  const isEarly = /am/iu.test(half) || /morning/iu.test(part);
  const full = isLate || isEarly ? (Number(hour) % 12) + (isLate ? 12 : 0) : Number(hour) % 24;
  return { at: `${String(full).padStart(2, "0")}:${minutes}`, said: match[0] };
}

/** A day as people write it: "12 June 2027". */
const inWords = (date: string, language: string) =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(`${date}T00:00:00Z`));

/** What it counts down to, as it was said: "our race" of "to our race on 3 July 2027". Empty where only a day was. */
function eventIn(told: string): string {
  const name = told
    .replace(DATE, " ")
    .replace(/(?<!\d)\d{4}(?!\d)/g, " ")
    .replace(/\s+/g, " ")
    .replace(/(?: ?[,;])+ ?(?=[,;]|$)/g, "")
    .trim()
    .replace(EDGES, "")
    .replace(
      /(?:,?\s+(?:on|at|in|the|am|im|den|dem|du|le|el|del|il|em|de|of|which is|that is))+$/iu,
      "",
    )
    .trim();
  return /\p{L}{2}/u.test(name) && !ANY_DAY.test(name)
    ? (name[0]?.toUpperCase() ?? "") + name.slice(1)
    : "";
}
/** "To the day" is that of the page, and no name of it. */
const ANY_DAY =
  /^(?:big |wedding |great )?(?:day|date|event|moment|tag|termin|datum|jour|jour j|día|fecha|giorno|data|dia)$/iu;
const EDGES =
  /^(?:(?:to|until|till|for|bis|zu[rm]?|jusqu['’](?:à|au)?|à|au|aux|til|hasta|para|fino|al|alla|até|a|the|our|my|der|die|das|dem|den|unser\p{L}*|le|la|les|l['’]|notre|nos|mon|el|nuestr[oa]|il|nostr[oa]|o|noss[oa]|on|am)(?:\s+|(?<=['’])|$))+/iu;

/** A day with its year as "2026-09-12". */
/**
 * The first day that a text names, as "2026-09-12".
 *
 * @param today where a day without a year is to be the next one; else only one with its year is taken
 */
export function dateIn(text: string, today?: Date): string | null {
  for (const { groups, index } of text.matchAll(DATE)) {
    const name = groups?.month ?? groups?.month2 ?? "";
    const month = groups?.m ? Number(groups.m) : MONTHS.findIndex((form) => form.test(name)) + 1;
    const last = Number(groups?.day ?? groups?.day2 ?? groups?.d);
    // "14 and 15 May" begins on the 14th.
    const from = groups?.day ? Number(FROM.exec(text.slice(0, index))?.[1] ?? last) : last;
    const day = from >= 1 && from < last ? from : last;
    const year = groups?.year ?? groups?.year2 ?? groups?.y;
    if (month < 1 || month > 12 || day < 1 || day > 31) continue;
    const next = today ? nextYear(month, day, today) : null;
    const full = year ?? next;
    if (!full) continue;
    return `${full}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  }
  return null;
}

/** The first of two days of one month, in front of the second. */
const FROM =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|\.)?\s*(?:[-–—/&]|and|to|until|till|und|bis|et|au|y|al|e|a)\s*$/iu;

function nextYear(month: number, day: number, today: Date): string {
  const year = today.getUTCFullYear();
  const isPast = Date.UTC(year, month - 1, day + 1) <= today.getTime();
  return String(isPast ? year + 1 : year);
}
