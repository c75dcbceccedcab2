import type { FileTree } from "~/projects/files";
import { saidWords } from "../grounded/said-words";
import { PAGE } from "../project";
import { isSameThing } from "./concepts";
import { holdersOf, type Part, wordsOf } from "./part";
import { partsOf } from "./parts-of";
import { isSameWord } from "./same-word";

/** Enough of a section to have its heading. */
const NAME_CHARACTERS = 40;

/** The lists of a page with more than some entries that a wish names by a word of their part; all where it names none. */
export function listsOnPage(files: FileTree, wish: string, more: number): Part[][] {
  const groups = new Map<Part, Part[]>();
  for (const part of partsOf(files)) {
    if (part.path !== PAGE || part.kind !== "entry" || !part.holder || !part.cut) continue;
    groups.set(part.holder, [...(groups.get(part.holder) ?? []), part]);
  }
  const long = [...groups].filter(([, entries]) => entries.length > more);
  const said = saidWords(wish).filter(({ stem }) => stem.length > 3);
  const named = long.filter(([holder]) =>
    holdersOf(holder).some((one) => {
      const name = one.kind === "section" ? wordsOf(one).slice(0, NAME_CHARACTERS) : "";
      return saidWords(`${one.id} ${one.classes.join(" ")} ${name}`).some((word) =>
        said.some(({ stem }) => isSameWord(word.stem, stem) || isSameThing(word.stem, stem)),
      );
    }),
  );
  return (named.length > 0 ? named : long).map(([, entries]) => entries);
}

/** One entry of a list of the page: "the first post". -1 is the last one. */
export function entryOnPage(files: FileTree, ordinal: number, noun: string): Part | null {
  const [entries, ...others] = listsOnPage(files, noun, Math.max(0, ordinal));
  return entries && others.length === 0 ? (entries.at(ordinal) ?? null) : null;
}
