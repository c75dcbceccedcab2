import type { FileTree } from "~/projects/files";
import { changedLines, plain } from "./changed-lines";
import { beheaded, halved, stillThere } from "./half-removed";
import { kindsLeft } from "./kinds-left";
import { answeredOver, kindWritten, lowered, madeText, swallowed, unwritten } from "./miswritten";
import { displaced, misplaced, unmoved } from "./out-of-place";
import { pointless } from "./pointless";
import { unexplained } from "./unexplained";

/** Its question mark is that of the wish. */
const QUESTION =
  /^(?:please |bitte )?(?:can|could|would|will|is|are|do|does|may|how|what|kann|könnt|könnte|wie|peux|peut|pouv|pourr|pued|podr|puoi|potre|pode)/iu;
/** Small words inside a text that goes on. */
const CONNECTED = /(?:\s+(?:for|of|and|de|du|und|für|des|e|da|do|y|del|di|&))+\s+$/iu;

/**
 * What of a wish was overlooked: names that nothing accounts for, or the rest of a text of which only the
 * beginning was written. Empty for a wish that was taken as a whole.
 */
export function overlooked(
  wish: string,
  before: FileTree,
  after: FileTree,
  accounted = "",
): string[] {
  const left = unexplained(wish, before, after, accounted);
  const names = left.filter(
    ({ text, start }) => /^\p{Lu}/u.test(text) && !/(?:^|[.!?:]\s+)$/u.test(wish.slice(0, start)),
  );
  const { added, before: was, now } = changedLines(before, after);
  const cut = left.filter(({ start }) => {
    const before = wish.slice(0, start).replace(CONNECTED, " ");
    const lead = /((?:[\p{L}\p{N}'’-]+\s+)?[\p{L}\p{N}'’-]+)\s+$/u.exec(before)?.[1] ?? "";
    const isNew = (words: string) => words !== "" && added.includes(words) && !was.includes(words);
    return isNew(plain(lead)) || isNew(plain(lead.split(/\s+/).at(-1) ?? ""));
  });
  const isFresh = (text: string) => added.includes(text) && !was.includes(text);
  const marked = [
    ...wish.matchAll(/((?:[\p{L}\p{N}'’-]+\s+){0,2}[\p{L}'’-]+)([!?]+)(?=["”“»']?\s*$)/gu),
  ].flatMap(([, words = "", mark = ""]) => {
    const lower = plain(words);
    const tail = lower.split(" ").findLast((_, at, all) => isFresh(all.slice(at).join(" "))) ?? "";
    const written = tail === "" ? "" : lower.slice(lower.lastIndexOf(tail));
    return written !== "" && !QUESTION.test(wish) && !now.includes(`${written}${mark}`)
      ? [`${words}${mark}`]
      : [];
  });
  // What introduces a text in quotes is none of it.
  const mixed = [
    ...wish.matchAll(/(\p{L}+)[,:]?\s+["“„«]\s*([^"“”„«»]{2,200}?)\s*["”“»]/gu),
  ].flatMap(([, word = "", text = ""]) =>
    isFresh(`${plain(word)} "${plain(text)}`) ? [word] : [],
  );
  // In German every noun is written so.
  const isGerman =
    /(?<!\p{L})(?:der|die|das|den|dem|und|ein|eine[nrms]?|bitte|mach|auf|im|zu|mit|für|wir|ich|du|füge|neue[rs]?)(?!\p{L})/iu.test(
      wish,
    );
  const isLost = (names.length > 0 && !isGerman) || left.length > 1;
  return [...(isLost ? left : []), ...cut]
    .map(({ text }) => text)
    .concat(
      marked,
      mixed,
      misplaced(wish, before, after),
      unwritten(wish, now),
      pointless(before, after),
      halved(wish, before, after),
      swallowed(wish, before, after),
      stillThere(wish, before, after),
      lowered(wish, before, after),
      madeText(wish, before, after),
      beheaded(wish, before, after),
      displaced(wish, before, after),
      kindWritten(wish, before, after),
      answeredOver(wish, before, after),
      unmoved(wish, before, after),
      kindsLeft(wish, before, after),
    );
}
