import type { PackageGraph, PackageRequest } from "../../packages/graph";
import { PREACT_FOR_REACT } from "../../packages/packages";
import { closuresOf } from "../../packages/prebuild/closures";
import { setsOf } from "../../packages/prebuild/find-prebuilt";
import {
  familyOf,
  type PrebuildOptions,
  type PrebuiltSet,
} from "../../packages/prebuild/prebuilt-set";
import { PackageResolver } from "../../packages/resolve/package-resolver";
import type { BuildMode } from "../../packages/store-manifest";
import type { BuildProblem, BuiltPackages } from "../build-types";
import type { ProjectConfig } from "../config/project-config";
import type { SiteKind } from "../kinds";

/** The packages that one build of a project is made with. */
export interface ProjectPackages {
  request: PackageRequest;
  graph: PackageGraph;
  resolver: PackageResolver;
  options: PrebuildOptions;
  /** Where the package store is. */
  storeFolder: string;
  /** What was prebuilt for projects with the same packages, the largest set first. */
  sets: readonly PrebuiltSet[];
  /** Modules that the preview's page loads prebuilt, as bundling finds them. */
  asked: Set<string>;
  /** Packages that are imported and not in the graph, as bundling finds them. */
  missing: Set<string>;
}

/** What prebuilt modules are there, for whoever bundles with them. */
export function openPackages(
  graph: PackageGraph,
  request: PackageRequest,
  how: { storeFolder: string; mode: BuildMode; kind: SiteKind; config: ProjectConfig },
): ProjectPackages {
  const { storeFolder, mode } = how;
  const options = optionsFor(how.kind, graph, how.config);
  const resolver = new PackageResolver({ graph, storeFolder, mode, ...options });
  const closureOf = closuresOf(graph, options.aliases);
  const sets = mode === "preview" ? setsOf(storeFolder, familyOf(graph, options), closureOf) : [];
  const found = { asked: new Set<string>(), missing: new Set<string>() };
  return { request, graph, resolver, options, storeFolder, sets, ...found };
}

/** What is told of packages that a site was built with. */
export function builtPackages({ graph, request }: ProjectPackages): BuiltPackages {
  const added = request.extra.flatMap((name) => {
    const version = graph.nodes[graph.root[name] ?? ""]?.version;
    return version === undefined ? [] : [[name, version]];
  });
  return { key: graph.key, added: Object.fromEntries(added) };
}

/** What is told of packages that nobody has asked for in a version. */
export function addedWarning({ added }: BuiltPackages): BuildProblem[] {
  const taken = Object.entries(added).map(([name, version]) => `${name} ${version}`);
  if (taken.length === 0) return [];
  const text = `package.json does not name what is imported, so the newest versions were taken: ${taken.join(", ")}.`;
  return [{ text }];
}

/** Whether a module is known to export one object; unknown ones are taken for ES modules. */
export function isCommonJs({ sets }: ProjectPackages, specifier: string): boolean {
  const known = sets.find(({ modules }) => Object.hasOwn(modules, specifier));
  return known?.modules[specifier]?.isCommonJs ?? false;
}

/** What a prebuilt module exports by name; none for one that is not known. */
export function exportedNames({ sets }: ProjectPackages, specifier: string): readonly string[] {
  return (
    sets.find(({ modules }) => Object.hasOwn(modules, specifier))?.modules[specifier]?.exports ?? []
  );
}

/** Vue 2 with its compiler of templates: its older tools put it in place of the one without, for `template: "…"`. */
const VUE2_WHOLE = { vue: "vue/dist/vue.esm.js" };

/** What a framework's projects ask of packages. */
function optionsFor(
  kind: SiteKind,
  graph: PackageGraph,
  { older, hasBuffer }: ProjectConfig,
): PrebuildOptions {
  const standsForReact = kind === "preact" && Object.hasOwn(graph.root, "preact");
  const aliases = standsForReact
    ? Object.fromEntries(PREACT_FOR_REACT)
    : older === "vue2"
      ? VUE2_WHOLE
      : {};
  const name: string = kind;
  const conditions = name === "svelte" || name === "solid" ? [name] : [];
  return { aliases, conditions, ...(older ? { older } : {}), ...(hasBuffer ? { hasBuffer } : {}) };
}
