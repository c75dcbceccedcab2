import type { Alias } from "../config/project-config";
import type { StandIns } from "./stand-in-modules";

/** A module that only a plugin makes, imported for what it does alone. It looks back last: many lines may be empty. */
const ASKED =
  /\bimport(?<=(?:^|[\n;])\s*import)\s*["'](virtual:[\w./:@-]{1,100}|unfonts\.css)["']/g;
const FILE = ".unmade-module.js";

/** An empty module in the place of each that a plugin would make, with a sentence; null where none is asked for. */
export function unmadeModules(
  tree: StandIns["tree"],
  isKnown: (specifier: string) => boolean,
): StandIns | null {
  const asked = new Map<string, string>();
  for (const [file, text] of tree) {
    if (!/\.(?:[cm]?[jt]sx?|vue|svelte)$/.test(file)) continue;
    for (const [, specifier = ""] of text.matchAll(ASKED)) {
      if (!isKnown(specifier)) asked.set(specifier, file);
    }
  }
  if (asked.size === 0) return null;
  return {
    tree: new Map([...tree, [FILE, "export {};\n"]]),
    alias: [...asked.keys()].map((find): Alias => ({ find, replacement: `/${FILE}` })),
    warnings: [...asked].map(([specifier, file]) => ({
      text: `"${specifier}" is made by a plugin of Vite that does not run here: nothing stands in its place.`,
      file,
    })),
  };
}
