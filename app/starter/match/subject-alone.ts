import { withoutWhen } from "./facts/when";
import { GREETING } from "./greeting";
import { isTool } from "./tool";
import type { Understanding } from "./understand";

/** What is named by this alone is meant to be shown on a page. */
export interface SubjectAlone {
  /** The app whose page it becomes. */
  app: "landing" | "portfolio";
  /** What the page is called; null where its kind has a better name for it. */
  title: string | null;
  /** What was said of it beside its name: "Pizzeria in Naples"; null where that is a word alone. */
  line: string | null;
}

/** Longer texts say what they want in a verb. */
const SUBJECT_WORDS = 14;
/** A name in the place of a title has at most this many characters. */
const TITLE_CHARACTERS = 40;

/** Texts that want something done or answered, greet, or speak of what is not there. */
const NO_SUBJECT =
  /^(?:please |kannst du |can you )*(?:fix|change|remove|delete|add|debug|explain|find|search|compare|tell|show|book|order|reserve|buy|translate|summari[sz]e|run|play|rename|move|put|convert|open|close|test|try|check|help|hi|hello|hey|hallo|bonjour|salut|hola|ciao|thanks?|danke|merci|was|wie|warum|wo|wer|wann|pourquoi|comment|où|qui|cómo|dónde|por qué|is|are|do|does|can|could|should|i (?:love|like|hate|went|think|am going))(?!\p{L})|\?\s*$/u;
/** Words for a place of work that say no kind of it. */
const BUSINESS =
  /(?<!\p{L})(?:business|company|compan(?:y|ies)|firm|firma|unternehmen|entreprise|empresa|azienda|studio|atelier|trio|quartet|duo|lessons?|classes|unterricht|cours de|clases de|lezioni di|museum|library|bibliothek|farm|bauernhof|hofladen|ferme|granja|winery|distillery|theat(?:er|re)|cinema|kino|choir|orchestra|walking|sitting|sitter|grooming|design(?:er)?|illustrator|translator|coach(?:ing)?|tours?|tasting|retreat|market|markt|marché|mercado|mercato|bazaar|dinner|supper|brunch|tournament|turnier|marathon|race|fundraiser|exhibition)(?!\p{L})/u;
const STATEMENT =
  /^(?:(?:i|we|ich|wir|je|nous|io|yo|eu)(?:['’]m|['’]ve| run| have| own| am| are| opened?| started| bin| habe[n]?| sind| führe[n]?| betreibe[n]?| suis| avons| ai| tiens| tenons| ho| sono| abbiamo| tengo| soy| tenemos| tenho| sou| temos)?|j['’]ai|(?:it|this)(?: is|['’]s)|for|für|pour|para|per|about|über)\s+/iu;
const ARTICLE =
  /^(?:(?:an?|the|my|our|your|some|ein(?:e[nrms]?)?|der|die|das|mein(?:e[nrms]?)?|unser(?:e[nrms]?)?|une?|le|la|les|mon|ma|mes|notre|nos|un[oa]?|el|los|las|mi|nuestr[oa]|il|lo|mio|mia|nostr[oa]|uma?|meu|minha|noss[oa]|small|little|new|kleine[nrs]?|neue[nrs]?|petite?|nouveau|nouvelle)\s+)+/iu;
const LEADING_NAME =
  /^(\p{Lu}[\p{L}\p{N}'’&.-]*(?:\s+(?:(?:&|and|und|de|van|von)\s+)?\p{Lu}[\p{L}\p{N}'’&.-]*){0,4})\s*(?:,|[–—:-])\s+(?=\p{L})/u;

/**
 * What a first message names without saying what to do with it: "A café called Mokka", "bike shop",
 * "Jane Doe, photographer". Null for a text that wants something done, asks, or names nothing that a
 * page could be about.
 *
 * @param text as the person wrote it
 */
