import type { FileTree } from "~/projects/files";
import { partsOf } from "../parts/parts-of";
import { changedLines, plain } from "./changed-lines";
import { saysWhether } from "./says-whether";
import { textsChanged } from "./texts-changed";

/** A clause that says when something is to be there. */
const WHEN =
  /(?<![\p{L}'’])(?:if|when(?:ever)?|once|as soon as|unless|wenn|sobald|falls|quand|lorsque|dès que|cuando|en cuanto|quando|appena|assim que)(?!\p{L}) [^,;:.!?"“„«]{3,80}/iu;
/** Texts in quotes and behind a colon are given: conditions in them are the person's own. */
const GIVEN = /["“„«][^"“”„«»\n]*["”“»]|:\s.*$/gsu;
/** Where something is asked: of programs in their code, of pages in their script or by their stylesheet. */
const ASKED =
  /\?\s|&&|\|\||\bif ?\(|\.length|=== |!== |[<>] ?\d|\bfilter\(|@media|:has\(|:hover|:empty|:checked|hidden|data-/;

/** "Hide the header when scrolling", of which only the hiding was made. */
function goneAlways(wish: string, before: FileTree, after: FileTree): boolean {
  const { added } = changedLines(before, after);
  return (
    /(?<!\p{L})(?:hide|hidden|disappears?|vanish(?:es)?|versteck\p{L}*|verschwind\p{L}*)(?!\p{L})/iu.test(
      wish,
    ) &&
    /(?<!\p{L})(?:when|while|on) (?:\p{L}+ ){0,2}scroll\p{L}*|(?<!\p{L})beim scrollen/iu.test(
      wish,
    ) &&
    /display: ?none|(?<!p{L})hidden(?!p{L})/.test(added) &&
    !/scroll|@media|animation/.test(added)
  );
}

/**
 * "At the end I want “Amazing!” if all was right", written where it always stands. What takes the place of another text is
 * there when that one was.
 */
export function alwaysShown(wish: string, before: FileTree, after: FileTree): string[] {
  if (goneAlways(wish, before, after)) return ["it would be gone at all times"];
  const clause = WHEN.exec(wish.replace(GIVEN, " "))?.[0];
  if (!clause || (saysWhether(wish) && before.get("src/fields.ts") !== after.get("src/fields.ts")))
    return [];
  const { fresh, gone } = textsChanged(before, after);
  if (gone.length > 0 || ASKED.test(changedLines(before, after).added)) return [];
  const said = plain(wish);
  // What is pressed does something then, and is there before; so is what asks for something.
  const pressed = new Set(
    partsOf(after)
      .filter(({ kind }) => kind === "button" || kind === "link" || kind === "label")
      .flatMap(({ texts }) => texts.map(({ text }) => text)),
  );
  const always = fresh.find((text) => {
    const own = plain(text).trim();
    return (
      !pressed.has(text) &&
      (own.includes(" ") || wish.includes(`“${text}`) || wish.includes(`"${text}`)) &&
      said.includes(own) &&
      !own.includes(plain(clause).slice(0, 20))
    );
  });
  return always ? [`“${always}” would always be there`] : [];
}
