import { type EditResult, unchanged } from "../../edit";
import { attribute } from "../../said/page-elements";
import { unmasked } from "../masked";
import type { Order } from "../order";
import { pageEdit, saying } from "../page-draft";
import { mainButtonText } from "../rephrased/plain-statements";

/** "The button at the top should say Book an appointment": another text of the first screen's own button. */
export function mainButton({ text, quotes, page }: Order): EditResult | null {
  const said = mainButtonText(text);
  if (said === null) return null;
  const value = unmasked(said, quotes)
    .trim()
    .replace(/ instead$/iu, "");
  const button = page.pieces.find(
    ({ kind, element }) =>
      kind === "button" && /(?:^|\s)primary(?:\s|$)/.test(attribute(element, "class")),
  );
  if (!button) return unchanged("I found no button at the top of the page.");
  if (button.says === value) return unchanged(`It says “${value}” already.`);
  return pageEdit(
    page.source,
    [saying(page.source, button.place, value)],
    `The button “${button.says}” says “${value}” now.`,
  );
}
