import type { FileTree } from "~/projects/files";
import { type EditResult, unchanged } from "../edit";
import { pattern } from "../grammar/lexicon";

/** Something that a program or page can be given, whatever the words that ask for it. */
export interface Ability {
  /** What is said to get it: the words of its button. */
  send: string;
  /** Each of these stands somewhere in a wish for it, in any language of the starter. Sources of patterns. */
  words: readonly string[];
  /** Words that are often said with it, and are part of it. */
  more?: string;
  /** What a wish for something else says. */
  not?: string;
  /** "Remove" and its like may ask for it. For others they ask for the opposite. */
  isRemoval?: true;
  /** "No" and "without" may ask for it, too. */
  isAbsence?: true;
  /** It writes a text that may be given in quotes. */
  makesText?: true;
  make(files: FileTree, wish: string): EditResult;
}

/** Why an ability cannot be given to a program whose files lack what it would be put into. */
export const NO_PLACE = unchanged("This program has no place for that.");

/** Whole words, by their beginnings: `export*` is "export", "exporting". */
export function words(list: string): string {
  const inner = list
    .split("|")
    .map((word) => word.replace(/\*/g, "\\p{L}*"))
    .join("|");
  return `~(?:${inner})@`;
}

/** Each is compiled once: every wish asks for them all. Sources of the abilities' own, by their flags. */
const compiled = {
  su: new Map<string, RegExp>(),
  isu: new Map<string, RegExp>(),
  gisu: new Map<string, RegExp>(),
};

/**
 * The pattern of a source that code holds, compiled once; never one with what somebody said in it, for it is kept. With
 * "g" it is for `matchAll`, which leaves no place behind.
 */
export function formOf(source: string, flags: keyof typeof compiled = "isu"): RegExp {
  // No key of both: to join a long source takes as long as to look it up.
  const known = compiled[flags].get(source);
  if (known) return known;
  const form = pattern(source, flags);
  compiled[flags].set(source, form);
  return form;
}

/**
 * Whether a wish says one of the sources, which are written in small letters. To leave the other case to V8 has each letter of a
 * pattern looked up when it is first asked: six times what it takes so.
 */
export function says(source: string, wish: string): boolean {
  return formOf(source, "su").test(wish.toLowerCase());
}

/** Whether a wish asks for an ability. */
export function asksFor(ability: Ability, wish: string): boolean {
  return ability.words.every((one) => says(one, wish)) && !(ability.not && says(ability.not, wish));
}

/** The words of a wish that an ability answers. */
export function answered({ words: own, more }: Ability, wish: string): string {
  return [...own, ...(more ? [more] : [])]
    .flatMap((source) => [...wish.matchAll(formOf(source, "gisu"))].map(([said]) => said))
    .join(" ");
}

/** The first number of a wish, "1,500" and "1.500" as one of thousands; null without one. */
export function numberIn(wish: string): number | null {
  const said =
    /(?<![\d.,:])([1-9]\d{0,2}(?:[.,]\d{3})+|\d{1,6})(?:[.,](\d{1,2}))?(?![\d:]|[.,]\d)/.exec(wish);
  if (said) return Number(`${(said[1] ?? "").replace(/[.,]/g, "")}.${said[2] ?? 0}`);
  const index = NUMBER_WORDS.findIndex((one) => says(one, wish));
  return index < 0 ? null : index + 2;
}

/** How many of something a wish says: whole, from 1 on; null for none and for numbers that are no count. */
export function countIn(wish: string): number | null {
  const number = numberIn(wish);
  return number !== null && Number.isInteger(number) && number >= 1 ? number : null;
}

/** From two on: "one" and its like are articles in most of these languages. */
const NUMBER_WORDS = [
  "two|zwei|deux|dos|due|dois|duas",
  "three|drei|trois|tres|tre|três",
  "four|vier|quatre|cuatro|quattro|quatro",
  "five|fünf|cinq|cinco|cinque",
  "six|sechs|seis|sei",
  "seven|sieben|sept|siete|sette|sete",
  "eight|acht|huit|ocho|otto|oito",
  "nine|neun|neuf|nueve|nove",
  "ten|zehn|dix|diez|dieci|dez",
].map((list) => words(list));
