import { contrastOf } from "../../../theme/oklch";
import { inkOn, toward } from "../../../theme/theme";
import { shapeOf } from "../../project";
import type { Look } from "../../said/measures";
import { readTokens } from "../../tokens";
import type { Order } from "../order";

/** Below this contrast not even large letters can be read (WCAG 1.4.3). */
const LOST = 3;
/** What letters are brought to then. */
const READABLE = 4.5;

/**
 * A colour as a look: of the ground of what is a box, else of its letters. Letters that would be lost on the dark
 * ground of a page that has two are lighter there, which is said.
 */
export function colourLook(
  { hex, word }: { hex: string; word: string },
  isBox: boolean,
  files: Order["files"],
): Look {
  const atNight = isBox ? null : inkAtNight(hex, files);
  const values: Record<string, string> = isBox
    ? { background: hex, "border-color": hex, color: inkOn(hex) }
    : { color: atNight ? `light-dark(${hex}, ${atNight})` : hex };
  return {
    property: isBox ? "background(?:-color)?" : "color",
    declare: () => values,
    said: `Made the {} ${word}${atNight ? ", lighter where a device is set to dark" : ""}.`,
  };
}

/** The colour that takes its place on a page's dark ground; null where it can be read there, or there is none. */
function inkAtNight(hex: string, files: Order["files"]): string | null {
  const { styles } = shapeOf(files);
  const tokens = readTokens((styles && files.get(styles)) || "");
  if (/^(?:light|dark)$/.test(tokens.get("color-scheme") ?? "")) return null;
  const [, night] = tokens.get("--bg")?.match(/#[0-9a-f]{6}/gi) ?? [];
  if (!night || contrastOf(hex, night) >= LOST) return null;
  return toward(hex, night, READABLE, 1);
}
