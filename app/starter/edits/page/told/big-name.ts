import { edited } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { shapeOf } from "../../project";
import { withRule } from "../../said/css-rules";
import { FAMILIES, withFamily } from "../fonts";
import type { FontKind } from "../look-words";
import type { ReadOrder } from "../order";

const NAME = "(?:my|our|the) (?:own |site |page )?name";
const VERY = "(?:really|very|super|extra|hugely|massively|enormously)";
const FONT =
  "(?:,? (?:with|in|and|use)@ (?:an? )?(?<font>elegant|serif|script|handwritten|modern|bold|round)(?: looking)? (?:fonts?|typeface|letters|lettering))?";
const FORM = pattern(
  `^(?:${NAME} (?:is|looks|feels) (?:far |much |way |a bit )*too (?:small|little|tiny)[,.;:]? (?:so |please |can you )*(?:make|put|have|set) it|(?:make|put|have|set) ${NAME}) (?:(?:${VERY} )+(?:big|large|huge)|huge|enormous|massive)(?: (?:at|on) (?:the )?(?:very )?top(?: of the (?:page|site))?)?${FONT}$`,
);
const KINDS: Readonly<Record<string, FontKind>> = {
  elegant: "elegant",
  serif: "serif",
  script: "script",
  handwritten: "script",
  modern: "modern",
  bold: "bold",
  round: "round",
};

/** "My name is too small, make it really big at the top with an elegant font": as large as the headline, and above it. */
export const bigName: ReadOrder = ({ text, quotes, page, files }) => {
  const groups = quotes.length > 0 ? undefined : FORM.exec(text)?.groups;
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!groups || !styles || css === undefined || !/<h1\b/.test(page.source)) return null;
  const kind = groups.font ? KINDS[groups.font.toLowerCase()] : undefined;
  const next = withRule(kind ? withFamily(css, kind) : css, ":root .hero h1", {
    "font-size": "clamp(2.75rem, 8.5vw, 6.5rem)",
    "line-height": "1.05",
    "overflow-wrap": "anywhere",
    ...(kind ? { "font-family": FAMILIES[kind].family } : {}),
  });
  // One of the two is the largest thing on the page.
  const small = /class="headline"/.test(page.source)
    ? withRule(next, ":root .hero .headline", { "font-size": "clamp(1.4rem, 2.6vw, 2.1rem)" })
    : next;
  const font = kind ? `, set in ${FAMILIES[kind].name}` : "";
  const rest = small === next ? "" : " The line beside it is smaller for that.";
  return {
    ...edited(
      new Map([[styles, small]]),
      `The name is the largest text at the top of the page now${font}.${rest}`,
    ),
    isKnown: true,
  } as ReturnType<ReadOrder>;
};
