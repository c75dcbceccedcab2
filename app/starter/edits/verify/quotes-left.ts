import type { FileTree } from "~/projects/files";
import { changedLines, plain } from "./changed-lines";
import { textsChanged } from "./texts-changed";

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

const IN_QUOTES = /["“„«]\s*([^"“”„«»\n]{1,80}?)\s*["”“»]/gu;
const WANTS = /(?<!\p{L})(?:wants?|need|add|have|both|two|show|put)(?!\p{L})/iu;
const EXCHANGES =
  /(?<!\p{L})(?:instead|rather|renam\p{L}*|chang\p{L}*|replac\p{L}*|call\p{L}*|to|into|swap|turn|from|remove|delete|not)(?!\p{L})/iu;

/** Of two texts in quotes that are both wanted, one that went for the other. */
export function oneForOther(wish: string, before: FileTree, after: FileTree): string[] {
  const quoted = [...wish.matchAll(IN_QUOTES)].map(([, text = ""]) => plain(text));
  const rest = wish.replace(IN_QUOTES, " ");
  if (quoted.length < 2 || !WANTS.test(rest) || EXCHANGES.test(rest)) return [];
  const { fresh, gone } = textsChanged(before, after);
  const isGone = (text: string) =>
    gone.some((one) => plain(one).includes(text)) &&
    !fresh.some((one) => plain(one).includes(text)) &&
    ![...after.values()].some((code) => plain(code).includes(`"${text}"`));
  return quoted
    .filter(isGone)
    .slice(0, 1)
    .map((text) => `“${text}” would be gone`);
}
