import { applied, type EditResult, edited, unchanged } from "../../edit";
import { shapeOf } from "../../project";
import { recolour } from "../../recolour";
import { readTokens, writeTokens } from "../../tokens";
import { MOOD_LOOKS } from "../moods/mood-rules";
import type { MoodName } from "../moods/mood-words";
import { moodsSaid } from "../moods/moods-said";
import type { Order } from "../order";

const FIRST_COLOUR = /#[0-9a-f]{6}/i;

/** "More modern", "it feels cold", "zu bunt": looks of all of the page that nobody named one by one. */
export function setMood({ text, quotes, files }: Order): EditResult | null {
  if (quotes.length > 0 || text.split(/\s+/).length > 30) return null;
  const moods = moodsSaid(text);
  const { styles } = shapeOf(files);
  if (!moods || !styles) return null;
  let tree = files;
  const said: string[] = [];
  for (const mood of moods) {
    const css = inMood(tree, styles, mood);
    if (css === (tree.get(styles) ?? "")) continue;
    tree = applied(tree, new Map([[styles, css]]));
    said.push(`${MOOD_LOOKS[mood].named}: ${MOOD_LOOKS[mood].said}`);
  }
  const css = tree.get(styles) ?? "";
  if (said.length === 0)
    return unchanged(
      `The page has the look that I know for “${moods.join("” and “")}” already. Say what shall be another: a colour, the font, the room between sections, or the size of something.`,
    );
  return edited(
    new Map([[styles, css]]),
    `Made the page ${said.join("; and ")}. Its texts are as before.`,
  );
}

/** The stylesheet in a mood; rules of a mood that was set before go. */
function inMood(tree: Order["files"], styles: string, mood: MoodName): string {
  const { tokens, colours, scheme, fonts, rules, weight } = MOOD_LOOKS[mood];
  let css = tree.get(styles) ?? "";
  const accent = FIRST_COLOUR.exec(readTokens(css).get("--accent") ?? "")?.[0];
  if ((colours && accent && !css.includes(markOf(mood))) || scheme) {
    const wanted = colours && accent ? { ...colours(accent), words: [mood] } : null;
    const result = recolour(tree, wanted, scheme ?? null);
    if (result.ok) css = result.changes.get(styles) ?? css;
  }
  if (tokens) css = writeTokens(css, tokens);
  if (weight) css = withWeight(css, weight);
  for (const font of fonts ?? [])
    if (!css.includes(`@fonts/${font}.css`)) css = `@import "@fonts/${font}.css";\n${css}`;
  if (!rules && !colours) return css;
  const block = `${markOf(mood)}\n${rules ?? ""}/* End of the mood */\n`;
  const before = css.replace(
    /(?<!\n)\n*\/\* Mood: [a-z]+ \*\/\n[\s\S]*?\/\* End of the mood \*\/\n/g,
    "",
  );
  return css.includes(block) ? css : `${before.replace(/\n*$/, "\n")}\n${block}`;
}

function withWeight(css: string, weight: { most: number } | { least: number }): string {
  const now = Number(readTokens(css).get("--heading-weight"));
  const next = "most" in weight ? Math.min(now, weight.most) : Math.max(now, weight.least);
  return Number.isFinite(next) ? writeTokens(css, { "--heading-weight": String(next) }) : css;
}

const markOf = (mood: MoodName) => `/* Mood: ${mood} */`;
