import { readHead } from "./read-head";

/** Where an app says no colour, one of these: calm, and dark enough for white lines. */
const TONES = ["#0a6a4f", "#1f5fa8", "#7a3b8f", "#a8431f", "#8a5a00", "#30506b"];
/** How apps call the colour that they are known by. */
const NAMED =
  /--(?:color-)?(?:accent|primary|brand)(?:-color)?:\s*(?:light-dark\(\s*)?(#[0-9a-f]{3,8})\b/i;

/** The colours of an icon, as `#rrggbb`. */
export interface TileColors {
  ground: string;
  lines: string;
}

/**
 * The colours that an app's icon has: those of its page where it names one, else always the same for the same name.
 *
 * @param texts its page, and its styles, in the order in which they are looked at
 */
export function tileColors(texts: readonly string[], name: string): TileColors {
  const theme = texts.flatMap((text) => readHead(text, "meta"));
  const said = theme.find((meta) => meta.get("name")?.toLowerCase() === "theme-color");
  const candidates = [said?.get("content"), ...texts.map((text) => NAMED.exec(text)?.[1])];
  for (const color of candidates) {
    const ground = color && toSixDigits(color.trim());
    // On a white ground a phone's white screen would show no icon at all.
    if (ground && lightnessOf(ground) < 0.85) return { ground, lines: linesOn(ground) };
  }
  const ground = TONES[sumOf(name) % TONES.length] ?? "#30506b";
  return { ground, lines: "#ffffff" };
}

function linesOn(ground: string): string {
  return lightnessOf(ground) > 0.4 ? "#16201c" : "#ffffff";
}

/** "#abc" and "#aabbccff" as "#aabbcc"; null for anything else. */
function toSixDigits(color: string): string | null {
  const [, digits = ""] = /^#([0-9a-f]{3,8})$/i.exec(color) ?? [];
  if (digits.length === 6 || digits.length === 8) return `#${digits.slice(0, 6).toLowerCase()}`;
  if (digits.length !== 3 && digits.length !== 4) return null;
  return `#${[...digits.slice(0, 3)].map((one) => one + one).join("")}`.toLowerCase();
}

/** Relative luminance, 0 to 1 (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function lightnessOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function sumOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}
