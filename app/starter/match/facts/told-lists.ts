import { MONEY } from "../money";
import { BANK } from "./contact";
import { isMarriage } from "./marriage";
import { isRole } from "./people";
import type { SaidText } from "./said-text";

/** One of a list, and what was said of it. */
export interface ToldEntry {
  name: string;
  /** "dog · 4 years · calm"; null where nothing was said of it. */
  text: string | null;
}

/** A list that was given under words of its own: "Our vets: Dr Hale (cats), Dr Okoro (birds)". */
export interface ToldList {
  /** As it was written: "Our vets". */
  heading: string;
  entries: ToldEntry[];
}

const MOST_LISTS = 6;
const MOST_ENTRIES = 40;
const HEADING_CHARACTERS = 44;
const NAME_WORDS = 8;

/** A few words and a colon where a sentence begins, and what follows up to its end. */
const HEADED =
  /(?<=^|[.!?;]\s{1,3}|\n\s{0,6})(\p{L}[\p{L}\p{N}'’& -]{2,60}):\s+((?:(?!\n|(?<!(?<!\p{L})(?:Dr|Prof|St|Mr|Mrs|Ms|Nr|No|Sr|Sra|Dott|Mme|\p{Lu}))[.!?](?!\s(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{L}*)(?:\s|$)).)+)/gu;

/** Headings of what other readings know better. */
const OTHER_KIND =
  /(?<!\p{L})(?:address|adresse|anschrift|dirección|indirizzo|endereço|morada|phone|tel(?:efon)?|telefono|teléfono|telefone|e-?mail|mail|contact|kontakt|contacto|contatto|contato|hours|open(?:ing)?|times|öffnungszeiten|horaires?|horarios?|orari|horários?|menu|menü|prices?|preise|prix|precios|prezzi|preços|speisekarte|karte|carte|headline|heading|slogan|tag ?line|motto|title|titel|name|colou?rs?|farben?|couleurs|colores|colori|cores|fields?|columns?|felder|spalten|sections?|pages?|style|look|design|font|services|leistungen|features|programme?|programm|schedule|date|time|wann|where|wo|when)(?!\p{L})|^(?:in|aus|bei|near|at|à|en)\s/iu;
/** What the builder is told, and not the reader of the page. */
const TO_BUILDER =
  /^(?:please|make|add|put|use|using|include|show|create|write)(?!\p{L})|(?<!\p{L})(?:i (?:want|need|would like)|page|site|website|(?:web)?seite|lebenslauf|cv|página|pagina|sito|form|button|bitte|mach|quero|quiero|voglio|vorrei|je (?:veux|voudrais)|ich (?:möchte|will|brauche)|registar|apuntar|track|app|soll(?:te)?|ajoute|añade|aggiungi|adicion\p{L}*)(?!\p{L})/iu;
const HAS_PRICE = new RegExp(MONEY, "u");
const HAS_CLOCK = /(?<![\d.,])(?:\d{1,2}[:.]\d{2}(?![\d-])|\d{1,2} ?(?:am|pm|uhr|h)(?!\p{L}))/iu;
const HAS_CONTACT = /\S@\S|https?:|www\.|\+?\d[\d /()-]{7,}\d/u;

/**
 * The lists that a text gives with a heading of their own: two entries at least. Prices, hours and ways to be reached are
 * none, as others read them.
 */
export function toldListsIn(said: SaidText): ToldList[] {
  const lists: ToldList[] = [];
  for (const match of said.text.matchAll(HEADED)) {
    const [all, heading = "", body = ""] = match;
    const end = match.index + all.length;
    if (lists.length >= MOST_LISTS || !said.isFree(match.index, end)) continue;
    if (heading.length > HEADING_CHARACTERS || OTHER_KIND.test(heading)) continue;
    if (TO_BUILDER.test(heading) || isMarriage(heading)) continue;
    if (HAS_PRICE.test(body) || HAS_CLOCK.test(body) || HAS_CONTACT.test(body.replace(BANK, "")))
      continue;
    if (/["“”„«»?]/.test(body)) continue;
    const entries = entriesIn(body);
    // People with what they do are read as such.
    if (!entries || entries.every(({ text }) => text !== null && isRole(text))) continue;
    said.take(match.index, end);
    lists.push({ heading: heading.trim(), entries });
  }
  return lists;
}

/** What stands between commas, each with its details; null for what is no list of things. */
export function entriesIn(body: string): ToldEntry[] | null {
  const parts = partsOf(body);
  if (parts.length < 2 || parts.length > MOST_ENTRIES) return null;
  const entries = parts.map(entryOf);
  const isThing = ({ name }: ToldEntry) =>
    /\p{L}|\d/u.test(name) && name.split(/\s+/).length <= NAME_WORDS && !SENTENCE.test(name);
  return entries.every(isThing) ? entries : null;
}

/** What is told in a sentence is no name of a thing. */
const SENTENCE =
  /(?<!\p{L})(?:is|are|was|were|will|should|must|can|have|has|i|we|they|you|ist|sind|wird|soll|sollen|kann|haben|hat|ich|wir|est|sont|es|son|sono|são)(?!\p{L})/iu;

/** Between commas, and before the last "and": what stands in brackets is one. */
function partsOf(body: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  const hasSemicolons = /;/.test(body.replace(/\([^()]*\)/g, ""));
  for (let at = 0; at < body.length; at += 1) {
    const character = body[at];
    if (character === "(") depth += 1;
    if (character === ")") depth = Math.max(0, depth - 1);
    const isEnd =
      depth === 0 &&
      (hasSemicolons ? character === ";" : character === "," && /\s/.test(body[at + 1] ?? ""));
    if (!isEnd) continue;
    parts.push(body.slice(from, at));
    from = at + 1;
  }
  const last = body.slice(from);
  const pair = /^(.+?)\s+(?:and|und|et|y|e)\s+(\S.*)$/isu.exec(
    last.replace(/\([^()]*\)/g, (all) => "·".repeat(all.length)),
  );
  const isJoined =
    pair &&
    !/^\s*(?:and|und|et|y|e)\s/iu.test(last) &&
    (parts.length > 0 || /\)|\s[–—-]\s/.test(last));
  if (pair && isJoined) {
    const cut = (pair[1] ?? "").length;
    parts.push(last.slice(0, cut), last.slice(last.length - (pair[2] ?? "").length));
  } else parts.push(last);
  return parts
    .map((part) =>
      part
        .trim()
        .replace(/^(?:and|und|et|y|e|&)\s+/iu, "")
        .replace(/[.!;]+$/u, "")
        .trim(),
    )
    .filter((part) => part !== "");
}

/** "Bruno (dog, 4 years, calm)", "Anya - Rosie Tan", "nurse Bethan". */
function entryOf(part: string): ToldEntry {
  const bracket = /^(.+?)\s*\(([^()]{1,140})\)\s*(.*)$/su.exec(part);
  if (bracket) {
    const details = [bracket[2] ?? "", bracket[3] ?? ""]
      .flatMap((text) => text.split(/\s*[,;]\s+/u))
      .map((text) => text.trim())
      .filter((text) => text !== "");
    return { name: (bracket[1] ?? "").trim(), text: details.join(" · ") };
  }
  const dash = /^(.{1,60}?)\s+[–—-]\s+(.{1,120})$/su.exec(part);
  if (dash) return { name: (dash[1] ?? "").trim(), text: (dash[2] ?? "").trim() };
  return { name: part, text: null };
}
