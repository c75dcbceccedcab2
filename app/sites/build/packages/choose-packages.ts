import semver from "semver";
import type { PackageRequest } from "../../packages/graph";
import { fitsCurated, isCurated } from "../../packages/graph/curated";
import { namedPeers } from "../../packages/graph/named-peers";
import { openGraph } from "../../packages/graph/open-graph";
import { wantedVersions } from "../../packages/graph/wanted-versions";
import { packageOf, specifierIn } from "../../packages/packages";
import { isBuiltin } from "../../packages/registry/package-names";
import { packageRequest } from "../../packages/registry/package-request";
import type { BuildMode, StoreManifest } from "../../packages/store-manifest";
import { importedText } from "../build-input";
import { readJson } from "../frameworks/detection/package-json";
import { findImported } from "../resolve/find-file";
import type { SiteSource } from "../site-source";
import { KNOWN_PLUGINS } from "../styles/known-plugins";
import { SHIPPED_STYLES } from "../styles/style-tree";
import { importedPackages } from "./imported-packages";
import { installedLinks } from "./installed-files";
import { openPackages, type ProjectPackages } from "./project-packages";

/** Packages that a framework's projects need without importing them: what is compiled does. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  react: ["react", "react-dom"],
  preact: ["preact"],
  vue: ["vue"],
  svelte: ["svelte"],
  solid: ["solid-js"],
};
const NO_IMPORTS = { scripts: new Set<string>(), styles: new Set<string>() };
/** What stylesheets import of the product itself, whichever version a project names. */
const OWN_STYLES: ReadonlySet<string> = new Set([...SHIPPED_STYLES, ...KNOWN_PLUGINS]);

/** What a project's packages are taken from. */
export type ChosenPackages =
  /** The curated set alone. */
  | { from: "curated" }
  | { from: "graph"; packages: ProjectPackages }
  /** They are not in the package store yet. */
  | { from: "registry"; needs: PackageRequest };

/**
 * Chooses where a project's packages come from. It is on the curated set wholly, as long as that has all
 * that is imported in versions that package.json is content with, or else on a graph of its own wholly:
 * two copies of React on a page do not work.
 *
 * @param how.missing packages that bundling met, and that the sources did not show
 */
export function choosePackages(
  source: SiteSource,
  how: { mode: BuildMode; store: StoreManifest; missing?: Iterable<string> },
): ChosenPackages {
  const { mode, store, missing = [] } = how;
  const { kind, config, input } = source;
  if (store.packages === null) return { from: "curated" };
  const linked = installedLinks(source.pages);
  if (kind === "static" && linked.size === 0) return { from: "curated" };
  const wanted = wantedVersions(input.texts.get("package.json"));
  const { scripts: imported, styles } = kind === "static" ? NO_IMPORTS : importedPackages(source);
  const scripts = new Set([...imported].filter((one) => !isNodes(one, wanted)));
  const implied = [...(IMPLIED[kind] ?? []), ...sourceOfJsx(source)];
  const names = new Set([...scripts, ...styles, ...linked, ...implied, ...missing].map(packageOf));
  for (const name of OWN_STYLES) if (!scripts.has(name)) names.delete(name);
  const isOurs =
    [...scripts, ...missing].every((one) => isCurated(store, specifierIn(kind, one))) &&
    [...styles].every((one) => isCurated(store, one) || OWN_STYLES.has(packageOf(one))) &&
    linked.size === 0 &&
    [...names].every((name) => fitsCurated(store, name, wanted.get(name)));
  if (isOurs || names.size === 0) return { from: "curated" };
  const texts = asCompiled(source, store);
  // A lockfile of more than a text may hold lies among the binary files.
  const files = { get: (file: string) => texts.get(file) ?? importedText(input, file) };
  let request = packageRequest(files, names);
  let graph = openGraph(store.packages, request);
  for (
    let peers = graph && namedPeers(graph, store.packages, wanted);
    peers && peers.length > 0;
  ) {
    // These bring packages along that have peers as well: MUI for its icons, and then Emotion for MUI.
    for (const peer of peers) names.add(peer);
    request = packageRequest(files, names);
    graph = openGraph(store.packages, request);
    peers = graph && namedPeers(graph, store.packages, wanted);
  }
  if (!graph) return { from: "registry", needs: request };
  const opened = { storeFolder: store.packages, mode, kind, config };
  return { from: "graph", packages: openPackages(graph, request, opened) };
}

/**
 * The files of a project for Svelte 5, whose components call what their compiler's own version has: a lockfile
 * may name an older one, which package.json does not ask for.
 */
function asCompiled({ kind, config, input: { texts } }: SiteSource, store: StoreManifest) {
  const wanted = wantedVersions(texts.get("package.json")).get("svelte");
  const compiled = store.versions.svelte;
  if (kind !== "svelte" || config.older || !compiled || !wanted) return texts;
  if (!semver.satisfies(compiled, semver.validRange(wanted) ?? "*")) return texts;
  const manifest = readJson(texts.get("package.json"));
  for (const list of Object.values(manifest)) {
    const named = list as Record<string, unknown>;
    if (named?.svelte === wanted) named.svelte = `^${compiled}`;
  }
  return new Map([...texts, ["package.json", JSON.stringify(manifest)]]);
}

/** Whether an import means a module of Node: package.json may name a package that is called so. */
function isNodes(specifier: string, wanted: ReadonlyMap<string, string>): boolean {
  return isBuiltin(specifier) && !wanted.has(packageOf(specifier));
}

/** The package that elements are made by, unless a module of the project's does it. */
function sourceOfJsx({ input, config }: SiteSource): string[] {
  const { jsxImportSource: name } = config;
  if (name === undefined) return [];
  const runtime = findImported({ input, config }, `${name}/jsx-runtime`, "");
  return runtime.is === "package" ? [packageOf(name)] : [];
}
