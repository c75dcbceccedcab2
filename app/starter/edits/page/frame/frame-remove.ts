import type { EditResult } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import type { Order } from "../order";
import { mentionOf } from "../orders/remove-mention";
import { removePiece } from "../orders/remove-piece";
import type { PieceKind } from "../page-model";
import { REMOVES } from "../verbs";
import { thingSaid } from "./find-thing";

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

/** Takes off what a phrase names in whatever words: "take out the storage thing", "lose the volunteers number". */
export function frameRemove(order: Order): EditResult | null {
  for (const form of FORMS) {
    const what = form.exec(order.text)?.groups?.what;
    const thing = what ? thingSaid(what, order, ({ kind }) => KINDS.has(kind)) : null;
    const [piece, other] = thing?.pieces ?? [];
    if (what && piece && !other && piece.says !== "")
      return (
        mentionOf(what, order.page, [piece]) ??
        removePiece({ ...order, text: "remove ⟦0⟧", quotes: [piece.says] })
      );
  }
  return null;
}
