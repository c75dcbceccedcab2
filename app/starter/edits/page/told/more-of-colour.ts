import { oklchOf } from "../../../theme/oklch";
import { edited, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { shapeOf } from "../../project";
import { recolour } from "../../recolour";
import { readTokens } from "../../tokens";
import { hexOfColour } from "../colour-words";
import type { ReadOrder } from "../order";

const FORM = pattern(
  "^(?:please |can (?:we|you) |could (?:we|you) |(?:i|we)(?:['’]d like| would like| want| need) |use |have |add |show |make it |give it |a bit |a little |much |bitte |ich möchte |nutze )*(?:more|mehr|plus de|más|più|mais) (?:of )?(?:the |our )?(?<colour>\\p{L}{3,14})(?: (?:in it|on (?:it|the page|the site)|please|bitte))*$",
);
/** Hues no further apart than this many degrees are one colour. */
const SAME_HUE = 38;
const LEAST_CHROMA = 0.03;

/** "More yellow" of a page in blue and yellow: the second of its two colours becomes the main one, and the main one the second. */
export const moreOfColour: ReadOrder = ({ text, quotes, files }) => {
  const word = quotes.length > 0 ? undefined : FORM.exec(text)?.groups?.colour;
  const wanted = word ? hexOfColour(word) : null;
  const { styles } = shapeOf(files);
  const tokens = readTokens((styles && files.get(styles)) || "");
  const now = (name: string) => /#[0-9a-f]{6}/iu.exec(tokens.get(name) ?? "")?.[0] ?? "";
  const [accent, second] = [now("--accent"), now("--second")];
  if (!word || !wanted || !styles || accent === "" || second === "") return null;
  if (isAlike(accent, wanted))
    return unchanged(
      `The main colour of the page is ${word} already. Say what shall be ${word} as well, as in “make the headings ${word}” or “make the background light ${word}”.`,
    );
  if (!isAlike(second, wanted)) return null;
  const result = recolour(files, { accent: second, second: accent, words: [word] }, null);
  const css = result.ok ? result.changes.get(styles) : null;
  if (typeof css !== "string") return null;
  const made = edited(
    new Map([[styles, css]]),
    `The ${word} of the page is its main colour now, of buttons and coloured parts, and what was the main colour is the second one beside it. Texts on them were made readable.`,
  );
  return made.ok ? { ...made, isKnown: true } : made;
};

function isAlike(one: string, other: string): boolean {
  const [a, b] = [oklchOf(one), oklchOf(other)];
  if (a.c < LEAST_CHROMA || b.c < LEAST_CHROMA) return false;
  const apart = Math.abs(a.h - b.h) % 360;
  return Math.min(apart, 360 - apart) <= SAME_HUE;
}
