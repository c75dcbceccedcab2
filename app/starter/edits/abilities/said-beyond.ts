import { isFrame } from "../grounded/cues";
import { saidWords } from "../grounded/said-words";

/** Ways to ask for anything at all; words for parts and kinds of things are none. */
const ASKING = new Set(
  "have has had want wants need needs like would could should shall might must able possible there also please just some make makes let lets get gets give gives add adds show shows see put puts app application page program website feature option function possibility when while that this these those them they their its it's is are was the and for with from into onto your you can will new nice good great way here which who what where how too really very even always automatically visible somewhere bitte soll sollte kann können möchte hätte gern gerne auch wenn dass eine einen ein der die das den und mit für von programm seite zeig zeige zeigen füge hinzu ajoute ajouter montre afficher affiche pour avec que dans les des une sur muestra mostrar añade agrega para con que los las una por aggiungi mostra che con per gli una adiciona mostra para com que uma".split(
    " ",
  ),
);

/** What a wish says beyond the words that answer it and those that any wish is put in: names of parts, too, and numbers. */
export function saidBeyond(wish: string, answered: string): string[] {
  const known = new Set(saidWords(answered).map(({ text }) => text.toLowerCase()));
  const words = saidWords(wish).filter(
    ({ text }) =>
      text.length > 2 &&
      !known.has(text.toLowerCase()) &&
      !isFrame(text) &&
      !ASKING.has(text.toLowerCase()),
  );
  const numbers = wish.match(/\d+/g) ?? [];
  return [
    ...words.map(({ text }) => text),
    ...numbers.filter((number) => !answered.includes(number)),
  ];
}
