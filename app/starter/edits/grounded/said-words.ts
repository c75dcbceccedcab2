/** A word of a wish or of a page, with its place and the part of it that its forms share. */
export interface SaidWord {
  text: string;
  stem: string;
  start: number;
  end: number;
}

/** Words that mean one thing to people; the first stands for all. Each is a stem. */
const CONCEPTS: readonly (readonly string[])[] = [
  ["wear", "cloth", "dress", "outfit", "kleidung", "anzieh"],
  ["child", "children", "kid", "kinder"],
  ["present", "gift", "geschenk", "cadeau", "regalo"],
  ["food", "eat", "meal", "ess", "dinner"],
  ["rest", "break", "pause", "paus"],
  ["phone", "call", "telefon", "nummer", "number", "tel"],
  ["guest", "people", "person", "gast", "gäst", "leut"],
  ["rat", "star", "sterne", "stern", "étoile"],
  ["mo", "mon", "monday", "montag", "lundi", "lune"],
  ["di", "tue", "tuesday", "dienstag", "mardi", "marte"],
  ["mi", "wed", "wednesday", "mittwoch", "mercredi"],
  ["do", "thu", "thursday", "donnerstag", "jeudi", "jueve"],
  ["fr", "fri", "friday", "freitag", "vendredi", "vierne"],
  ["sa", "sat", "saturday", "samstag", "samedi", "sábado"],
  ["so", "sunday", "sonntag", "dimanche", "domingo"],
];
const CONCEPT = new Map(CONCEPTS.flatMap((words) => words.map((word) => [word, words[0] ?? word])));

/** The least that two different words must share to be taken for forms of one. */
const SHARED_LETTERS = 5;

/** The words of a text in order. */
export function saidWords(text: string): SaidWord[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu)].map((match) => ({
    text: match[0],
    stem: stemOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** "Prices" and "price" have one stem, and so have words for one thing. */
export function stemOf(word: string): string {
  const lower = word.toLowerCase().replace(/['’].*$/u, "");
  const short =
    lower.length > 4 ? lower.replace(/(?:ies|ungen|ung|ing|en|er|em|es|e|s|n)$/u, "") : lower;
  return CONCEPT.get(short) ?? CONCEPT.get(lower) ?? short;
}

/** Whether two stems are of one word: the same, or one begins or ends with the other. */
export function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= SHARED_LETTERS && (long.startsWith(short) || long.endsWith(short));
}
