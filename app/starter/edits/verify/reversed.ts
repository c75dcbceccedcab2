import type { FileTree } from "~/projects/files";
import { INSTEAD_OF, pattern, TO } from "../grammar/lexicon";
import { inEnglishFrame } from "../said/english-frame";
import { plain } from "./changed-lines";
import { isSaidByParts } from "./said-by-parts";
import { textsChanged } from "./texts-changed";

/** Two texts in quotes, of which the second is to be in the place of the first. */
const PAIR = new RegExp(
  `["“„«]\\s*([^"“”„«»\\n]{1,200}?)\\s*["”“»]\\s+${TO}:?\\s+["“„«]\\s*([^"“”„«»\\n]{1,200}?)\\s*["”“»]`,
  "giu",
);

/** What stands in quotes is no word of the order: “Add card”. */
const QUOTED = /["“„«][^"“”„«»\n]*["”“»]/gu;

/** Texts that were to become others and did not, or were written where they were to go. */
export function reversed(wish: string, before: FileTree, after: FileTree): string[] {
  if (
    /(?<!\p{L})(?:add|ajoute\p{L}*|füge?|añade|aggiungi|translate field)(?!\p{L})/iu.test(
      wish.replace(QUOTED, " "),
    )
  )
    return [];
  const { fresh, gone } = textsChanged(before, after);
  const has = (texts: readonly string[], text: string) =>
    texts.some((one) => plain(one).includes(plain(text)));
  return [...wish.matchAll(PAIR)].flatMap(([, old = "", next = ""]) => {
    if (has(fresh, old) && !has(fresh, next) && !plain(next).includes(plain(old)))
      return [`“${old}” would stand there now`];
    return has(fresh, next) || has(gone, old) || isSaidByParts(next, after)
      ? []
      : [`“${old}” did not become “${next}”`];
  });
}

/** So few letters stand in other words by chance. */
const WORDS = 2;
const GIVES_TEXT = new RegExp(
  `["“„«]|:\\s|\\b(?:write|say|schreib\\p{L}*|écri\\p{L}*|escrib\\p{L}*|scriv\\p{L}*|i['’]d rather|instead)\\b|(?:${pattern(INSTEAD_OF).source})`,
  "iu",
);

/** A text of the screen that a wish says word for word as it is, and that stands there still, while another went for it. */
export function otherText(wish: string, before: FileTree, after: FileTree): string[] {
  if (!GIVES_TEXT.test(wish)) return [];
  const { fresh, gone } = textsChanged(before, after);
  if (fresh.length !== 1 || gone.length !== 1) return [];
  const said = plain(wish);
  if (said.includes(plain(gone[0] ?? ""))) return [];
  const says = /(?:it|there|that|which) (?:says|reads|stands) ([^,;"“]{3,80})/iu.exec(wish)?.[1];
  const named = plain(says ?? "").trim();
  return named.split(" ").length >= WORDS && !has(fresh[0], named) && !has(gone[0], named)
    ? [`“${says?.trim()}” is still there`]
    : [];
}

const has = (text: string | undefined, part: string) => plain(text ?? "").includes(part);

/** A text that was written in the words into which the starter itself had put the wish. */
export function mangled(wish: string, before: FileTree, after: FileTree): string[] {
  const english = inEnglishFrame(wish);
  if (english === null) return [];
  const [said, framed] = [bare(wish), bare(english)];
  return textsChanged(before, after)
    .fresh.filter((text) => {
      const words = bare(text);
      return words.split(" ").length > WORDS && framed.includes(words) && !said.includes(words);
    })
    .slice(0, 1)
    .map((text) => `I would have written “${text}”`);
}

function bare(text: string): string {
  return plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
