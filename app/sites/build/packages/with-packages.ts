import type { PackageRequest } from "../../packages/graph";
import { coveringSet, noteUse } from "../../packages/prebuild/find-prebuilt";
import type { PrebuildRequest, PrebuiltSet } from "../../packages/prebuild/prebuilt-set";
import type { StoreManifest } from "../../packages/store-manifest";
import { openProject } from "../open-project";
import type { ProjectSource } from "../project-source";
import type { SiteSource } from "../site-source";
import { choosePackages } from "./choose-packages";
import type { ProjectPackages } from "./project-packages";

/** What a site is bundled with, beside its sources. */
export type BundledWith = Pick<ProjectSource, "mode" | "isHot" | "check"> & {
  store: StoreManifest;
  /** Its packages cannot be had: it is to be tried with the curated set alone. */
  curatedOnly?: boolean | undefined;
};

/** It has to wait for packages. */
export interface Needs {
  needs: PackageRequest;
}

/**
 * Bundles a site with the packages that it imports. Where bundling meets one that no source showed (a
 * compiler's own, one behind a pattern), the packages are chosen once more.
 */
export async function withPackages<T>(
  source: SiteSource,
  { curatedOnly = false, ...how }: BundledWith,
  bundle: (project: ProjectSource) => Promise<T>,
): Promise<{ result: T; packages: ProjectPackages | null } | Needs> {
  const { store } = how;
  const isOpen = store.packages !== null && !curatedOnly;
  const missing = new Set<string>();
  for (let isFirst = true; ; isFirst = false) {
    const chosen = isOpen ? choosePackages(source, { ...how, missing }) : CURATED;
    if (chosen.from === "registry") return { needs: chosen.needs };
    const packages = chosen.from === "graph" ? chosen.packages : null;
    const onMissing = isOpen && isFirst ? (name: string) => missing.add(name) : undefined;
    const result = await bundle(openProject(source, { ...how, packages, onMissing }));
    if (missing.size === 0 || !isFirst) return { result, packages };
  }
}

const CURATED = { from: "curated" } as const;

/** What a preview's page loads of its packages, or what has to be prebuilt before. */
export function prebuiltFor(
  packages: ProjectPackages,
): { set: PrebuiltSet } | { prebuild: PrebuildRequest } {
  const { asked, sets, storeFolder, request, options } = packages;
  const set = coveringSet(sets, asked);
  if (!set) return { prebuild: { request, specifiers: specifiersOf(packages), options } };
  noteUse(storeFolder, set.key);
  return { set };
}

/** Modules that are prebuilt whether a project imports them yet or not: its next file will. */
const COMMON = [
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
];

function specifiersOf({ asked, options, resolver }: ProjectPackages): string[] {
  const isReact = asked.has("react") || asked.has("react/jsx-dev-runtime");
  const common = isReact && Object.keys(options.aliases).length === 0 ? COMMON : [];
  const there = common.filter((name) => resolver.fromProject(name, "import").is === "file");
  return [...new Set([...asked, ...there])].sort();
}
