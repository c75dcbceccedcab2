import { type EditResult, edited, there, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import { swapped, wholeLines } from "../../said/page-elements";
import type { ReadOrder } from "../order";
import type { Piece } from "../page-model";
import { pageOf } from "../page-model";
import { MOVES } from "../verbs";

const NAME = "[\\p{L}][\\p{L}'’ -]{1,24}?";
const FORM = pattern(
  `^(?:${MOVES}|list|show)@ (?:the )?(?<one>${NAME}) (?:before|above|ahead of|in front of) (?:the )?(?<other>${NAME}) (?:everywhere|in (?:all|every) (?:the )?lists?|on the whole (?:page|site)|all over the (?:page|site)|wherever (?:they|both) (?:are|stand|appear)[\\p{L} ]{0,20})(?:[,;.–-] ?(?:we|i|because|as|since|they|so)@[^⟦⟧:]{0,90})?$`,
);
/** More lists than this are none of a page. */
const MOST_LISTS = 12;

/** "Put juniors before adults everywhere": in each list that names both, and it is said where that is. */
export const beforeEverywhere: ReadOrder = ({ text, quotes, files, page }) => {
  const groups = quotes.length > 0 ? undefined : FORM.exec(text)?.groups;
  if (!groups?.one || !groups.other) return null;
  const [one, other] = [groups.one.trim(), groups.other.trim()];
  const own = pairsOf(page.pieces, one, other);
  if (own.length === 0)
    return unchanged(`I found no list on the page that names both “${one}” and “${other}”.`);
  let source = page.source;
  const places: string[] = [];
  for (let turn = 0; turn < MOST_LISTS; turn += 1) {
    const tree = new Map(files).set(PAGE, source);
    const next = pairsOf(pageOf(tree)?.pieces ?? [], one, other).find(
      ([first, second]) => first.place.start > second.place.start,
    );
    if (!next) break;
    const [first, second] = next;
    source = swapped(source, wholeLines(source, second.place), wholeLines(source, first.place));
    places.push(`“${first.section?.says ?? ""}”`);
  }
  const names = own.map(([first]) => `“${first.section?.says ?? ""}”`).join(" and ");
  if (places.length === 0) return there(`“${one}” stands before “${other}” already, in ${names}.`);
  const result: EditResult = edited(
    new Map([[PAGE, source]]),
    `“${one}” stands before “${other}” now in ${places.join(" and ")}. No other list of the page names both.`,
  );
  return result.ok ? { ...result, isKnown: true } : result;
};

/** The entries of each list of which one is called so and one by the other name. */
function pairsOf(pieces: readonly Piece[], one: string, other: string): [Piece, Piece][] {
  const entries = pieces.filter(({ kind, entry }) => kind === "entry" && entry);
  return entries
    .filter((piece) => isCalled(piece, one))
    .flatMap((first): [Piece, Piece][] => {
      const second = entries.find(
        (piece) => isCalled(piece, other) && piece.entry?.list === first.entry?.list,
      );
      return second && second !== first ? [[first, second]] : [];
    });
}

/** "Juniors" and "Junior training" are of the juniors. */
function isCalled({ entry }: Piece, name: string): boolean {
  const stem = name.toLowerCase().replace(/(?:['’]s|s)$/u, "");
  const words = (entry?.all ?? "").toLowerCase().split(/[^\p{L}]+/u);
  return words.some((word) => word.replace(/s$/u, "") === stem);
}
