import type { SaidText } from "./said-text";

/** More links than this are a list of links, not of a page. */
const MOST_LINKS = 20;

const LINK =
  /\bhttps?:\/\/[^\s<>"'“”«»),;]{3,200}|\bwww\.[a-z0-9-]{1,63}\.[^\s<>"'“”«»),;]{2,200}/gi;
const MAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}(?![\w-])/g;

/** Numbers are phone numbers beside such a word, or when they begin with + or 0. */
const PHONE =
  /(?:\b(?:phone|hotline|helpline|line|text(?: me| us)?|tel(?:efon|efono|éfono|efone|éphone)?|tél|call(?: us)?|ring|whatsapp|mobile|handy|cell|number|nummer)\b\.?(?: (?:number|is|us|at|on|unter))*:?\s*)?(?<![\d.,/€$£-])((?:\+|00?)[\d(][\d ()/.-]{5,20}\d|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\d{3,6}[ /-]\d{4,9}|\d{2,4}(?:[ .-]\d{2,4}){2,4})(?![\d])/gi;

/** Streets of six languages, with the town after them where one is said. */
const TOWN =
  /(?:,? ?(?:[A-Z]{0,2}-?\d{4,5}(?:-\d{3})? )?(?:St\. )?\p{Lu}[\p{L}'’-]{1,30}(?![\p{L}\d])(?: (?:am |an der |de |of |upon )?\p{Lu}[\p{L}'’-]{1,30}(?![\p{L}\d])){0,3}(?:,? [A-Z]{1,2}\d{1,2}[A-Z]? ?\d[A-Z]{2}|,? \d{5})?)?/u
    .source;
const ENGLISH =
  "\\d{1,5}[A-Za-z]? (?:\\p{Lu}[\\p{L}.'’-]{0,30} ){1,4}(?:Street|St\\.?|Road|Rd\\.?|Avenue|Ave\\.?|Lane|Ln\\.?|Drive|Dr\\.?|Square|Place|Court|Boulevard|Blvd\\.?|Way|Terrace|Row|Hill|Quay|Parade|Crescent|Close|Gardens|Park)(?![\\p{L}])";
const GERMAN =
  "(?:\\p{Lu}[\\p{L}.'’-]{0,40}(?:straße|strasse|str\\.|weg|platz|gasse|allee|ring|ufer|damm|markt|hof|berg)|\\p{Lu}[\\p{L}.'’-]{0,40}[ -](?:Straße|Strasse|Str\\.|Weg|Platz|Gasse|Allee|Ring|Ufer|Damm|Markt)|(?:Am|An der|Im|Zum|Zur) \\p{Lu}[\\p{L}-]{1,40}) \\d{1,4} ?[a-z]?(?![\\p{L}\\d])";
const ROMANCE_FIRST =
  "\\d{1,5}(?: bis| ter)?,? (?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Pp]lace|[Qq]uai|[Cc]hemin) [\\p{L}'’ -]{2,40}?(?=,|\\n|$|\\.)";
const ROMANCE_LAST =
  "(?:[Cc]alle|[Aa]venida|[Pp]laza|[Pp]aseo|[Vv]ia|[Pp]iazza|[Cc]orso|[Vv]iale|[Rr]ua|[Pp]raça) (?:(?:\\p{Lu}[\\p{L}.'’-]{0,30}|de|del|de la|de los|la|los|di|della|dei|da|do|dos|das),? ){1,5}\\d{1,5}";
/** A street or a square without a number, where something is said to be. */
const UNNUMBERED =
  "(?<=(?<!\\p{L})(?:in|at|on|im|am|in der|auf dem|à la|au|en la|en el|in|na|no) )(?:(?:\\p{Lu}[\\p{L}'’-]{1,30} ){1,3}(?:Street|Road|Avenue|Lane|Square|Park|Hall|Gardens)|\\p{Lu}[\\p{L}-]{1,30}(?:straße|strasse|platz|gasse|allee|park)|(?:Plaza|Plazuela|Parque|Piazza|Parco|Praça|Jardim) (?:(?:del|de la|de|di|da|do) )?\\p{Lu}[\\p{L}'’-]{1,30})(?![\\p{L}])";
const STREET = new RegExp(
  `(?<![\\p{L}\\d])(?:${ENGLISH}|${GERMAN}|${ROMANCE_FIRST}|${ROMANCE_LAST})${TOWN}`,
  "gu",
);
const SQUARE = new RegExp(UNNUMBERED, "gu");
/** "14 Kirkgate.": a sentence that is a house in a street of any name, and no day or number of something. */
const ALONE =
  /(?<=[.!?\n] )\d{1,4}[a-z]?,? (?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)(?!\p{L}))\p{Lu}[\p{L}'’-]{3,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,2}(?:, \p{Lu}[\p{L}'’ -]{2,40})?(?=\.?(?:\s|$))(?=\.|\s*$|\n)/gu;
