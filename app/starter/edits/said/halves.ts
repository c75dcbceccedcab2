import { coloursIn } from "../../match/colours";
import { ADD, CHANGE, CHANGE_LAST, pattern, SHOULD_SAY } from "../grammar/lexicon";
import { isFrame, REMOVES } from "../grounded/cues";
import { saidWords } from "../grounded/said-words";
import { withEnglishLooks, withoutLooks } from "../parts/look-words";
import { isPutting } from "../verify/putting-words";

/** What stands between two wishes of one sentence. */
const BETWEEN =
  /\s*[,;]?\s+(?:and(?: also)?|und(?: auch)?|et(?: aussi)?|y(?: también)?|e(?: anche)?|sowie|plus|but|aber|mais|pero|ma|mas|then|dann|puis|luego|poi)\s+|[,;]\s+|(?<=[.!?])\s+|\s+[–-]\s+/giu;
const KEPT = /["“„«][^"“”„«»\n]{0,400}["”“»]|\([^()]{0,200}\)/gu;
/** A sentence with more of them is a text. */
const MOST_PLACES = 6;
const ORDER = pattern(
  `^(?:${CHANGE}|${ADD}|send|let|show|give|tell|remind|play|keep|use|start|stop|count|sort|filter|zeig\\p{L}*|schick\\p{L}*|sortier\\p{L}*|envoie|montre|trie|muestra|envía|ordena|mostra|manda|invia|ordina|lass)@|~${SHOULD_SAY}@|~(?:${CHANGE_LAST})$|~(?:soll|sollen|sollte|should|must|doit|debe|deve|devono|deben|doivent)@`,
);

/** The ways in which a wish may be two, in its order. What stands in quotes or brackets is never cut. */
export function halvesOf(wish: string): [string, string][] {
  const masked = wish.replace(KEPT, (kept) => "\u0001".repeat(kept.length));
  return [...masked.matchAll(BETWEEN)].slice(0, MOST_PLACES).flatMap(({ index, 0: between }) => {
    const [one, other] = [wish.slice(0, index).trim(), wish.slice(index + between.length).trim()];
    // When something is so is no wish of its own, and what is to be then no wish without it.
    const isTwo = one !== "" && other !== "" && !CONDITION.test(one) && names(one) && names(other);
    return isTwo ? [[one, other] satisfies [string, string]] : [];
  });
}

const CONDITION =
  /^(?:please |bitte )?(?:if|when|whenever|once|as soon as|wenn|sobald|falls|quand|lorsque|dès que|si|cuando|quando|appena|se)(?!\p{L})(?![^,]*,\s*(?:and|und|et|y)\s)/iu;

/** What a look may be of where no part is named. */
const WHOLE = pattern(
  "~(?:background|backdrop|page|site|text|font|fonts|letters|hintergrund|seite|schrift|fond|page|texte|police|fondo|página|letra|texto|sfondo|pagina|testo|carattere|fundo|letras)@",
);

/** Whether words ask for something themselves: they have a verb of their own, or a colour for a part. */
export function asks(words: string): boolean {
  return (
    standsAlone(words) || (coloursIn(`make it ${words.toLowerCase()}`) !== null && names(words))
  );
}

/** Whether a look is said of something: "and dark green" goes on with what was named before. */
export function names(words: string): boolean {
  return (
    WHOLE.test(words) ||
    saidWords(withoutLooks(withEnglishLooks(words))).some(
      ({ text }) => text.length > 2 && !isFrame(text) && !isPutting(text),
    )
  );
}

/** Whether words are a wish that says what to do, and not the end of another. */
export function standsAlone(words: string): boolean {
  return words.includes(" ") && (ORDER.test(words) || REMOVES.test(words));
}
