import type { FileTree } from "~/projects/files";
import { changedLines, plain } from "./changed-lines";

/** Who said it, a colon, and the words: "Ann: “Lovely.”" */
const SPOKEN = /\p{Lu}[^:"“”„«»\n]{0,40}:\s*["“„«]\s*([^"“”„«»\n]{1,400}?)\s*["”“»]/gu;
const TAKES = /^(?:please |can you |could you )*(?:remove|delete|drop|take|get rid|hide)\s/iu;

/** Of several people's words that were given, those of one that are nowhere. */
export function quotesLeft(wish: string, before: FileTree, after: FileTree): string[] {
  const spoken = [...wish.matchAll(SPOKEN)].map(([, text = ""]) => text);
  if (spoken.length < 2 || TAKES.test(wish)) return [];
  const { now } = changedLines(before, after);
  return spoken
    .filter((text) => !now.includes(plain(text)))
    .slice(0, 1)
    .map((text) => `“${text}” is not there`);
}
