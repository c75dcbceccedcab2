import { hexOf, oklchOf } from "../../../theme/oklch";
import { edited, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { shapeOf } from "../../project";
import { readTokens, writeTokens } from "../../tokens";
import type { ReadOrder } from "../order";

const LIGHTER =
  "lighter|paler|brighter|heller(?:e[rnms]?)?|plus clair|más claro|più chiaro|mais claro";
const DARKER = "darker|deeper|dunkler(?:e[rnms]?)?|plus foncé|más oscuro|più scuro|mais escuro";
const BIT = "(?:a bit |a little |a touch |slightly |much |etwas |ein bisschen |un peu |un poco )*";
const GROUND =
  "(?:page |site )?(?:background|hintergrund|fond|fondo|sfondo|fundo)(?: colou?r)?(?: of the (?:page|site))?";
const FORMS = [
  pattern(
    `^(?:make it |use |i want |give it |mach |einen? |un |a |an )*${BIT}(?<way>${LIGHTER}|${DARKER}) ${GROUND}$`,
  ),
  pattern(
    `^(?:make |turn |mach |rends |haz |rendi )?(?:the |my |our |den |der |le |el |lo |il |o )?${GROUND} (?:is |be |should be |could be |soll |sollte )?${BIT}(?<way>${LIGHTER}|${DARKER})(?: sein| machen)?$`,
  ),
];
/** By so much a ground gets lighter or darker, in lightness of OKLCH; white is the end of it. */
const STEP = 0.025;
const MOST = 0.995;
const LEAST = 0.1;

/** "Lighter background": another shade of the colour that the page stands on, in the light and in the dark. */
export const shadeOfGround: ReadOrder = ({ text, quotes, files }) => {
  if (quotes.length > 0) return null;
  const way = FORMS.map((form) => form.exec(text)?.groups?.way).find(Boolean);
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  const old = css ? readTokens(css).get("--bg") : undefined;
  if (!way || !styles || !css || !old || !/#[0-9a-f]{6}/iu.test(old)) return null;
  const sign = new RegExp(`^(?:${LIGHTER})$`, "iu").test(way) ? 1 : -1;
  const next = old.replace(/#[0-9a-f]{6}(?![0-9a-f])/giu, (hex) => {
    const { l, c, h } = oklchOf(hex);
    // White has no colour left: the lighter, the less of it.
    const lightness = Math.min(MOST, Math.max(LEAST, l + sign * STEP));
    return hexOf({ l: lightness, c: sign > 0 && l > 0.5 ? c * 0.6 : c, h });
  });
  if (next === old)
    return unchanged(`The background is as ${sign > 0 ? "light" : "dark"} as it can be already.`);
  return edited(
    new Map([[styles, writeTokens(css, { "--bg": next })]]),
    `The background is a step ${sign > 0 ? "lighter" : "darker"} now.`,
  );
};
