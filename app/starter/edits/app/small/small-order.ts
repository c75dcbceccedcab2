import type { FileTree } from "~/projects/files";
import { type Edit, type EditResult, there } from "../../edit";
import type { Clause } from "../clause";
import { AROUND } from "../feature";
import { anyOf, leftOf } from "../said-of";

/** An order that only one small program of the starter's can follow. */
export interface SmallOrder {
  /** Each of these stands somewhere in the wish. */
  asks: readonly RegExp[];
  /** What is often said with it; any other word makes it another wish. */
  more?: RegExp;
  /** What a wish for something else says. */
  not?: RegExp;
  /** Null where this program has no place for it. */
  make(files: FileTree, clause: Clause): EditResult | null;
}

/** The orders of one program, which is known by what a file of it holds. */
export interface SmallProgram {
  path: string;
  has: RegExp;
  orders: readonly SmallOrder[];
}

/** What is there from the start, and where. */
export const already = (
  asks: readonly RegExp[],
  said: string,
  more?: RegExp,
  not?: RegExp,
): SmallOrder => ({
  asks,
  ...(more ? { more } : {}),
  ...(not ? { not } : {}),
  make: () => there(said),
});

/** The first text in quotes of a wish. */
export const quoted = (said: string): string | null =>
  /["“„«]\s*([^"“”„«»\n]{1,160}?)\s*["”“»]/u.exec(said)?.[1] ?? null;

const QUOTED = /["“„«][^"“”„«»\n]*["”“»]/gu;
const MANNER = anyOf(
  "change|changed|set|work|works|as well|too|also|there|is|let|there should be|available",
);

/** An order of the program that some files are; null for what is none of its orders, or leaves a word over. */
export function readSmall(
  programs: readonly SmallProgram[],
  clause: Clause,
  files: FileTree,
): Edit | null {
  const program = programs.find(({ path, has }) => has.test(files.get(path) ?? ""));
  if (!program) return null;
  const words = clause.words.replace(QUOTED, " ");
  for (const { asks, more, not, make } of program.orders) {
    if (!asks.every((one) => one.test(words)) || not?.test(words)) continue;
    if (leftOf(words, ...asks, more ?? null, MANNER, AROUND) !== "") continue;
    return (tree) =>
      make(tree, clause) ?? { ok: false, reason: "I found no place for that in this program." };
  }
  return null;
}
