import { coloursIn } from "../colours";
import { isForBuilder } from "../declined";
import { sectionsIn } from "../sections";
import { toneIn } from "../tone";
import { plainWords } from "../words";
import { isInformative } from "./informative";
import type { SaidText } from "./said-text";

const MOST_SPANS = 40;
const SPAN_CHARACTERS = 120;
/** What is left of a sentence whose hours, prices or day were taken: it says nothing of its own. */
const LEADS =
  /^(?:(?:and |also )?(?:we|i|they)(?: also| now)? (?:sell|serve|have|offer|charge|bake|make|are open|open)|(?:we['’]re |it['’]s )?open(?:ed|s)?(?: from| on)?|geöffnet(?: (?:von|ist|ab))?|(?:wir )?(?:verkaufen|bieten|haben)(?: geöffnet)?|ouvert(?:e|s)?(?: (?:du|de|le|les))?|nous (?:vendons|proposons)|abiert[oa]s?(?: de| del| los)?|vendemos|apert[oaie](?: da| dal| il)?|vendiamo|abert[oa]s?(?: de| da| das)?|fechad[oa]|(?:abrimos|apriamo|cerramos|wir öffnen|ouvrons)(?: de| dal| da)?|(?:is|it is|are) (?:on|at|from)|(?:(?:our |the )?(?:next )?(?:concert|training|rehearsal|meeting|class|lesson|show|gig|event)s? )?(?:is|are)(?: on| at| from)?|(?:packages?|pakete|tarife?s?|contact|contacto|contatto|contato|kontakt|réservation|prenotazioni?|reservas?)(?: (?:au|al|a|bei|unter|en|com))?|(?:a )?way to (?:book|call|reach|order)(?: (?:us|me))?(?: (?:by|via|per))?|\/ ?(?:month|year|monat|mois|mes|mese|mês))$/iu;

/**
 * What a text says beyond what was taken from it and beyond looks and sections: clauses that still
 * hold a word of their own, as they were written. They are candidates: whoever makes a project
 * leaves out those whose words it shows after all.
 */
export function unusedIn(said: SaidText): string[] {
  const spans: string[] = [];
  for (const raw of said
    .rest()
    .split(
      /[\n,;.!?:"“”„«»()]+|\s[–—-]\s|(?<!\p{L})(?:and|und|et|with|mit|avec|con|com)(?!\p{L})/u,
    )) {
    const span = raw.trim().slice(0, SPAN_CHARACTERS);
    const words = plainWords(span);
    if (!isInformative(words) || LEADS.test(span)) continue;
    if (isForBuilder(words)) continue;
    if (coloursIn(words) || toneIn(words) || sectionsIn(words).length > 0) continue;
    if (spans.length < MOST_SPANS && !spans.includes(span)) spans.push(span);
  }
  return spans;
}
