import { edited } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { shapeOf } from "../../project";
import { withRule } from "../../said/css-rules";
import { looksSaid } from "../look-words";
import type { ReadOrder } from "../order";

const HERO =
  "(?:headline|heading|title|hero(?: section| area)?|first screen|top(?: section)?|page title|name|intro|welcome text)";
const FORMS = [
  pattern(
    `^(?:use|add|put|make|set|show|have|give|i want)@ (?:an? |the )?(?<look>[\\p{L} ]{3,50}?) (?:behind|as (?:the )?background (?:of|for|behind|in)|to|in|on) (?:the |our |my )?${HERO}$`,
  ),
  pattern(`^(?:give|make) (?:the |our |my )?${HERO} (?:have )?(?:an? )?(?<look>[\\p{L} ]{3,50}?)$`),
];
const GRADIENT = /(?:colou?r )?(?:gradient|fade)(?: background)?(?: from| of| between)?/iu;

/** "A green gradient behind the headline": on the first screen alone, pale enough for what is written there. */
export const behindHeadline: ReadOrder = ({ text, quotes, files, page }) => {
  if (quotes.length > 0 || !page.pieces.some(({ kind }) => kind === "hero")) return null;
  const look = FORMS.map((form) => form.exec(text)?.groups?.look).find(Boolean);
  if (!look || !GRADIENT.test(look)) return null;
  const said = looksSaid(look.replace(GRADIENT, " "));
  const rest = said.rest
    .replace(/(?<!\p{L})(?:and|to|a|an|soft|subtle|light|nice|with|from)(?!\p{L})/giu, "")
    .trim();
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!styles || css === undefined || rest !== "" || said.colours.length > 2) return null;
  const [one, other] = said.colours.map(({ hex }) => hex);
  const [from, to] = [one ?? "var(--accent)", other ?? "var(--second, var(--accent))"];
  const background = `linear-gradient(160deg, color-mix(in oklab, ${from} 45%, var(--bg)), color-mix(in oklab, ${to} 30%, var(--bg)))`;
  return edited(
    new Map([[styles, withRule(css, ".hero", { background })]]),
    `Behind the headline is a gradient now${said.colours.length > 0 ? ` (${said.colours.map(({ word }) => word).join(" to ")})` : ""}. The rest of the page is as before.`,
  );
};
