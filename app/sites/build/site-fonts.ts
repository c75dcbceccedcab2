import { readFileSync } from "node:fs";
import path from "node:path";
import type { FileTree } from "~/projects/files";
import { fontsAskedIn } from "../packages/fonts";
import type { StoreManifest } from "../packages/store-manifest";

/** Where fonts can be asked for: a page's `<link>`, a stylesheet's `@import`, a script's JSX. */
const MAY_ASK = /\.(?:html|css|[cm]?[jt]sx?)$/;

/**
 * The bundled fonts that a project asks for by `@fonts/<name>.css`: each one's stylesheet, its files
 * and its licence, below the site's own root. So a release carries them along, and no page asks
 * another host for a font. A name that is no bundled font gives nothing.
 *
 * @returns name below the root, without "/" → contents
 */
export function fontsOf(tree: FileTree, store: StoreManifest): Map<string, Uint8Array> {
  const asked = new Set<string>();
  for (const [file, text] of tree) {
    if (MAY_ASK.test(file)) for (const name of fontsAskedIn(text)) asked.add(name);
  }
  const files = new Map<string, Uint8Array>();
  for (const name of asked) {
    if (!Object.hasOwn(store.fonts, name)) continue;
    for (const file of store.fonts[name] ?? []) {
      files.set(`@fonts/${file}`, readFileSync(path.join(store.folder, "fonts", file)));
    }
  }
  return files;
}

/** Bundled styles lie in folders of the site and the fonts in its root: gives an import the way up. */
export function withFontAddresses(name: string, body: Uint8Array): Uint8Array {
  if (!name.endsWith(".css")) return body;
  const text = new TextDecoder().decode(body);
  if (!text.includes("@fonts/")) return body;
  const up = "../".repeat(name.split("/").length - 1);
  const found = text.replace(/(@import\s*")(?=@fonts\/)/g, (start) => start + up);
  return new TextEncoder().encode(found);
}
