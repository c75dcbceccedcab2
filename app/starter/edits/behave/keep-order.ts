import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";
import { saidWords } from "../grounded/said-words";
import { isSameWord } from "../parts/same-word";

const SHUFFLED = /\b(shuffled?|randomi[sz]ed?|mixed)\((\w+)\)/g;

/** Leaves what a program shuffles in the order in which it is written: what the wish names, or the only list. */
export function keepOrder(files: FileTree, wish: string): EditResult {
  const found = [...files].flatMap(([path, code]) =>
    /\.(?:tsx?|jsx?)$/.test(path)
      ? [...code.matchAll(SHUFFLED)]
          .filter((match) => !/function\s+$/.test(code.slice(0, match.index)))
          .map((match) => ({ path, code, match }))
      : [],
  );
  const words = saidWords(wish);
  const named = found.filter(({ match }) =>
    saidWords(match[2] ?? "").some((own) => words.some(({ stem }) => isSameWord(stem, own.stem))),
  );
  const [one] = named.length > 0 ? named : found;
  if (!one || (named.length === 0 && found.length > 1))
    return unchanged("I found nothing here that is shuffled.");
  const { path, code, match } = one;
  const list = match[2] ?? "";
  return edited(
    new Map([
      [
        path,
        `${code.slice(0, match.index)}[...${list}]${code.slice(match.index + match[0].length)}`,
      ],
    ]),
    `The ${list} stay in their order now.`,
  );
}
