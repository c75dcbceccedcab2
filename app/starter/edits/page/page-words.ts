import { isSameWord } from "../parts/same-word";

/** Words that say nothing of which piece of a page is meant. */
const EMPTY = new Set(
  (
    "it them this they he him she her us me we i you es sie ihn ihm ihr wir uns ich mich il elle lui eux ello lo la ela ele " +
    "the a an my our your its this that these those of on in at to for from with and or by is are one whole entire current existing page site website web app please all every " +
    "der die das den dem des ein eine einen einem einer unser unsere unseren unserem unserer mein meine meinen meinem meiner im am an auf von vom zum zur für mit und oder seite webseite website homepage alle allen jede jeder jedes " +
    "le la les l un une des du de d mon ma mes notre nos sur dans à au aux et ou site tous toutes " +
    "el los las lo una unos unas mi mis nuestro nuestra nuestros nuestras en del y o sitio página web todos todas " +
    "il i gli uno nel nella sul sulla al alla dei delle e pagina sito tutti tutte mio mia nostro nostra " +
    "os as um uma no na nos nas ao do da dos das meu minha nosso nossa todos"
  ).split(" "),
);

/** Words that people shorten. */
const SHORT: Readonly<Record<string, string>> = {
  min: "minut",
  mins: "minut",
  minute: "minut",
  minutes: "minut",
  minuten: "minut",
  hr: "hour",
  hrs: "hour",
  std: "stund",
  stunde: "stund",
  stunden: "stund",
  pers: "person",
};

/** A word without the endings of number and case, in small letters. */
export function stemOf(word: string): string {
  const small = word.toLowerCase().replace(/['’]s?$/u, "");
  if (SHORT[small]) return SHORT[small];
  // News are none of what is new.
  if (small === "news") return small;
  if (/^\d/.test(small) || small.length < 4) return small;
  return small
    .replace(/(?:ies)$/u, "y")
    .replace(/(?:(?<=[sxz]|ch|sh)es|(?<!s)s|(?<=\p{L}{4})en|(?<=\p{L}{4})n|(?<=\p{L}{3})e)$/u, "");
}

/** The words of a text that may name something, as stems. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/(?<!\p{L})(?:l|d|dell|all|un|nell|sull|qu)['’](?=\p{L})/gu, "")
    .split(/[^\p{L}\p{N}'’&@.:+-]+|(?<=\p{L})[.:](?=\s|$)|(?<=\p{L})-(?=\p{L})/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""))
    .filter((word) => word !== "" && !EMPTY.has(word))
    .map(stemOf);
}

/** All words of a text, the small ones too: what is called "The one" has a name of nothing else. */
export function allWordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map(stemOf);
}

export function isAlike(one: string, other: string): boolean {
  return one === other || isSameWord(one, other);
}
