import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { oklchOf } from "../../theme/oklch";

/** Only how dark something is, and not of which colour. */
const SHADE =
  /(?<!\p{L})(?:darker|lighter|paler|brighter|dunkler\p{L}*|heller\p{L}*|plus (?:foncé|clair|sombre)\p{L}*|más (?:oscur|clar)\p{L}*|più (?:scur|chiar)\p{L}*|mais (?:escur|clar)\p{L}*)(?!\p{L})/iu;
/** The whole design, dark or light, and no colour of it. */
const MODE =
  /(?<!\p{L})(?:modes?|modus|theme|design|night|nacht|nuit|noche|notte|noite|thème|tema|modo)(?!\p{L})/iu;
/** A colour with less is grey to people, and with this much between two they are called otherwise. */
const GREY = 0.025;
const OTHER_HUE = 50;

/** "A bit darker" of a red page that is not red any more. */
export function shadeAlone(wish: string, before: FileTree, after: FileTree): string[] {
  if (!SHADE.test(wish) || MODE.test(wish) || coloursIn(`make it ${wish.toLowerCase()}`)) return [];
  const isLost = ["--bg", "--accent"].some((name) => {
    const [was, is] = [shownColour(before, name), shownColour(after, name)];
    if (!was || !is || was === is) return false;
    const [a, b] = [oklchOf(was), oklchOf(is)];
    const turn = Math.abs(a.h - b.h);
    return a.c > GREY && (b.c < GREY / 2 || Math.min(turn, 360 - turn) > OTHER_HUE);
  });
  return isLost ? ["its colour would be another one"] : [];
}

/** A variable of the page's colours as people see it in light, or in dark where the page is always dark. */
function shownColour(files: FileTree, name: string): string | undefined {
  const css = [...files]
    .filter(([path]) => path.endsWith(".css"))
    .map(([, text]) => text)
    .join("\n");
  const value = css.match(new RegExp(`${name}:\\s*([^;]+);`, "g"))?.at(-1) ?? "";
  const hexes = value.match(/#[0-9a-f]{6}\b/gi) ?? [];
  const isDark = /color-scheme:\s*dark\s*;/.test(css);
  return isDark ? (hexes[1] ?? hexes[0]) : hexes[0];
}
