import type { FileTree } from "~/projects/files";
import { pattern } from "../grammar/lexicon";
import { words } from "./ability";
import { READY } from "./ready-made";

const HIDES = pattern(
  words(
    "hide|hidden|rename|call|change|move|bigger|smaller|instead|versteck*|cache|ocult*|esconde*|nascond*",
  ),
);

/** What a wish asks a program for that it does already, as a sentence; null for anything else. */
export function doneAlready(wish: string, files: FileTree): string | null {
  if (wish.length > 140 || /["“„«]/u.test(wish) || HIDES.test(wish)) return null;
  const code = [...files.values()].join("\n");
  const ready = READY.find(
    (one) =>
      one.words.every((source) => pattern(source).test(wish)) &&
      !(one.not && pattern(one.not).test(wish)) &&
      one.has.test(code),
  );
  return ready?.said ?? null;
}
