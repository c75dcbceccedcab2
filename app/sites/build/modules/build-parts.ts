import type { BuildProblem } from "../build-types";
import { bundle } from "../bundle";
import type { Outputs } from "../outputs";
import type { ProjectSource } from "../project-source";
import type { ModuleWalk } from "./walk-modules";
import { NoRegistry } from "./walk-modules";

/** What a registry takes from a bundle: libraries of the store, and stylesheets. */
export interface Parts {
  /** By their names in the site, without a leading "/". */
  files: Map<string, Uint8Array>;
  binaries: Outputs["binaries"];
  /** The script whose exports `$0`, `$1`, … are what `parts` tells; null where there is none. */
  script: string | null;
  style: string | undefined;
  /** "lucide-react" or "/src/card.module.css" → the export that stands for it. */
  parts: ReadonlyMap<string, string>;
  /** What the script imports from the page. */
  vendor: ReadonlyMap<string, boolean>;
  /** What is worth telling of the stylesheets. */
  warnings: readonly BuildProblem[];
}

const NONE: Parts = {
  files: new Map(),
  binaries: new Map(),
  script: null,
  style: undefined,
  parts: new Map(),
  vendor: new Map(),
  warnings: [],
};

/**
 * Bundles what an entry takes from libraries of the store, and its stylesheets.
 *
 * @param name where they are in the site, e.g. "src/main"
 */
export async function buildParts(
  source: ProjectSource,
  walk: ModuleWalk,
  name: string,
): Promise<Parts> {
  const libraries = librariesOf(walk);
  if (libraries.size === 0 && walk.styles.length === 0) return NONE;
  const parts = new Map<string, string>();
  const lines: string[] = [];
  const add = (part: string, names: ReadonlySet<string> | null) => {
    const [own, from] = [`$${parts.size}`, JSON.stringify(part)];
    parts.set(part, own);
    if (names) {
      const wanted = [...names].sort();
      lines.push(`import { ${wanted.map((one, at) => `${one} as ${own}_${at}`)} } from ${from};`);
      const getters = wanted.map((one, at) => `get ${one}() { return ${own}_${at}; }`);
      lines.push(`export const ${own} = { __esModule: true, ${getters} };`);
    } else {
      lines.push(`import * as ${own}_ from ${from};`);
      lines.push(`export const ${own} = { __esModule: true, ...${own}_ };`);
    }
  };
  for (const [library, names] of libraries) add(library, names);
  for (const style of walk.styles) {
    if (hasNames(style)) add(style, null);
    else lines.push(`import ${JSON.stringify(style)};`);
  }
  // Among the project's files, so that its rules of imports hold.
  const file = `${name}.parts.js`;
  const texts = new Map(source.input.texts).set(file, `${lines.join("\n")}\n`);
  const bundled = await bundle({ ...source, input: { ...source.input, texts } }, [`/${file}`]);
  // What is said of this file is about the modules that it stands for; the bundle knows their places.
  if (!bundled.ok || bundled.warnings.some((warning) => warning.file === file)) {
    throw new NoRegistry("styles or libraries");
  }
  const files = new Map([...bundled.files].filter(([path]) => !path.endsWith(".map")));
  const built = bundled.entries.get(`/${file}`);
  const script = parts.size > 0 && built ? built.script : null;
  if (!script && built) files.delete(built.script);
  const style = built?.style && `assets/${name}.css`;
  if (built?.style && style) {
    files.set(style, files.get(built.style) ?? new Uint8Array());
    files.delete(built.style);
  }
  const { binaries, vendor, warnings } = bundled;
  return { files, binaries, script, style, parts, vendor, warnings };
}

/** CSS modules; other stylesheets are nothing to a script. */
function hasNames(style: string): boolean {
  return /\.module\.[a-z]+(?:\?|$)|[?&]module\b|\bmodule=/.test(style);
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
