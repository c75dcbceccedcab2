import { GREETING } from "../greeting";
import { SMALL } from "./name-from-summary";
import { ARTICLE, POSSESSIVE, VERBS } from "./own-words";

/** Somebody does something in it. */
const DOES =
  /^(?:i|we|ich|wir|je|nous) (?!am|are|run|own|have|need|want|would|bin|sind|habe|haben|brauche|möchte|suis|sommes|avons|ai|veux|voudrais)\p{L}+|^(?:i['’]m|we['’]re|i am|we are) \p{L}+ing(?!\p{L})/iu;

/** The first clause, without what stands in brackets or behind a dash. */
const CLAUSE = /^[^.,:;!?()\n"“«–—]*?(?=\s-\s|[.,:;!?()\n"“«–—]|$)/u;
/** A page, in the words for one, with what it is for left to stand: "page for our school reunion". */
const PAGE_OF =
  /^(?:(?:simple|small|nice|new|one|quiet|little|landing|home|web|kleine|schöne|einfache|petite|sencilla|semplice|simples)[ -]?)*(?:page|site|website|one[ -]?pager|invitation|flyer|seite|webseite|einladung|invitación|invito|convite|página|pagina|sitio|sito)(?: web)? (?:for|about|of|für|über|zum?|zur|pour|sur|para|sobre|de la|de l['’]|del?|per|su|da|do|di)\s+/iu;
const PAGE_BEHIND =
  /\s+(?:(?:landing|home|web|one) ?)?(?:page|site|website|pager|webseite|seite)(?: please| bitte)?$/iu;
/** What follows says where, whom or what for. */
const MORE =
  /\s(?:for|in|at|on|with|near|from|by|to|that|which|who|because|as|für|mit|bei|aus|am|im|pour|avec|à|chez|qui|para|con|en|que|per|che|com|em)\s.*$/iu;
const PLEASE = /\s+(?:please|bitte|svp|s['’]il vous plaît|por favor|per favore)$/iu;
/** A clause that says what somebody does, and names nothing. */
const SENTENCE =
  /(?<!\p{L})(?:announce|passed|looking|turning|getting|moving|track|tracking|serve|i|we|you|he|she|it|they|is|are|was|want|need|wants|needs|have|has|make|do|does|ich|wir|sind|ist|je|nous|est|soy|somos|es|sono|è|sou|é)(?!\p{L})/iu;
const HEADING_WORDS = 4;
const HEADING_CHARACTERS = 40;

/**
 * What the first clause of a request calls what it is about, fit for a heading: "Pottery course page. Six Thursdays …" is
 * the "Pottery course". Null where that clause is a sentence, too long, or names a page and nothing else.
 */
export function headingIn(text: string): string | null {
  const first = CLAUSE.exec(text.trim().replace(GREETING, ""))?.[0] ?? "";
  if (DOES.test(first)) return null;
  const said = first
    .replace(PLEASE, "")
    .replace(VERBS, "")
    .replace(ARTICLE, "")
    .replace(PAGE_OF, "")
    .replace(POSSESSIVE, "")
    .replace(ARTICLE, "")
    .replace(SMALL, "")
    .replace(MORE, "")
    .replace(PAGE_BEHIND, "")
    .trim();
  const words = said.split(/\s+/);
  const isHeading =
    /\p{L}{4}/u.test(said) &&
    words.length <= HEADING_WORDS &&
    said.length <= HEADING_CHARACTERS &&
    !SENTENCE.test(said) &&
    !/^(?:page|site|website|seite|webseite|página|pagina|sitio|sito|something|etwas|algo|qualcosa)$/iu.test(
      said,
    );
  return isHeading ? said.charAt(0).toUpperCase() + said.slice(1) : null;
}
