import type { FileTree } from "~/projects/files";
import { isFrame } from "../grounded/cues";
import { saidWords } from "../grounded/said-words";
import { kindsNamed } from "../parts/kind-words";
import { withEnglishLooks, withoutLooks } from "../parts/look-words";
import { holdersOf, type Part, wordsOf } from "../parts/part";
import { isSameWord } from "../parts/same-word";
import { changedLines } from "./changed-lines";
import { selectorsChanged } from "./changed-rules";
import { innermostTouched } from "./parts-touched";
import { isPutting } from "./putting-words";

/** What is to stay as it is, behind the words for it. */
const EXCEPT =
  /(?<!\p{L})(?:except(?: for| in)?|apart from|other than|save for|(?:but|just|only) not|außer|ausser|bis auf|(?:aber|nur) nicht|sauf|excepté|hormis|mais pas|excepto|salvo|menos (?=el |la |los |las |o |a |os |as )|pero no|tranne|eccetto|meno (?=il |la |lo |i |le |gli )|ma non|exceto|mas não)(?!\p{L})\s+(?<kept>[^.;:!?"“„«]{2,60})/iu;
const KEPT =
  /(?<!\p{L})(?:(?:keep|leave)s? (?<one>[^.;:,!?"“„«]{2,40}?) (?:like|as|how|the way) (?:it|they|that|he|she)(?:['’]s|['’]re| is| are| was| were)?|(?:lass|lasse|lassen) (?<two>[^.;:,!?"“„«]{2,40}?) (?:so )?wie|leave (?<three>[^.;:,!?"“„«]{2,40}?) (?:alone|unchanged|untouched)|(?:laisse[rz]?|deja|lascia|deixa) (?<four>[^.;:,!?"“„«]{2,40}?) (?:comme|como|com[eo']))(?!\p{L})/iu;
const QUOTED = /["“„«][^"“”„«»\n]*["”“»]/gu;

/** What a wish says is to stay as it is; empty where it says nothing of that. */
export function exceptionIn(wish: string): string {
  const rest = wish.replace(QUOTED, " ");
  const kept = KEPT.exec(rest)?.groups;
  return (
    EXCEPT.exec(rest)?.groups?.kept ??
    kept?.one ??
    kept?.two ??
    kept?.three ??
    kept?.four ??
    ""
  ).trim();
}

/** What was to stay as it is, and does not; or what nobody can tell of, where all of the page looks otherwise. */
export function exceptionLost(wish: string, before: FileTree, after: FileTree): string[] {
  const kept = exceptionIn(wish);
  if (kept === "") return [];
  const words = saidWords(kept).filter(
    ({ text }) => text.length > 2 && !isFrame(text) && withoutLooks(withEnglishLooks(text)) !== "",
  );
  if (words.length === 0) return [];
  const isKept = (part: Part) =>
    words.some(
      ({ text, stem }) =>
        (part.kind !== "other" && kindsNamed(text).includes(part.kind)) ||
        (!isPutting(text) && saidWords(namesOf(part)).some((own) => isSameWord(own.stem, stem))),
    );
  const isHit = innermostTouched(before, after).some((part) =>
    [part, ...holdersOf(part)].some(isKept),
  );
  const selectors = selectorsChanged(after, before).map((one) => one.trim());
  const isOfAll =
    selectors.some((one) => /^(?::root|html|body|\*)$/.test(one)) ||
    /^\s*--[\w-]+:/m.test(changedLines(before, after).added);
  return isHit || isOfAll ? [`“${kept}” would not stay as it is`] : [];
}

function namesOf(part: Part): string {
  const own = part.inside.length === 0 ? wordsOf(part) : "";
  return [part.id, ...part.classes, ...part.aliases, own].join(" ").replace(/[-_]/g, " ");
}
