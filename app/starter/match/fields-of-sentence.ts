import type { Field } from "../starter-app";
import { fieldOf } from "./fields";
import { partsOf } from "./said-lists";

/** "Con responsable y fecha.", "Mit Datum und Preis.": a sentence that is nothing but what each entry is to have. */
const SENTENCE =
  /(?<=[.!?\n]\s{1,3})(?:With|Each with|Mit|Jeweils mit|Avec|Con|Com)\s+([^.!?:\n(]{3,120})(?=[.!?\n]|$)/u;
const NO_FIELD =
  /\d|(?<!\p{L})(?:please|bitte|dark|light|mode|button|colou?rs?|style|theme|love|thanks|farben?|couleurs?|colores|colori|cores|stil|design)(?!\p{L})/iu;
const LABEL_WORDS = 3;

/** The fields that a sentence of their own lists; null where there is none. */
export function fieldsOfSentence(text: string): Field[] | null {
  const list = SENTENCE.exec(text)?.[1] ?? "";
  const parts = partsOf(list);
  if (parts.length < 2 || NO_FIELD.test(list)) return null;
  if (parts.some((part) => part.split(" ").length > LABEL_WORDS)) return null;
  return parts.flatMap((part) => fieldOf(part) ?? []);
}

/** What is written down of a dish or of a card: none of a list of those is called so. */
const OF_A_THING =
  /(?<!\p{L})(?:names?|titles?|ingredients?|steps?|instructions?|method|time|minutes?|duration|servings?|portions?|difficulty|categor\p{L}+|cuisine|notes?|source|link|photos?|rating|stars?|tags?|zutaten|schritte|zubereitung|zeit|dauer|titel|nom|ingrédients|étapes|temps|durée|nombre|ingredientes|pasos|tiempo|ingredienti|passaggi|tempo|passos|due|dates?|deadlines?|assignees?|assigned|owners?|who|priorit\p{L}+|status|descriptions?|labels?|columns?|lanes?|datum|wer|fällig|beschreibung|échéance|responsab\p{L}+|responsáve\p{L}+|fecha|prioridad\p{L}*|data|prazo|descri\p{L}+)(?!\p{L})/iu;

/** Whether what was read as fields are things: "apple strudel, goulash, pancakes". */
export function areThings(fields: readonly Field[] | null): boolean {
  return (
    fields !== null && fields.length > 0 && !fields.some(({ label }) => OF_A_THING.test(label))
  );
}
