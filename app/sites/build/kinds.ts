import type { FileTree } from "~/projects/files";
import { isBare, namedImports } from "./frameworks/detection/imports";
import { dependenciesOf, dependsOn } from "./frameworks/detection/package-json";
import { reachModules } from "./frameworks/detection/reached-modules";
import type { ImportMap } from "./import-map";

export { importsOf, isBare } from "./frameworks/detection/imports";

/** What a project can be built as. */
export const SITE_KINDS = [
  ...(["static", "vanilla", "react", "preact"] as const),
  ...(["vue", "svelte", "solid", "lit", "qwik", "angular"] as const),
] as const;
export type SiteKind = (typeof SITE_KINDS)[number];

/** The packages of frameworks, in the order in which they count where a project has several. */
const FRAMEWORKS: readonly (readonly [kind: SiteKind, packages: RegExp])[] = [
  // Its first module may import nothing else of it but what starts it, and the rest by names of folders.
  ["angular", /^@angular\/(?:core|platform-browser)(?:\/|$)/],
  ["qwik", /^@builder\.io\/qwik(?:\/|$)/],
  ["solid", /^solid-js(?:\/|$)/],
  ["svelte", /^svelte(?:\/|$)/],
  ["vue", /^vue(?:\/|$)/],
  ["preact", /^preact(?:\/|$)/],
  ["react", /^(?:react|react-dom|next)(?:\/|$)/],
  ["lit", /^lit(?:\/|$)/],
];
const COMPONENTS: readonly (readonly [kind: SiteKind, ending: RegExp])[] = [
  ["vue", /\.vue$/],
  ["svelte", /\.svelte(?:\.[jt]s)?$/],
];
const COMPILED = /\.(?:ts|tsx|jsx|mts|vue|svelte)$/;
/** What only a build answers. */
const OF_BUILDS = /\bimport\.meta\.(?:env|glob|hot)\b/;
/** Tools that bundle what a page loads. */
const BUNDLERS = ["vite", "react-scripts", "parcel", "webpack", "@rsbuild/core", "rollup"];

/**
 * What a tree is built as, by what its pages load and by the dependencies that package.json names;
 * never by a file that neither leads to. Sources that no browser can run (TypeScript, JSX, components,
 * imports of packages, styles and pictures) make it `vanilla` at least; everything else is served as
 * it is.
 *
 * @param own what the project's pages map by themselves: those imports need no build
 */
export function detectKind(tree: FileTree, own: ImportMap | null = null): SiteKind {
  const { modules, asksForCompiled } = reachModules(tree);
  const dependencies = dependenciesOf(tree);
  const imported = new Set<SiteKind>();
  const isBundled = modules.size > 0 && dependsOn(dependencies, ...BUNDLERS);
  let needsBuild = asksForCompiled || isBundled;
  let hasJsx = false;
  for (const [file, source] of modules) {
    if (COMPILED.test(file) || OF_BUILDS.test(source)) needsBuild = true;
    if (/\.[jt]sx$/.test(file)) hasJsx = true;
    for (const [kind, ending] of COMPONENTS) {
      if (!ending.test(file)) continue;
      imported.add(kind);
      needsBuild = true;
    }
    for (const { specifier, needsBuild: isNoScript } of namedImports(source)) {
      if (own?.maps(specifier)) continue;
      for (const [kind, packages] of FRAMEWORKS) if (packages.test(specifier)) imported.add(kind);
      if (isNoScript || isBare(specifier)) needsBuild = true;
    }
  }
  if (!needsBuild) return "static";
  const named = FRAMEWORKS.map(([kind]) => kind).filter((kind) =>
    Object.keys(dependencies).some((name) => isPackageOf(kind, name)),
  );
  const both = named.filter((kind) => imported.has(kind));
  const first = both[0] ?? FRAMEWORKS.find(([kind]) => imported.has(kind))?.[0];
  if (first) return first;
  // JSX without an import of its own is React's by convention.
  if (hasJsx) return named[0] ?? "react";
  return "vanilla";
}

function isPackageOf(kind: SiteKind, name: string): boolean {
  return FRAMEWORKS.some(([one, packages]) => one === kind && packages.test(name));
}
