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
import { shownTexts } from "./texts-changed";

/** What is to stay as it is, behind the words for it. "But not so cold" is a look, and no part. */
const EXCEPT =
  /(?<!\p{L})(?:except(?: for| in)?|apart from|other than|save for|(?:but|just|only) not|außer|ausser|bis auf|(?:aber|nur) nicht|sauf|excepté|hormis|mais pas|excepto|salvo|menos (?=el |la |los |las |o |a |os |as )|pero no|tranne|eccetto|meno (?=il |la |lo |i |le |gli )|ma non|exceto|mas não)(?!\p{L})\s+(?!(?:so|too|as|quite|very|zu|ganz|allzu|sehr|si|trop|aussi|très|tan|demasiado|muy|così|troppo|molto|tão|muito)(?!\p{L}))(?<kept>[^.;:!?"“„«]{2,60})/iu;
const KEPT =
  /(?<!\p{L})(?:(?:keep|leave)s? (?<one>[^.;:,!?"“„«]{2,40}?) (?:like|as|how|the way) (?:it|they|that|he|she)(?:['’]s|['’]re| is| are| was| were)?|(?:lass|lasse|lassen) (?<two>[^.;:,!?"“„«]{2,40}?) (?:so )?wie|leave (?<three>[^.;:,!?"“„«]{2,40}?) (?:alone|unchanged|untouched)|(?:laisse[rz]?|deja|lascia|deixa) (?<four>[^.;:,!?"“„«]{2,40}?) (?:comme|como|com[eo']))(?!\p{L})/iu;
/** Of two things one is named with a no behind it: "Laura en negrita y Óscar no", "the price red, the name not". */
const NOT_BEHIND =
  /(?:,|(?<!\p{L})(?:and|but|und|aber|et|mais|y|pero|e|ma|mas)(?!\p{L}))\s+(?:the |der |die |das |den |le |la |les |el |los |las |il |i |gli |o |a |os |as )?(?<kept>(?!(?:others?|rest|anderen|autres|demás|otr[oa]s|altr[ie]|outr[oa]s)(?!\p{L}))[\p{L}\p{N}'’]{3,30}) (?:not|nicht|non|pas|no|não)\s*[.!]?$/iu;
const QUOTED = /["“„«][^"“”„«»\n]*["”“»]/gu;

/** What a wish says is to stay as it is; empty where it says nothing of that. */
export function exceptionIn(wish: string): string {
  const rest = wish.replace(QUOTED, " ");
  const kept = KEPT.exec(rest)?.groups;
  return (
    EXCEPT.exec(rest)?.groups?.kept ??
    NOT_BEHIND.exec(rest.trim())?.groups?.kept ??
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
  if (kept === "") return othersToo(wish, before, after);
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

/** What alone is to be there, or to go on being there. */
const ALONE =
  /(?<!\p{L})(?:just|only|keep(?:ing)?|nur(?: noch)?|behalt\p{L}*|seulement|garde[rz]?|solo|sólo|solamente|soltanto|tieni|mantén|apenas|só|mantém)(?!\p{L})\s+(?:the |our |my |der |die |das |den |le |la |les |el |los |las |il |i |gli |o |a |os |as )?(?<thing>[\p{L}\p{N}'’]{3,})/giu;

/** What was to be there alone, or to be kept, and went. */
export function keptLost(wish: string, before: FileTree, after: FileTree): string[] {
  const stems = (files: FileTree) =>
    new Set([...shownTexts(files)].flatMap((text) => saidWords(text).map(({ stem }) => stem)));
  const [was, is] = [stems(before), stems(after)];
  return [...wish.replace(QUOTED, " ").matchAll(ALONE)]
    .map(({ groups }) => groups?.thing ?? "")
    .filter((thing) => saidWords(thing).some(({ stem }) => was.has(stem) && !is.has(stem)))
    .slice(0, 1)
    .map((thing) => `“${thing}” would go`);
}

const OTHERS =
  /(?<!\p{L})(?:(?:the |all )?(?:others?|rest) (?:not|stays?|as)|not the (?:others?|rest)|only that one|just that one|die anderen nicht|den rest nicht|pas les autres|les autres non|l[oa]s (?:demás|otr[oa]s) no|lo demás no|(?:gli altri|le altre) no|(?:os outros|as outras) não)(?!\p{L})/iu;

/** One of several was meant, and others got the look as well. */
function othersToo(wish: string, before: FileTree, after: FileTree): string[] {
  if (!OTHERS.test(wish)) return [];
  const classes = innermostTouched(before, after)
    .filter(({ path }) => path in Object.fromEntries(after) && before.get(path) === after.get(path))
    .map(({ classes: own, tag }) => `${tag} ${own.join(" ")}`);
  const isSeveral = new Set(classes).size < classes.length;
  return isSeveral ? ["the others would look so, too"] : [];
}

function namesOf(part: Part): string {
  const own =
    part.inside.length === 0 ? wordsOf(part) : part.texts.map(({ text }) => text).join(" ");
  return [part.id, ...part.classes, ...part.aliases, own].join(" ").replace(/[-_]/g, " ");
}
