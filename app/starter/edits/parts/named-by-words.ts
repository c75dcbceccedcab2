import { type SaidWord, saidWords } from "../grounded/said-words";
import { isSameThing } from "./concepts";
import { type Part, wordsOf } from "./part";
import { HOLDING, type Known } from "./part-names";
import { isSameWord } from "./same-word";
import { oneOf } from "./which-of-several";

/** The parts that all words are about and some are the name of: those with the most of them in their names. */
export function named(words: readonly SaidWord[], among: readonly Known[]): Known[] {
  const counted = among
    .filter((one) =>
      words.every(
        ({ stem }) => has(one.name, stem) || has(one.content, stem) || has(one.holders, stem),
      ),
    )
    .filter((one) => words.length === 0 || words.some(({ stem }) => has(one.name, stem)))
    .map((one) => ({ one, count: words.filter(({ stem }) => has(one.name, stem)).length }));
  const most = counted.reduce((sofar, { count }) => Math.max(sofar, count), 0);
  return counted.filter(({ count }) => count === most).map(({ one }) => one);
}

function has(stems: readonly string[], stem: string): boolean {
  return stems.some((one) => isSameWord(one, stem) || isSameThing(one, stem));
}

/** The parts with a class that is for what a word says: "le schede" are those with the class `card`. */
export function ofClass({ stem }: SaidWord, all: readonly Known[]): Part[] {
  const names = new Set(all.flatMap(({ part }) => part.classes));
  const [name] = [...names]
    .filter((one) => !stem.startsWith(one) && isSameThing(one, stem))
    .toSorted((a, b) => a.length - b.length);
  return name ? all.flatMap(({ part }) => (part.classes.includes(name) ? [part] : [])) : [];
}

/** The section that some words are the name of: "the photos" are the one with the work. */
export function sectionCalled(said: string, all: readonly Known[]): Part | null {
  const holding = all.filter(({ part }) => HOLDING.has(part.kind));
  const found = oneOf(named(saidWords(said), holding), "whole", false);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The text of a section that some words name: the longest of its paragraphs. */
export function longestIn(words: readonly SaidWord[], among: readonly Known[]): Part | null {
  const held = among
    .filter(
      ({ part, holders }) => part.tag === "p" && words.every(({ stem }) => has(holders, stem)),
    )
    .map(({ part }) => part);
  const [longest] = held.toSorted((a, b) => wordsOf(b).length - wordsOf(a).length);
  return longest ?? null;
}