export function subjectAlone(text: string, { facts, words }: Understanding): SubjectAlone | null {
  const first =
    text.trim().split(/\n|(?<!\b(?:Dr|St|Str|Nr|Mr|Mrs|Ms|Prof|No|Fa|Inh)\.)(?<=[.!])\s/u)[0] ?? "";
  const said = first
    .replace(GREETING, "")
    .replace(STATEMENT, "")
    .replace(ARTICLE, "")
    .replace(/[.!]+$/, "")
    .trim();
  const phrase = clauseOf(said).toLowerCase();
  if (phrase === "" || NO_SUBJECT.test(words) || isTool(withoutName(phrase, facts.name), text))
    return null;
  if (phrase.split(/\s+/).length > SUBJECT_WORDS && !facts.name) return null;
  if (!facts.place && !BUSINESS.test(phrase)) return null;
  const ahead = LEADING_NAME.exec(said);
  const name = facts.name ?? ahead?.[1] ?? null;
  const beside = ahead ? said.slice(ahead[0].length) : said;
  return {
    app: /^(?:portfolio|photographer)$/.test(facts.place ?? "") ? "portfolio" : "landing",
    title: name ?? ownTitle(said, facts),
    line: name === null ? null : lineBeside(beside),
  };
}

/** Whether a text is no more than a name, as far as anybody can tell: "The Blue Door". */
export function isNameAlone(text: string): boolean {
  return (
    /^\p{Lu}[\p{L}\p{N}'’&.-]*(?: [\p{L}\p{N}&][\p{L}\p{N}'’&.-]*){0,4}$/u.test(text.trim()) &&
    !NO_SUBJECT.test(text.trim().toLowerCase()) &&
    !/ (?:for|with|that|to|in|für|mit|pour|avec|para|con) /u.test(text) &&
    !isTool(text.toLowerCase(), text)
  );
}

const NAMED =
  /\s*,?\s*(?:called|named|namens|genannt|appelée?|nommée?|llamad[oa]|chiamat[oa]|chamad[oa]|die|der|das|which is|that is|(?:which|that)(?: is)? called)(?!\p{L}).*$|\s*["“„«].*$/isu;

function lineBeside(said: string): string | null {
  const line = clauseOf(said.replace(ARTICLE, "").replace(NAMED, ""));
  return line.includes(" ") && line.length <= TITLE_CHARACTERS ? capitalised(line) : null;
}

function clauseOf(said: string): string {
  const end = /\s*(?:[,;:(]|(?<!\p{L})(?:with|that|which|mit|avec|con|com|where)(?!\p{L}))/u.exec(
    said,
  );
  return said.slice(0, end?.index).trim();
}

function capitalised(text: string): string {
  return `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;
}

function withoutName(phrase: string, name: string | null): string {
  return name ? phrase.replace(name.toLowerCase(), " ") : phrase;
}

/** "Website for our chess club" is about the chess club, and so is a shop or a form for something. */
const PAGE_OF =
  /^(?:(?:small|simple|nice|little|new|online) )*(?:web ?site|web ?page|home ?page|landing page|page|site|shop(?: page)?|web ?shop|store|order(?:ing)? (?:form|page)|blog|webseite|internetseite|seite|online-?shop|blog|bestellformular|page|site|boutique|bon de commande|página|sitio|tienda|web|sito|pagina|negozio|loja)(?: internet| web| online)? (?:for|of|about|on|für|über|pour|sur|de|para|sobre|per|su|di) (?:(?:an?|the|my|our|ein(?:e[nrms]?)?|der|die|das|mein(?:e[nrms]?)?|unser(?:e[nrms]?)?|une?|le|la|les|mon|ma|mes|notre|nos|un[oa]?|el|los|las|mi|nuestr[oa]|il|lo|mio|mia|uma?|meu|minha|noss[oa]) )?(?=\p{L}{3})/iu;

/** The phrase itself, where it is as short as a title; two who marry have a better one. */
function ownTitle(said: string, { place, people }: Understanding["facts"]): string | null {
  // "School chess club page" is a page of the school chess club.
  const title = withoutWhen(clauseOf(said))
    .replace(/(?<=\p{L}{3,} .*) (?:web ?)?(?:page|site)$/iu, "")
    .replace(PAGE_OF, "");
  if (title === "" || title.length > TITLE_CHARACTERS) return null;
  return place === "wedding" && people.length > 1 ? null : capitalised(title);
}
