import type { FileTree } from "~/projects/files";
import { unescapeHtml } from "../../source/html";
import { ADDS, REMOVES } from "../grounded/cues";
import { saidWords } from "../grounded/said-words";
import { wordsOf } from "../parts/part";
import { partsOf } from "../parts/parts-of";
import { isSameWord } from "../parts/same-word";
import { textsChanged } from "./texts-changed";

const AMOUNT =
  /(?:[€$£] ?\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})? ?(?:[€$£]|euros?|eur|pounds?|quid|dollars?))(?!\p{L})/iu;

/** Longer than this is no entry with a price, in characters; and in a long run of digits each begins a search for its end. */
const ENTRY_CHARACTERS = 120;

/** What an edit left on the page beside its own words, where both cannot be so. */
export function contradictions(wish: string, before: FileTree, after: FileTree): string[] {
  return [
    ...pricesLeft(wish, before, after),
    ...daysLeft(wish, before, after),
    ...datesInNames(before, after),
    ...upsideDown(before, after),
  ];
}

/** Hours that end before they begin, in the daytime. */
function upsideDown(before: FileTree, after: FileTree): string[] {
  return textsChanged(before, after)
    .fresh.filter((text) => {
      const [, from = "", to = ""] =
        /^(\d{1,2})[:.]\d{2} ?[–-] ?(\d{1,2})[:.]\d{2}$/.exec(text) ?? [];
      return from !== "" && Number(to) > EARLIEST_MORNING && Number(from) >= Number(to);
    })
    .slice(0, 1)
    .map((text) => `“${text}” ends before it begins`);
}

/** What closes up to then may have opened on the evening before, in hours. */
const EARLIEST_MORNING = 6;

/** An entry that the wish names with another price than the wish gives for it. */
function pricesLeft(wish: string, before: FileTree, after: FileTree): string[] {
  if (!AMOUNT.test(wish) || ADDS.test(wish) || REMOVES.test(wish)) return [];
  const said = saidWords(wish);
  const names = partsOf(before).flatMap((part) => {
    const entry = part.kind === "entry" || part.classes.some((one) => /item|card|row/.test(one));
    const words = wordsOf(part);
    if (!entry || words.length > ENTRY_CHARACTERS) return [];
    const price = AMOUNT.exec(words)?.[0];
    if (!price) return [];
    const own = saidWords(words.slice(0, words.indexOf(price))).filter(({ text }) =>
      /\p{L}{3}/u.test(text),
    );
    const isNamed =
      own.length > 0 && own.every(({ stem }) => said.some((one) => isSameWord(one.stem, stem)));
    return isNamed ? [words] : [];
  });
  const now = new Set(partsOf(after).map(wordsOf));
  const numbers = (text: string) => text.match(/\d+(?:[.,]\d+)?/g) ?? [];
  const given = new Set(numbers(wish));
  return [...new Set(names)]
    .filter((words) => now.has(words) && !numbers(words).some((one) => given.has(one)))
    .map((words) => `“${words}” is still there`);
}

const DAYS = [
  /^(?:sun|so|dim|dom)/i,
  /^(?:mon?|lun|seg)/i,
  /^(?:tue|di|mar|ter)/i,
  /^(?:wed|mi(?!n)|mer|mié|qua)/i,
  /^(?:thu|do|jeu|jue|gio|qui)/i,
  /^(?:fri?|ven|vie|sex)/i,
  /^(?:sat?|sam|sáb|sab)/i,
];
const dayOf = (word: string) => DAYS.findIndex((day) => day.test(word));
const RANGE = /(\p{L}{2,10})\.?\s?(?:–|-|to|bis|à|a)\s?(\p{L}{2,10})\.?(?=[\s:,]|$)/giu;

const CLOSED =
  /(?<!\p{L})(?:closed|shut|geschlossen|ruhetag|fermé\p{L}*|cerrad\p{L}*|chius\p{L}*|fechad\p{L}*)(?!\p{L})/iu;

/** A day that is said to be closed, within days that the page says are open. */
function daysLeft(wish: string, before: FileTree, after: FileTree): string[] {
  if (!CLOSED.test(wish)) return [];
  const closed = (
    wish.match(
      /\p{L}*(?:days?|tags?|woch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?\b/giu,
    ) ?? []
  )
    .map((word) => dayOf(word))
    .filter((day) => day >= 0);
  const { fresh } = textsChanged(before, after);
  if (closed.length === 0 || fresh.length === 0) return [];
  // A strip on top of the page tells what is so for once: the hours of other weeks stay.
  const strip = /<p class="notice">([^<]*)</.exec(after.get("index.html") ?? "")?.[1];
  if (strip && CLOSED.test(strip) && fresh.some((text) => text === unescapeHtml(strip))) return [];
  return partsOf(after)
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .filter((text) =>
      [...text.matchAll(RANGE)].some(([, from = "", to = ""]) => {
        const [first, last] = [dayOf(from), dayOf(to)];
        if (first < 0 || last < 0) return false;
        return closed.some((day) => (day - first + 7) % 7 <= (last - first + 7) % 7);
      }),
    )
    .slice(0, 1)
    .map((text) => `“${text}” is still there`);
}

const DATE =
  /\b\d{1,2}\.? (?:jan|feb|mar|mär|apr|ma[iy]|jun|jul|aug|sep|oct|okt|nov|dec|dez)\p{L}*(?: \d{4})?\b|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/iu;

/** Entries whose day was written into their name, where there is a field for it. */
function datesInNames(before: FileTree, after: FileTree): string[] {
  const added = after.get("src/added.ts") ?? "";
  if (
    added === (before.get("src/added.ts") ?? "") ||
    !/type: "date"/.test(after.get("src/fields.ts") ?? "")
  )
    return [];
  return [...added.matchAll(/^\s*\{("\w+":"[^"]*")\},?$/gm)]
    .map(([, only = ""]) => DATE.exec(only)?.[0] ?? "")
    .filter((date) => date !== "")
    .map((date) => `${date} would be no date`);
}
