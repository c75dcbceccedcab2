import { plainWords } from "../words";
import { isInformative } from "./informative";

/** What somebody does with a place of their own, in six languages. */
const BEING =
  /(?<!\p{L})(?:run|own|manage|have|are|am|opening|bin|sind|habe[n]?|führe[n]?|betreibe[n]?|eröffne[n]?|suis|sommes|avons|ai|ouvrons|tiens|tenons|soy|somos|tengo|tenemos|abrimos|sono|siamo|ho|abbiamo|apriamo|sou|tenho|temos|abrimos)(?!\p{L})/gu;

/** Whether a sentence says more than what is known: "I run a barber shop called Fade" says no more than its name and kind. */
export function saysMore(sentence: string, known: readonly string[]): boolean {
  const left = known.reduce(
    (words, one) => words.replace(plainWords(one), " "),
    plainWords(sentence),
  );
  return isInformative(left.replace(BEING, " "));
}
