import { SHAKEN } from "../../packages/packages";
import { bundle } from "../bundle";
import type { Outputs } from "../outputs";
import type { ProjectSource } from "../project-source";
import { type ModuleWalk, NoRegistry } from "./walk-modules";

/** What a registry takes from a bundle: libraries of the store, and what is bundled for itself. */
export interface Libraries {
  /** By their names in the site, without a leading "/". */
  files: ReadonlyMap<string, Uint8Array>;
  binaries: Outputs["binaries"];
  /** The script whose exports `$0`, `$1`, … are what `parts` tells; null where there is none. */
  script: string | null;
  /** "lucide-react" or "worker:/src/count.ts?module" → the export that stands for it. */
  parts: ReadonlyMap<string, string>;
  /** Whether another version of the script may stand beside this one. */
  isPure: boolean;
  /** What the script imports from the page. */
  vendor: ReadonlyMap<string, boolean>;
}

const NONE: Libraries = {
  files: new Map(),
  binaries: new Map(),
  script: null,
  parts: new Map(),
  isPure: true,
  vendor: new Map(),
};

/**
 * Bundles what an entry takes from libraries of the store, and its workers.
 *
 * @param name where they are in the site, e.g. "src/main"
 */
export async function buildLibraries(
  source: ProjectSource,
  walk: ModuleWalk,
  name: string,
): Promise<Libraries> {
  const libraries = librariesOf(walk);
  if (libraries.size === 0) return NONE;
  const parts = new Map<string, string>();
  const lines: string[] = [];
  for (const [library, names] of libraries) {
    const [own, from] = [`$${parts.size}`, JSON.stringify(library)];
    parts.set(library, own);
    if (names) {
      const wanted = [...names].sort();
      lines.push(`import { ${wanted.map((one, at) => `${one} as ${own}_${at}`)} } from ${from};`);
      const getters = wanted.map((one, at) => `get ${one}() { return ${own}_${at}; }`);
      lines.push(`export const ${own} = { __esModule: true, ${getters} };`);
    } else {
      lines.push(`import * as ${own}_ from ${from};`);
      lines.push(`export const ${own} = { __esModule: true, ...${own}_ };`);
    }
  }
  // Among the project's files, so that its rules of imports hold.
  const file = `${name}.parts.js`;
  const texts = new Map(source.input.texts).set(file, `${lines.join("\n")}\n`);
  const bundled = await bundle({ ...source, input: { ...source.input, texts } }, [`/${file}`]);
  const built = bundled.ok ? bundled.entries.get(`/${file}`) : undefined;
  // What is said of this file is about the modules that it stands for; the bundle knows their places.
  if (!bundled.ok || bundled.warnings.length > 0 || !built || built.style) {
    throw new NoRegistry("libraries");
  }
  const { binaries, vendor } = bundled;
  // Of many small modules, each of which is a value: pictures, say.
  const isPure = [...libraries.keys()].every((library) => Object.hasOwn(SHAKEN, library));
  const files = withoutMaps(bundled.files);
  return { files, binaries, script: built.script, parts, isPure, vendor };
}

export function withoutMaps(files: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> {
  return new Map([...files].filter(([path]) => !path.endsWith(".map")));
}

/** Libraries with the names that are taken of them; null for all. */
function librariesOf({ modules }: ModuleWalk): Map<string, Set<string> | null> {
  const libraries = new Map<string, Set<string> | null>();
  for (const { names, targets } of modules) {
    for (const { specifier, names: wanted } of names.imports) {
      if (targets.get(specifier)?.is !== "library") continue;
      const known = libraries.get(specifier);
      if (!wanted || known === null) libraries.set(specifier, null);
      else libraries.set(specifier, new Set([...(known ?? []), ...wanted]));
    }
  }
  return libraries;
}
