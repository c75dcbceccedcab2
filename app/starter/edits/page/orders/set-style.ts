import { type EditResult, edited, unchanged } from "../../edit";
import { shapeOf } from "../../project";
import { recolour } from "../../recolour";
import { setOf } from "../asked/asked";
import { looksSaid } from "../look-words";
import type { Order } from "../order";
import { PAGE_STYLES } from "./page-styles";

/** Words that say how a look is asked for, and nothing of it. */
const FILL = setOf(
  "please make set give put show use have want i we you can could should be is are the a an our my all in to of for with on it them so really very bit little some display look looks would like turn letters written text should each every and or there at between add get",
);
/** Light and dark of what colours are called warm and cool. */
const MOODS: readonly [RegExp, { accent: string; background: string }][] = [
  [
    /^(?:(?:make|use|with|some|the|more|a|bit|in) )*(?:warmer|warm|cosier|cozier) (?:colou?rs|tones)$/iu,
    { accent: "#b4512b", background: "#fbf3e7" },
  ],
  [
    /^(?:(?:make|use|with|some|the|more|a|bit|in) )*(?:cooler|cool|colder) (?:colou?rs|tones)$/iu,
    { accent: "#2a5f8f", background: "#f1f6fa" },
  ],
];

/** Looks of the page that a rule of their own makes: the space between lines, pictures without colours, a line below headings. */
export function setStyle({ text, quotes, files }: Order): EditResult | null {
  if (quotes.length > 0 || text.includes(":") || text.length > 120) return null;
  const mood = MOODS.find(([form]) => form.test(text))?.[1];
  if (mood)
    return recolour(files, { ...mood, words: [text.replace(/ (?:colou?rs|tones)$/iu, "")] }, null);
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!styles || css === undefined) return null;
  const plain = text.toLowerCase();
  for (const style of PAGE_STYLES) {
    // The look first: "between the lines" is no line between.
    if (plain.search(style.of) < 0) continue;
    const rest = plain.replace(style.look, " ");
    if (rest === plain && plain.search(style.look) < 0) continue;
    if (rest.search(style.of) < 0) continue;
    const said = looksSaid(rest.replace(style.of, " "));
    const colours = said.colours.map(({ hex }) => hex);
    if (colours.length > (style.colours ?? 0) || said.looks.length > 0) continue;
    if (said.rest.split(/[^\p{L}\p{N}]+/u).some((one) => one !== "" && !FILL.has(one))) continue;
    const rule = style.css(colours);
    return css.endsWith(`\n${rule}`)
      ? unchanged("It looks like that already.")
      : edited(new Map([[styles, `${css.replace(/\n*$/, "\n")}\n${rule}`]]), style.said);
  }
  return null;
}