const SAID_ADDRESS =
  /(?<!\p{L})(?:address|adresse|dirección|direccion|indirizzo|endereço|anschrift)(?: is| ist| est| es| è| é)?\s*:?\s+([^\n;]{4,120}?)(?=\n|;|$|\. |, (?:phone|tel|open|mail|e-?mail))/giu;

/** Addresses of pages that were said, without the sentence's own mark at their end. */
export function linksIn(said: SaidText): string[] {
  return said.all(LINK, MOST_LINKS).map(([link]) => link.replace(/[.!?]+$/, ""));
}

/** The first mail address that was said. */
export function mailIn(said: SaidText): string | null {
  return said.first(MAIL)?.[0].replace(/\.$/, "") ?? null;
}

/** A number to call, and what it was said to be for: "Emergencies day and night"; empty where nothing was. */
export interface SaidPhone {
  number: string;
  of: string;
}

const MOST_PHONES = 6;
/** Numbers of banks and registers, which are none to call. */
export const BANK =
  /(?<![A-Z])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![A-Z0-9])|(?:sort code|account(?: (?:no\.?|number))?|konto(?:nummer)?|kontonr\.?|blz|iban|bic|vat|reg(?:istration)?|charity|licen[cs]e)(?: (?:no\.?|number|nr\.?))?:? [A-Z]{0,3} ?[\d -]{4,}\d/giu;
/** What a number is for stands before it in the same clause. */
const OF_NUMBER =
  /(?:^|[.,;!?(\n]\s*|\s(?:and|or|und|oder)\s)(\p{L}[\p{L}\p{N}'’& -]{2,50}?)\s*:?\s*$/u;
/** Words of a number itself. */
const CALLING =
  /^(?:(?:please|just|or|and|und|oder|our|my|the|us|me|phone|tel(?:efon|efono|éfono|efone|éphone)?|tél|call|ring|text|book|contact|kontakt|whatsapp|mobile|handy|cell|number|nummer|numero|número|is|at|on|unter|free|any time)\.?(?!\p{L})\s*)+|(?:\s*(?<!\p{L})(?:please|just|or|and|und|oder|our|my|the|us|me|phone|tel(?:efon|efono|éfono|efone|éphone)?|tél|call|ring|text|book|contact|kontakt|whatsapp|mobile|handy|cell|number|nummer|numero|número|is|at|on|unter|free|any time)\.?)+$/giu;
/** These are not the number that everybody calls. */
const ASIDE = /emergenc|notfall|notdienst|urgen|emergenz|out of hours|night|fax|nacht/iu;

/** The telephone numbers that were said, that for everybody first: called so, or beginning as they do; no date, no account. */
export function phonesIn(said: SaidText): SaidPhone[] {
  const found: SaidPhone[] = [];
  const banks = [...said.text.matchAll(BANK)].map(
    ({ index, 0: text }) => [index, index + text.length] as const,
  );
  for (const match of said.text.matchAll(PHONE)) {
    const number = (match[1] ?? "").trim();
    const digits = number.replace(/\D/g, "").length;
    const isNamed = match[0].trim() !== number;
    const end = match.index + match[0].length;
    if (
      digits < 6 ||
      digits > 15 ||
      (!isNamed && !/^(?:\+|0|\(|[6-9]\d{2} \d{3} \d{3}$)/.test(number))
    )
      continue;
    if (/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(number)) continue;
    if (banks.some(([from, to]) => match.index < to && end > from)) continue;
    if (found.length >= MOST_PHONES || !said.isFree(match.index, end)) continue;
    said.take(match.index, end);
    if (found.some((one) => one.number === number)) continue;
    found.push({ number, of: ofNumber(said, match.index, isNamed) });
  }
  const main = found.find(({ of }) => !ASIDE.test(of));
  return main ? [main, ...found.filter((one) => one !== main)] : found;
}

function ofNumber(said: SaidText, at: number, isNamed: boolean): string {
  const before = said.text.slice(Math.max(0, at - 60), at);
  const match = OF_NUMBER.exec(before);
  const label = match?.[1] ?? "";
  const start = at - before.length + (match?.index ?? 0) + (match?.[0].indexOf(label) ?? 0);
  // "Jo's mobile" is Jo.
  const words = label
    .trim()
    .replace(CALLING, "")
    .replace(/\s+/g, " ")
    .replace(/['’]s$/u, "")
    .replace(/\s+(?:only )?(?:by|via|per|under|unter|nur|only|au|al)$/iu, "")
    .trim();
  if (!match || words === "" || words.split(" ").length > 5) return "";
  if ((isNamed && !/^\p{Lu}/u.test(words)) || !said.isFree(start, start + label.length)) return "";
  said.take(start, start + label.length);
  return words;
}

/** A street with its number, or what was said to be the address. */
export function addressIn(said: SaidText): string | null {
  const street =
    said.first(STREET)?.[0] ??
    said.first(SAID_ADDRESS)?.[1] ??
    said.first(SQUARE)?.[0] ??
    said.first(ALONE)?.[0];
  return street?.replace(/[\s,.]+$/, "").trim() || null;
}
