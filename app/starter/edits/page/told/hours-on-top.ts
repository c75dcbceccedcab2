import { applied, edited } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import { orderOf, type ReadOrder } from "../order";
import { factsInFrame } from "../orders/facts-in-frame";
import { linesOf } from "../orders/hours-of-page";
import { movePiece } from "../orders/move-piece";
import { MOVES } from "../verbs";

const FORM = pattern(
  `^(?:${MOVES}|show|have)@ (?:the |our |my )?(?:opening )?(?:hours|times) (?:right|all the way|directly|straight|up|really|visibly) ?(?:up )?(?:at|to|on) (?:the )?(?:very )?top(?: of (?:the |our )?(?:page|site))?(?:[,;.–-] ?(?:because |as |since |so )?(?:people|everyone|everybody|customers|guests|visitors|they|nobody|we|i|that)@[^⟦⟧:]{0,80})?$`,
);

/** "Put the opening hours right at the top, people keep asking": above the first screen, where nobody has to scroll for them. */
export const hoursOnTop: ReadOrder = (order) => {
  const { text, quotes, page, files } = order;
  if (quotes.length > 0 || !FORM.test(text) || linesOf(page).length === 0) return null;
  const header = orderOf("show the opening hours in the header", files);
  const shown = header && factsInFrame(header);
  if (!shown?.ok) return shown;
  if (shown.isThere) {
    // The header says them: their own part goes up, where it is not there yet.
    const up = orderOf("move the opening hours to the top", files);
    return (up && movePiece(up)) ?? shown;
  }
  // Its own part goes up as well, as far as a part of the page can.
  const tree = applied(files, shown.changes);
  const again = orderOf("move the opening hours to the top", tree);
  const moved = again && movePiece(again);
  const changes = new Map(shown.changes);
  if (moved?.ok) for (const [path, value] of moved.changes) changes.set(path, value);
  const first = moved?.ok && moved.changes.has(PAGE) ? ` ${moved.said}` : "";
  const result = edited(
    changes,
    `The header gives the opening hours now, above everything else.${first}`,
  );
  return result.ok ? { ...result, isKnown: true } : result;
};
