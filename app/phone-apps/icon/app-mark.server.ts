import { drawPicture } from "~/platform/pictures/picture.server";
import { decodeInTurn } from "~/platform/pictures/picture-queue.server";
import { type AppMark, drawTile, type Tile } from "./draw-tile";
import { findIcon, type ReadAppFile } from "./find-icon.server";
import { tileColors } from "./tile-color";

/** Stylesheets that are looked through for the app's colour. */
const STYLES = 5;
/** Of one that is looked through, in bytes. */
const STYLE_BYTES = 300_000;

/**
 * What an app's icon shows: the picture that it calls its own, else the first letter of its name in its colour.
 *
 * @param paths of all its files
 */
export async function readMark(
  {
    projectId,
    name,
    html,
    paths,
  }: { projectId: string; name: string; html: string; paths: Iterable<string> },
  read: ReadAppFile,
): Promise<AppMark> {
  const texts = [html];
  const styles = [...paths].filter((path) => path.endsWith(".css"));
  for (const style of styles.slice(0, STYLES)) {
    const bytes = await read(style, STYLE_BYTES);
    if (bytes) texts.push(new TextDecoder().decode(bytes));
  }
  const icon = await decodeInTurn(projectId, () => findIcon(html, read));
  return { ...tileColors(texts, name), projectId, name, icon };
}

/**
 * Draws an app's mark as PNGs, in the process of pictures.
 *
 * @param sizes in pixels, in each of which there is one
 */
export function drawMark(
  mark: AppMark,
  tile: Tile,
  sizes: readonly (number | readonly [width: number, height: number])[],
): Promise<Uint8Array[]> {
  const targets = sizes.map((size) => {
    const [width, height] = typeof size === "number" ? [size, size] : size;
    const resize = { width, height, fit: "cover", position: "centre" } as const;
    const isClear = tile.shape !== "square";
    return { format: "png", resize, ...(isClear ? {} : { onWhite: true }) } as const;
  });
  return decodeInTurn(mark.projectId, () => drawPicture(drawTile(mark, tile), targets));
}
