import { type EditResult, edited } from "../../edit";
import { shapeOf } from "../../project";
import { setOf } from "../asked/asked";
import type { Order } from "../order";

const OF =
  /(?<!\p{L})(?:(?:whole |entire )?(?:page|site|website|web page|content|contents|layout|text column)|seite|inhalt|page|contenu|página|contenido|pagina|contenuto)(?!\p{L})/giu;
const NARROWER =
  /(?<!\p{L})(?:narrower|less wide|not (?:so|as) wide|too wide|schmaler|schmäler|plus étroite?|más estrech[oa]|più strett[oa]|mais estreit[oa])(?!\p{L})/giu;
const FILL = setOf(
  "please make set put use have want i we you can could should be is are the a an our my in to of for with it so that really very bit little some is easier to read easy reading readable better on large screens bitte mach mache die der das etwas rends la le un peu haz un poco rendi",
);
const STEP = 1.25;

/** A narrower page: the measure that its parts share. */
export function pageWidth({ text, quotes, files }: Order): EditResult | null {
  if (quotes.length > 0 || text.includes(":") || text.length > 100) return null;
  if (text.search(OF) < 0 || text.search(NARROWER) < 0) return null;
  const rest = text.toLowerCase().replace(OF, " ").replace(NARROWER, " ");
  if (rest.split(/[^\p{L}]+/u).some((word) => word !== "" && !FILL.has(word))) return null;
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  // A layout may set its own below that of all pages: the last one counts.
  const tokens = [...(css ?? "").matchAll(/^([ \t]*--page:\s*)([\d.]+)rem;/gm)];
  const last = tokens.at(-1);
  const old = last?.[2];
  if (!styles || css === undefined || !last || !old) return null;
  const next = Math.round((Number(old) / STEP) * 10) / 10;
  return edited(
    new Map([
      [
        styles,
        `${css.slice(0, last.index)}${last[1]}${next}rem;${css.slice(last.index + last[0].length)}`,
      ],
    ]),
    `The page is narrower now: at most ${next} rem in the place of ${old}, on screens that are wider than that.`,
  );
}
