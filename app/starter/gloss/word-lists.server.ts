import { readFolder } from "../source/files.server";
import { formsOf, type WordKind } from "./forms";
import { folded, piecesOf } from "./pieces";
import { TONGUES, type Tongue } from "./tongues";

/** What a run of words of a message is in English. */
export interface Meaning {
  /** The words of the run in small letters, as `piecesOf` takes them apart. */
  words: readonly string[];
  english: string;
  kind: WordKind;
  isMany: boolean;
  /** A German verb of which this stands at the end of the clause: only with it the verb means this. */
  particle: string | null;
}

/** The words of one language: first word of a run → what runs that begin with it mean. */
export interface WordList {
  exact: ReadonlyMap<string, readonly Meaning[]>;
  /** The same without accents, for what is typed without them. */
  folded: ReadonlyMap<string, readonly Meaning[]>;
  /** Whether a word is written as one for a thing: German has them in capitals. */
  isThing(word: string): boolean;
}

const lists = new Map<Tongue, WordList>();

/** The word list of a language, read from `words/` at its first use. */
export function wordList(tongue: Tongue): WordList {
  const known = lists.get(tongue) ?? readWords(tongue);
  lists.set(tongue, known);
  return known;
}

const HEAD = /^\[(\w+(?: \w+)?)\]$/;

function readWords(tongue: Tongue): WordList {
  const exact = new Map<string, Meaning[]>();
  const without = new Map<string, Meaning[]>();
  const column = TONGUES.indexOf(tongue) + 1;
  for (const text of readFolder("gloss/words").values()) {
    let kind: WordKind = "word";
    for (const line of text.split("\n")) {
      const head = HEAD.exec(line)?.[1];
      if (head) kind = (head === "can you" ? "drop" : head) as WordKind;
      if (head || !line.includes("|")) continue;
      const cells = line.split("|").map((cell) => cell.trim());
      const english = cells[0] === "-" ? "" : (cells[0] ?? "");
      for (const entry of (cells[column] ?? "").split(",").map((one) => one.trim()))
        if (entry !== "" && entry !== "-") keep(entry, english, kind, tongue, exact, without);
    }
  }
  return { exact, folded: without, isThing: (word) => tongue === "de" && /^\p{Lu}/u.test(word) };
}

type Lists = Map<string, Meaning[]>;

function keep(
  entry: string,
  english: string,
  kind: WordKind,
  tongue: Tongue,
  exact: Lists,
  without: Lists,
) {
  for (const { text, isMany, particle } of formsOf(entry, kind, tongue)) {
    const words = wordsIn(text);
    const [first] = words;
    if (first === undefined) continue;
    const meaning: Meaning = { words, english, kind, isMany, particle };
    append(exact, first, meaning);
    append(without, folded(first), meaning);
  }
}

function append(list: Lists, word: string, meaning: Meaning) {
  const known = list.get(word);
  if (known) known.push(meaning);
  else list.set(word, [meaning]);
}

/** A text as the words that are compared. */
export function wordsIn(text: string): string[] {
  return piecesOf(text)
    .filter(({ kind }) => kind !== "mark")
    .map((piece) => piece.text.toLowerCase().replace(/’/g, "'"));
}
