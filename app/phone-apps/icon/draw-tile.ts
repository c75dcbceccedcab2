import { glyphOf } from "./glyphs";
import type { TileColors } from "./tile-color";

/** What an icon shows: the app's own picture, as a PNG, or the first letter of its name. */
export interface AppMark extends TileColors {
  /** Whose turn drawing it takes. */
  projectId: string;
  name: string;
  icon: Uint8Array | null;
}

/** One picture of a mark: a square. */
export interface Tile {
  /** Of a side, in pixels. */
  size: number;
  /** How much of the side the mark takes, 0 to 1: 0 is the ground alone; "whole" an icon as phones show it. */
  share: number | "whole";
  /** Of its ground; "none" has none. */
  shape: "square" | "round" | "none";
}

/** A picture of its own has its own edges; a letter does not touch them. */
const LETTER_SHARE = 0.62;
const STROKES = 'fill="none" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"';

/** A picture of an app's mark, as SVG. */
export function drawTile(
  { ground, lines, name, icon }: Omit<AppMark, "projectId">,
  tile: Tile,
): string {
  const { size, shape } = tile;
  const share = tile.share === "whole" ? (icon ? 1 : LETTER_SHARE) : tile.share;
  const side = size * share;
  const at = (size - side) / 2;
  const placed = `x="${at}" y="${at}" width="${side}" height="${side}"`;
  const grounds = {
    square: `<rect width="${size}" height="${size}" fill="${ground}"/>`,
    round: `<circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}" fill="${ground}"/>`,
    none: "",
  };
  const clip =
    shape === "round"
      ? `<clipPath id="c"><circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}"/></clipPath>`
      : "";
  const mark = icon
    ? `<image ${placed} href="data:image/png;base64,${Buffer.from(icon).toString("base64")}"/>`
    : `<svg ${placed} viewBox="0 0 100 100"><path d="${glyphOf(name)}" stroke="${lines}" ${STROKES}/></svg>`;
  const inside = `${grounds[shape]}${share > 0 ? mark : ""}`;
  const shown = clip ? `${clip}<g clip-path="url(#c)">${inside}</g>` : inside;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${shown}</svg>`;
}
