import type { FileTree } from "~/projects/files";
import { REMOVES } from "../grounded/cues";
import { changedLines } from "./changed-lines";
import { unexplained } from "./unexplained";

const NUMBER = /(?<![\p{L}\d.,:/-])\d+(?:[.,:]\d+)?(?![\p{L}\d]|[.,:/-]\d)/gu;

/**
 * What of a wish that was done nothing in the changed lines accounts for: single words, and numbers. It is told
 * beside what was done, so that nobody takes it for done, too.
 */
export function unaccounted(
  wish: string,
  before: FileTree,
  after: FileTree,
  accounts: string,
): string[] {
  const words = unexplained(wish, before, after, accounts);
  const numbers = numbersLeft(wish, before, after, accounts);
  return [...new Set([...words.map(({ text }) => text), ...numbers])];
}

function numbersLeft(wish: string, before: FileTree, after: FileTree, accounts: string): string[] {
  if (REMOVES.test(wish)) return [];
  const { added, removed } = changedLines(before, after);
  const known = `${added}\n${removed}\n${accounts}`.replaceAll(",", ".");
  return [...wish.matchAll(NUMBER)]
    .map(([number]) => number)
    .filter((number) => !known.includes(number.replaceAll(",", ".")));
}
