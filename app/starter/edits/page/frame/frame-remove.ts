import type { EditResult } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import type { Order } from "../order";
import { mentionOf } from "../orders/remove-mention";
import { removePiece } from "../orders/remove-piece";
import type { Piece, PieceKind } from "../page-model";
import { isAlike, wordsOf } from "../page-words";
import { REMOVES } from "../verbs";
import { thingSaid, tokens } from "./find-thing";
import { isSynonym } from "./synonyms";

const FORMS = [
  pattern(
    `^(?:${REMOVES}) (?<what>[^,:;⟦⟧]{3,60}?)(?: (?:from|off|out of) (?:the |our )?(?:page|site|list|website))?(?: (?:completely|again|entirely|out|off))*$`,
  ),
  pattern("^take (?<what>[^,:;⟦⟧]{3,60}?) (?:out|off|away|down)(?: of the (?:page|list))?$"),
  pattern(
    "^(?:no|we (?:no longer|don['’]t) (?:need|want|have)|nobody needs) (?:the |an? |any )?(?<what>[^,:;⟦⟧]{3,40}?)(?: (?:needed|necessary|wanted|required))?(?: any ?more| any longer| now)$",
  ),
];
const KINDS: ReadonlySet<PieceKind> = new Set<PieceKind>(["entry", "section", "fact", "text"]);

/** Nothing goes that only speaks of a thing: "we are the right people" is no team. */
function isCalled(what: string, piece: Piece): boolean {
  if (piece.kind !== "entry" || !piece.entry) return true;
  const words = tokens(what);
  const says = wordsOf(piece.says);
  const all = wordsOf(piece.entry.all);
  return words.some(
    (word) =>
      says.some((own) => isAlike(own, word) || isSynonym(own, word)) ||
      all.some((own) => isAlike(own, word)),
  );
}

/** Takes off what a phrase names in whatever words: "take out the storage thing", "lose the volunteers number". */
export function frameRemove(order: Order): EditResult | null {
  for (const form of FORMS) {
    const what = form.exec(order.text)?.groups?.what;
    const thing = what ? thingSaid(what, order, ({ kind }) => KINDS.has(kind)) : null;
    const [piece, other] = thing?.pieces ?? [];
    if (what && piece && !other && piece.says !== "" && isCalled(what, piece))
      return (
        mentionOf(what, order.page, [piece]) ??
        removePiece({ ...order, text: "remove ⟦0⟧", quotes: [piece.says] })
      );
  }
  return null;
}
