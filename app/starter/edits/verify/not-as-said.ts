import type { FileTree } from "~/projects/files";
import { isFrame } from "../grounded/cues";
import { plain } from "./changed-lines";
import { textsChanged } from "./texts-changed";

/** So many words of the wish in another order are no chance. */
const WORDS = 2;

/** A new text of words of the wish that do not stand so in it: "to the link as open" of "show the link as open". */
export function notAsSaid(wish: string, before: FileTree, after: FileTree): string[] {
  const said = ` ${bare(wish)} `;
  const known = new Set(said.split(" "));
  return textsChanged(before, after)
    .fresh.filter((text) => {
      const words = bare(text).split(" ");
      const own = words.filter((word) => word.length > 2 && known.has(word) && !isFrame(word));
      return (
        /^\p{Ll}/u.test(text) &&
        words.length > WORDS &&
        own.length >= WORDS &&
        words.every((word) => known.has(word) || word.length < 4) &&
        // Pieces that were said one by one make a line together.
        text.split(/,|·|\s[–-]\s/u).some((piece) => !said.includes(` ${bare(piece)} `))
      );
    })
    .slice(0, 1)
    .map((text) => `I would have written “${text}”`);
}

function bare(text: string): string {
  return plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
