import { edited, there } from "../../edit";
import { shapeOf } from "../../project";
import type { ReadOrder } from "../order";
import { PICTURE, picturesOf } from "./pictures-of-page";

const FORM = new RegExp(
  `^(?:(?:the |our |my |all )*${PICTURE} (?:should|must|shall|can) (?:have|be|stand|be shown|come)(?: (?:with)?)? ?(?:no|without(?: any)?) (?:text|captions?|titles?|words?|writing|names?|descriptions?)|(?:remove|hide|delete|take away|drop|lose|get rid of) (?:all )?(?:the )?(?:text|captions?|titles?|words|writing|names|descriptions?)(?: (?:from|of|on))?|no (?:text|captions?|titles?|words|writing|names|descriptions?)|(?:just|only|show (?:just|only)|i (?:just |only )?want(?: just| only)?) (?:the )?${PICTURE}(?:,? (?:no|without(?: any)?) (?:text|captions?|titles?|words|descriptions?)))(?: (?:under|underneath|below|beneath|beside|on|with|next to) (?:the |our |my |them|each |every |all )*(?:${PICTURE})?)?(?: please)?$`,
  "iu",
);
const CSS = `:root main :is(li, .card):has(> :is(.tile-art, img, .picture, .photo-place)) > :not(.tile-art, img, svg, .picture, .photo-place, a, button),
:root main .photo-place figcaption {
  display: none;
}
`;

/** "No text under the pictures": what stands below them in their cards is hidden, and stays in the page. */
export const hideCaptions: ReadOrder = ({ text, quotes, page, files }) => {
  if (quotes.length > 0 || text.length > 100 || !FORM.test(text)) return null;
  if (!/(?:under|below|beneath|beside|with|on|pictures?|photos?|images?)/iu.test(text)) return null;
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!styles || css === undefined || picturesOf(page).length === 0) return null;
  if (css.includes(CSS)) return there("Nothing stands under the pictures already.");
  return edited(
    new Map([[styles, `${css.replace(/\n*$/, "\n")}\n${CSS}`]]),
    "The texts under the pictures are hidden now: they are still in the page, where nobody sees them.",
  );
};
