import type { FileTree } from "~/projects/files";
import type { ImportMap } from "./import-map";

/** What a project can be built as. */
export const SITE_KINDS = ["static", "vanilla", "react", "preact"] as const;
export type SiteKind = (typeof SITE_KINDS)[number];

const MODULE = /\.(?:[cm]?[jt]sx?)$/;
const COMPILED = /\.(?:ts|tsx|jsx|mts)$/;
/** A page's script that no browser runs as it is, whether it has been written yet or not. */
const COMPILED_SCRIPT = /<script\s[^>]{0,1000}?\.(?:ts|tsx|jsx|mts)["'\s>]/i;
// Bounded: a source of blank lines, or one that only begins imports, must not cost the square of
// its length.
const IMPORT =
  /(?:^|[\n;}>])[^\S\n]*(?:import|export)\s(?:[^'"`;]{0,5000}?\sfrom\s*)?["']([^"']+)["']|\bimport\s*\(\s*["']([^"']+)["']/g;

/** Every module specifier that a source names statically. */
export function importsOf(source: string): string[] {
  return [...source.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? "");
}

/**
 * What a tree is built as. A library counts when some module imports it; sources that a browser
 * cannot run (TypeScript, JSX, bare imports) make it `vanilla`; everything else is served as it is.
 *
 * @param own what the project's pages map by themselves: those imports need no build
 */
export function detectKind(tree: FileTree, own: ImportMap | null = null): SiteKind {
  let needsBuild = false;
  let usesReact = false;
  for (const [path, source] of tree) {
    const isPage = path.endsWith(".html");
    if (!MODULE.test(path) && !isPage) continue;
    if (COMPILED.test(path) && !path.endsWith(".d.ts")) needsBuild = true;
    if (isPage && COMPILED_SCRIPT.test(source)) needsBuild = true;
    for (const specifier of importsOf(source)) {
      if (own?.maps(specifier)) continue;
      if (specifier === "preact" || specifier.startsWith("preact/")) return "preact";
      if (/^react(?:-dom)?(?:\/|$)/.test(specifier)) usesReact = true;
      if (isBare(specifier)) needsBuild = true;
    }
  }
  if (usesReact) return "react";
  // JSX without an import of its own is React's by convention.
  if ([...tree.keys()].some((path) => /\.(?:tsx|jsx)$/.test(path))) return "react";
  return needsBuild ? "vanilla" : "static";
}

/** A specifier that names a package rather than a file or an address. */
export function isBare(specifier: string): boolean {
  return specifier !== "" && !/^(?:[./]|@\/|~\/|[a-z]+:)/i.test(specifier);
}
