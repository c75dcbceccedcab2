import { hexOf, oklchOf } from "../../../theme/oklch";
import { edited } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { shapeOf } from "../../project";
import { recolour } from "../../recolour";
import { readTokens } from "../../tokens";
import { looksSaid } from "../look-words";
import type { ReadOrder } from "../order";

const ALL =
  "(?:it|everything|(?:the |this |my |our )?(?:whole |entire )?(?:page|site|website|design|colou?rs?)|die seite|alles|la page|tout|la página|todo|la pagina|tutto|a página|tudo)";
const LESS =
  "(?:(?:a (?:bit|little) |much |far )?less|not (?:so|as|that|too)(?: very| much)?|weniger|nicht so|moins|pas si|menos|no tan|meno|non così|não tão)";
const TOO = "(?:(?:a (?:bit|little) |far |way |much )*too|zu|trop|demasiado|troppo|demais)";
const FORMS = [
  pattern(
    `^(?:(?:make|have|turn|mach|rends?|haz|rendi|torna|i want|i['’]d like) )?(?:${ALL} )?(?:(?:should|could) be )?${LESS} (?:of the )?(?<colour>[\\p{L}-]{3,14})$`,
  ),
  pattern(`^${ALL} (?:is|are|looks?|feels?|ist|est|es|è|é) ${TOO} (?<colour>[\\p{L}-]{3,14})$`),
  pattern(`^(?:that['’]s |it['’]s |there['’]s )?${TOO} (?:much )?(?<colour>[\\p{L}-]{3,14})$`),
];

/** "Make the page less orange": a weaker main colour, on a ground that has less of it. */
export const lessColour: ReadOrder = ({ text, quotes, files }) => {
  if (quotes.length > 0) return null;
  const word = FORMS.map((form) => form.exec(text)?.groups?.colour).find(Boolean);
  const said = word ? looksSaid(word) : null;
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  const accent = css
    ? /#[0-9a-f]{6}/iu.exec(readTokens(css).get("--accent") ?? "")?.[0]
    : undefined;
  // White and black are no colours that there can be less of.
  const isGrey = said?.colours.some(({ hex }) => oklchOf(hex).c < 0.04);
  if (!word || said?.colours.length !== 1 || said.rest !== "" || isGrey || !accent || !styles)
    return null;
  const { l, c, h } = oklchOf(accent);
  const weaker = hexOf({ l, c: c * 0.4, h });
  const result = recolour(files, { accent: weaker, background: "#fafafa", words: [word] }, "auto");
  const next = result.ok ? result.changes.get(styles) : null;
  return typeof next === "string"
    ? edited(
        new Map([[styles, next]]),
        `The page is less ${word} now: its main colour is weaker, and its ground has none of it.`,
      )
    : result;
};
