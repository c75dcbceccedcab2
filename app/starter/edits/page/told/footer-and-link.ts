import { html } from "../../../source/html";
import { applied } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import { orderOf, type ReadOrder } from "../order";
import { insideOf, saying, withChanges } from "../page-draft";
import { handleSaid } from "./handle-said";

const BOTTOM =
  "(?:(?:at|on|in) the (?:very )?(?:bottom|end|foot|footer)(?: of the (?:page|site))?|footer|ganz unten|unten|en bas|abajo|in fondo)";
const FORM = pattern(
  `^(?:(?:put|add|write|show) )?${BOTTOM} ?[:,]? ?(?:put |add |write |show )?(?<text>[^⟦⟧:]{4,90}?),? (?:and|plus|und|et|y|e) (?:also )?(?:an? |the )?link to (?<link>(?:my|our|the) [^⟦⟧]{6,90})$`,
);
const COPYRIGHT = /^(?:©|\(c\)|copyright)/iu;

/** "At the bottom: © 2025 Marta, and a link to my insta …": the line is a text, and the link is one. */
export const footerAndLink: ReadOrder = ({ text, quotes, page, files }) => {
  const groups = quotes.length > 0 ? undefined : FORM.exec(text)?.groups;
  const footer = page.pieces.find(({ kind }) => kind === "footer");
  const order = groups?.link ? orderOf(`add a link to ${groups.link}`, files) : null;
  if (!groups?.text || !footer || !order) return null;
  const linked = handleSaid(order);
  if (!linked?.ok) return null;
  const line = groups.text.trim();
  // The sign for a copyright stands once.
  const old = COPYRIGHT.test(line)
    ? page.pieces.find(
        ({ kind, says, place }) =>
          kind === "text" &&
          COPYRIGHT.test(says) &&
          place.start > footer.place.start &&
          place.end < footer.place.end,
      )
    : undefined;
  const change = old
    ? saying(page.source, old.place, line)
    : insideOf(page.source, footer.place, `<p>${html(line)}</p>`, "first");
  const source = withChanges(page.source, [change]);
  const tree = applied(files, new Map([[PAGE, source]]));
  const again = orderOf(order.text, tree);
  const result = again && handleSaid(again);
  return result?.ok
    ? {
        ...result,
        changes: new Map([[PAGE, source], ...result.changes]),
        said: `The footer says “${line}” now. ${result.said}`,
        isKnown: true,
      }
    : null;
};
