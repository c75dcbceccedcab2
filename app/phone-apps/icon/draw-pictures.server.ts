import type { OpenRelease } from "~/publishing/releases/release-files.server";
import { drawMark, readMark } from "./app-mark.server";
import type { Tile } from "./draw-tile";

/** Android's densities, and how many pixels of each are one of its own. */
const DENSITIES = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 };
/** Of the first screens that Capacitor's Android project has, in pixels: lying, by density. */
const SCREENS = {
  mdpi: [480, 320],
  hdpi: [800, 480],
  xhdpi: [1_280, 720],
  xxhdpi: [1_600, 960],
  xxxhdpi: [1_920, 1_280],
} as const;

type Size = number | readonly [width: number, height: number];

/** What is made of one drawing: names below the folder of pictures, with their sizes. */
interface Drawing {
  tile: Tile;
  files: readonly (readonly [name: string, size: Size])[];
}

const byDensity = (name: string, side: number) =>
  Object.entries(DENSITIES).map(
    ([density, times]) => [`android/mipmap-${density}/${name}.png`, side * times] as const,
  );

/** By the names that both systems' projects have when Capacitor has made them. */
const DRAWINGS: readonly Drawing[] = [
  {
    tile: { size: 1_024, share: "whole", shape: "square" },
    files: [
      ["ios/AppIcon.appiconset/AppIcon-512@2x.png", 1_024],
      // Google Play asks for this one beside the app.
      ["google-play-512.png", 512],
      ...byDensity("ic_launcher", 48),
    ],
  },
  {
    tile: { size: 1_024, share: "whole", shape: "round" },
    files: byDensity("ic_launcher_round", 48),
  },
  {
    // What lies in a circle of two thirds is always shown
    // (https://developer.android.com/develop/ui/views/launch/icon_design_adaptive).
    tile: { size: 432, share: 0.44, shape: "none" },
    files: byDensity("ic_launcher_foreground", 108),
  },
  {
    tile: { size: 2_732, share: 0.18, shape: "square" },
    files: [
      ...["", "-1", "-2"].map(
        (end) => [`ios/Splash.imageset/splash-2732x2732${end}.png`, 2_732] as const,
      ),
      ["android/drawable/splash.png", SCREENS.mdpi],
      ...Object.entries(SCREENS).flatMap(([density, [long, short]]) => [
        [`android/drawable-land-${density}/splash.png`, [long, short]] as const,
        [`android/drawable-port-${density}/splash.png`, [short, long]] as const,
      ]),
    ],
  },
];

/**
 * Draws the icons and first screens of a package, each in the size in which its system takes it.
 *
 * @returns files by their names, and one that says the colour of Android's icon
 * @throws {AppError} 429 or 503 when too many pictures wait
 */
export async function drawPictures(
  release: OpenRelease,
  { projectId, name }: { projectId: string; name: string },
): Promise<ReadonlyMap<string, Uint8Array>> {
  const read = async (path: string, mostBytes: number) => {
    const size = release.files.get(path)?.size ?? Number.POSITIVE_INFINITY;
    return size > mostBytes ? null : ((await release.read(path))?.body ?? null);
  };
  const page = await release.read("/index.html");
  const html = page ? new TextDecoder().decode(page.body) : "";
  const mark = await readMark({ projectId, name, html, paths: release.files.keys() }, read);
  const files = new Map<string, Uint8Array>();
  for (const drawing of DRAWINGS) {
    const sizes = [...new Set(drawing.files.map(([, size]) => size))];
    const drawn = await drawMark(mark, drawing.tile, sizes);
    for (const [file, size] of drawing.files) {
      const picture = drawn[sizes.indexOf(size)];
      if (picture) files.set(file, picture);
    }
  }
  const color = `<resources>\n    <color name="ic_launcher_background">${mark.ground}</color>\n</resources>\n`;
  files.set("android/values/ic_launcher_background.xml", Buffer.from(color));
  return files;
}
