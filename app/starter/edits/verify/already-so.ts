import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { saidBeyond } from "../abilities/said-beyond";
import { saidWords } from "../grounded/said-words";
import { kindsNamed } from "../parts/kind-words";
import { withEnglishLooks, withoutLooks } from "../parts/look-words";
import { isSameWord } from "../parts/same-word";
import { isPutting } from "./putting-words";
import { shownTexts } from "./texts-changed";
import { withoutReasons } from "./unexplained";

/** What a program does is no value that could stand on the screen. */
const DOES = /\b(?:search|asks|switch|dragged|random|form)\b/;
/** Said of a place, a word that may be a look is a name: "the room before the name". */
const BESIDE =
  /(?<!\p{L})(?:before|after|above|below|next to|vor|nach|über|unter|neben|avant|après|antes|después|prima|dopo|depois)(?!\p{L})/iu;

const PLACE =
  /(?<!\p{L})(?:at|to|on) the (?:very )?(?:top|bottom|end|start|beginning|left|right|side)(?!\p{L})/iu;

/** Whether a wish says where something is to stand. */
export function saysPlace(wish: string): boolean {
  return PLACE.test(wish);
}

/**
 * Whether "it is like that already" may be said about a wish: all that it gives and names stands in the project or in the sentence.
 * What an edit would have written the same way says only that this edit is not what was meant.
 */
export function isAlreadySo(wish: string, reason: string, files: FileTree): boolean {
  // That a change would write what is there says nothing of where something stands.
  if (/^It is like that already/.test(reason) && PLACE.test(wish)) return false;
  const isDoing = DOES.test(reason);
  const known = [...(isDoing ? [] : shownTexts(files)), reason].join("\n");
  const stems = [...new Set(saidWords(known).map(({ stem }) => stem))];
  const isKnown = (word: string) =>
    saidWords(word).every(({ stem }) => stems.some((one) => isSameWord(one, stem)));
  return saidBeyond(withoutReasons(wish), reason).every(
    (word) =>
      isKnown(word) ||
      (!isDoing && isPutting(word)) ||
      (!isDoing && kindsNamed(word).length > 0) ||
      (!BESIDE.test(wish) && withoutLooks(withEnglishLooks(word)) === "") ||
      coloursIn(`make it ${word.toLowerCase()}`) !== null,
  );
}
