import path from "node:path";
import { z } from "zod";
import { makePictures } from "~/platform/pictures/picture.server";
import { isRelated, readHead } from "./read-head";

/** Reads a file of a published app. @param path begins with "/" @returns null for none, or one that is too large */
export type ReadAppFile = (path: string, mostBytes: number) => Promise<Uint8Array | null>;

const ICON_BYTES = 5_000_000;
const MANIFEST_BYTES = 100_000;
/** Pictures that are looked at: a page names one for each of a dozen phones. */
const LOOKED_AT = 6;
/** A smaller one would be all blur on a phone, in pixels. */
const SMALLEST = 180;
/** As large as a store takes one, in pixels. */
const LARGEST = 1_024;

const manifestSchema = z.object({
  icons: z.array(
    z.object({ src: z.string(), sizes: z.string().optional(), purpose: z.string().optional() }),
  ),
});

/**
 * The picture that an app calls its icon: the largest of those that its page and its manifest name.
 *
 * @returns a PNG; null for one that has none, or none that is large enough
 */
export async function findIcon(html: string, read: ReadAppFile): Promise<Uint8Array | null> {
  const links = readHead(html, "link");
  const manifest = links.find((link) => isRelated(link, "manifest"))?.get("href");
  const named = [
    ...(manifest === undefined ? [] : await iconsOfManifest(manifest, read)),
    ...["apple-touch-icon", "icon"].flatMap((kind) =>
      links
        .filter((link) => isRelated(link, kind))
        .map((link) => ({ place: link.get("href") ?? "", size: sizeIn(link.get("sizes")) })),
    ),
  ].sort((a, b) => b.size - a.size);
  const places = new Set(named.map(({ place }) => inApp(place, "/")));
  for (const place of [...places].slice(0, LOOKED_AT)) {
    const bytes = place && (await read(place, ICON_BYTES));
    const icon = bytes && (await asIcon(bytes));
    if (icon) return icon;
  }
  return null;
}

async function iconsOfManifest(manifest: string, read: ReadAppFile) {
  const place = inApp(manifest, "/");
  const bytes = place && (await read(place, MANIFEST_BYTES));
  if (!place || !bytes) return [];
  try {
    const { icons } = manifestSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
    return (
      icons
        // One of a single colour is no icon by itself.
        .filter(({ purpose = "any" }) => !/\bmonochrome\b/.test(purpose))
        .map(({ src, sizes }) => ({ place: inApp(src, place) ?? "", size: sizeIn(sizes) }))
    );
  } catch {
    return [];
  }
}

async function asIcon(bytes: Uint8Array): Promise<Uint8Array | null> {
  const resize = {
    width: LARGEST,
    height: LARGEST,
    fit: "inside",
    withoutEnlargement: true,
  } as const;
  // What cannot be read is no icon: its app was published with it all the same.
  const made = await makePictures(bytes, {
    targets: [{ format: "png", resize, inSrgb: true }],
  }).catch(() => null);
  const icon = made?.made[0];
  return icon && Math.min(icon.width, icon.height) >= SMALLEST ? icon.bytes : null;
}

/** The larger side of the largest size that is told, e.g. of "48x48 96x96"; 0 for none. */
function sizeIn(sizes = ""): number {
  return Math.max(0, ...[...sizes.matchAll(/(\d{1,5})x\d/gi)].map(([, side]) => Number(side)));
}

/** The path in the app that an address leads to; null for one elsewhere. @param from the file that names it */
function inApp(address: string, from: string): string | null {
  const [plain = ""] = address.split(/[?#]/);
  if (plain === "" || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(plain)) return null;
  try {
    return path.posix.join(
      "/",
      plain.startsWith("/") ? "" : path.posix.dirname(from),
      decodeURI(plain),
    );
  } catch {
    return null;
  }
}
