import { html } from "../../../source/html";
import { type EditResult, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { unmasked } from "../masked";
import type { Order } from "../order";
import { pageEdit, without } from "../page-draft";
import { isAlike, wordsOf } from "../page-words";
import { REMOVES } from "../verbs";
import { removePiece } from "./remove-piece";

const SENTENCE =
  "(?:sentence|line|text|bit|words?|remark|note|phrase|part|point|paragraph|thing|satz|zeile|text|hinweis|phrase|ligne|frase|línea|riga|linha)";
const FORMS = [
  pattern(
    `^${REMOVES} (?:the |that |this |our |den |die |das |la |le |el |il |o |a )?${SENTENCE} (?:about|on|that (?:says|mentions|talks about|speaks of)|which (?:says|mentions)|with|saying|mentioning|über|mit|zu|sur|avec|sobre|con|su|com)@ (?:the |our |my |den |die |das |le |la |les |el |il |o |a )?(?<about>⟦\\d+⟧|[^⟦⟧:]{3,60})$`,
  ),
];

/** "Remove the sentence about the clubhouse": the one text that speaks of it, or the one sentence of a longer text. */
export function removeSentence(order: Order): EditResult | null {
  const { text, quotes, page } = order;
  const said = FORMS.map((form) => form.exec(text)?.groups?.about).find(Boolean);
  if (!said) return null;
  const about = wordsOf(unmasked(said, quotes));
  if (about.length === 0) return null;
  const speaks = (one: string) =>
    about.every((word) => wordsOf(one).some((own) => isAlike(own, word)));
  const found = page.pieces.filter(
    ({ kind, says, entry }) =>
      /^(?:text|lead|entry|fact)$/.test(kind) && speaks(entry ? entry.all : says),
  );
  // An entry holds the texts that are in it.
  const pieces = found.filter(
    (piece) =>
      !found.some(
        (other) =>
          other !== piece &&
          other.place.start <= piece.place.start &&
          other.place.end >= piece.place.end &&
          other.kind === "entry",
      ),
  );
  const [piece, other] = pieces;
  if (!piece) return null;
  if (other)
    return unchanged(
      `Several texts speak of that: ${pieces.map(({ says }) => `“${says}”`).join(", ")}. Say which by its words.`,
    );
  const sentences = piece.says.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const gone = sentences.filter(speaks);
  if (piece.kind !== "entry" && sentences.length > gone.length && gone.length === 1) {
    const inner = page.source.slice(piece.place.innerStart, piece.place.innerEnd);
    const at = inner.indexOf(html(gone[0] ?? ""));
    if (at < 0) return null;
    const rest = (inner.slice(0, at) + inner.slice(at + html(gone[0] ?? "").length))
      .replace(/\s+/g, " ")
      .trim();
    const { innerStart, innerEnd } = piece.place;
    return pageEdit(
      page.source,
      [{ start: innerStart, end: innerEnd, text: rest }],
      `“${gone[0]}” is gone; what else stands there stays.`,
    );
  }
  return piece.kind === "entry"
    ? removePiece({ ...order, text: "remove ⟦0⟧", quotes: [piece.says] })
    : pageEdit(page.source, [without(page.source, piece.place)], `Removed “${piece.says}”.`);
}
