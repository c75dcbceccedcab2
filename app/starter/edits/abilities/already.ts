import type { FileTree } from "~/projects/files";
import { pattern } from "../grammar/lexicon";
import { words } from "./ability";
import { READY, type Ready } from "./ready-made";
import { saidBeyond } from "./said-beyond";

const HIDES = pattern(
  words(
    "hide|hidden|rename|call|change|move|bigger|smaller|instead|versteck*|cache|ocult*|esconde*|nascond*",
  ),
);

/**
 * What a wish asks a program for that it does already, as a sentence; null for anything else. A wish that says more than
 * that asks for more: "search by date" is not there because there is a search.
 */
export function doneAlready(wish: string, files: FileTree): string | null {
  if (wish.length > 140 || /["“„«]/u.test(wish) || HIDES.test(wish)) return null;
  const code = [...files.values()].join("\n");
  const ready = READY.find(
    (one) =>
      one.words.every((source) => pattern(source).test(wish)) &&
      !(one.not && pattern(one.not).test(wish)) &&
      one.has.test(code) &&
      saidBeyond(wish, spokenOf(one, wish)).length === 0,
  );
  return ready?.said ?? null;
}

/** The words of a wish that something is asked for by, and those that it is told by. */
function spokenOf(ready: Ready, wish: string): string {
  const asked = ready.words.flatMap((source) => [...wish.matchAll(pattern(source, "gisu"))]);
  return [ready.said, ...asked.map(([said]) => said)].join(" ");
}
