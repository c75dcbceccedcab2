import { escapePattern } from "~/projects/escape-pattern";
import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { withEnglishLooks } from "../parts/look-words";
import { changedLines, plain } from "./changed-lines";
import { shownTexts, textsChanged } from "./texts-changed";

/** How something is to look, by words that are rarely anything else. */
const LOOK =
  /(?<!\p{L})(?:in (?:big|large|bold|small|grande|piccolo|groß|klein|fett)|en (?:grand|gros|grande|petit|pequeño)|em (?:grande|pequeno)|(?:bigger|smaller|larger)(?=\s*(?:$|[,.;!?]))|bold(?:er)?|italics?|underlined|gr[ea]y(?:ed)? out|crossed out|struck through)(?!\p{L})/iu;
/** A look was written: in a rule or in a style of its own. */
const WRITTEN =
  /style=|\.style|classlist|colou?r|(?:font|color|background|border|decoration|width|height|padding|transform|opacity|accent|filter)[\w-]*["']?\s*:/i;

/** When something that is made is to go again. */
const GOES_AGAIN =
  /(?<!\p{L})(?:hide|remove|drop|delete|stop|versteck\p{L}*|ausblend\p{L}*|cache[rz]?|masque[rz]?|oculta\p{L}*|quita\p{L}*|nascond\p{L}*|togli\p{L}*|esconde\p{L}*|tira\p{L}*) (?:it|them|that|es|sie|le|la|lo|-l[oa])?\s?(?:once|when|after|as soon as|wenn|sobald|danach|quand|après|dès|cuando|después|quando|dopo|depois)(?!\p{L})[^,.;!?]{0,60}/iu;
const GOES = /hidden|display: ?none|\.remove\(|\? null|&& \(|replacechildren/i;

/** "A countdown, but hide it once it is over": that it goes again is told where nothing does that. */
export function staysOn(wish: string, before: FileTree, after: FileTree): string[] {
  const clause = GOES_AGAIN.exec(wish)?.[0].trim();
  const { added, removed } = changedLines(before, after);
  return clause && added !== "" && removed.length < added.length && !GOES.test(added)
    ? [clause]
    : [];
}

/** A look that is wished for beside what was made, and of which nothing was written. */
export function looksUnseen(wish: string, before: FileTree, after: FileTree): string[] {
  const { added } = changedLines(before, after);
  if (WRITTEN.test(added)) return [];
  const { fresh, gone } = textsChanged(before, after);
  const bare = [...fresh, ...gone].reduce(
    (words, text) => words.replace(new RegExp(escapePattern(text), "giu"), " "),
    wish.replace(/["“„«][^"“”„«»\n]*["”“»]/gu, " "),
  );
  const words = [
    LOOK.exec(withEnglishLooks(bare))?.[0] ?? "",
    ...(coloursIn(`make it ${bare.toLowerCase()}`)?.words ?? []),
  ].filter((word) => word !== "");
  const shown = [...shownTexts(before), ...shownTexts(after)].map(plain);
  return words
    .filter((word) => !shown.some((text) => text.includes(word.toLowerCase())))
    .slice(0, 1);
}
