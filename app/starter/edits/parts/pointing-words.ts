import { isFrame } from "../grounded/cues";
import { type SaidWord, saidWords } from "../grounded/said-words";
import { isPutting } from "../verify/putting-words";
import { kindsNamed } from "./kind-words";
import type { PartKind } from "./part";

/** Words of frames that are also what sections are called. */
const NAMING = /^(?:about|us|you|me|über)$/i;

/** What people say of a part that is the only one of its kind: "the big title". */
const SIZED =
  /^(?:big|large|main|huge|groß\p{L}*|haupt|grande?s?|principal\p{L}*|principale|whole|ganze[rsn]?)$/iu;

/** The words of a wish that say which part it is about, and the kinds of part among them. */
export function pointing(said: string): {
  words: SaidWord[];
  kinds: PartKind[];
  kindWord: string;
  framed: SaidWord[];
} {
  const words: SaidWord[] = [];
  const kinds: PartKind[] = [];
  const framed: SaidWord[] = [];
  let kindWord = "";
  for (const word of saidWords(said).filter(({ text }) => text.length > 1 || /\d/.test(text))) {
    const named = kindsNamed(word.text);
    if (named.length > 0) {
      // "The form section" is a section: the last word for a kind says which.
      if (kindWord !== "") words.push(...saidWords(kindWord));
      kinds.splice(0, kinds.length, ...named);
      kindWord = word.text;
    } else if (SIZED.test(word.text)) {
      framed.push(word);
    } else if (isFrame(word.text)) {
      if (NAMING.test(word.text)) framed.push(word);
    } else words.push(word);
  }
  // "Last", "first" and their like say where; alone they may be the name of a part.
  const own = words.filter(({ text }) => !isPutting(text));
  return { words: own.length > 0 || kinds.length > 0 ? own : words, kinds, kindWord, framed };
}
