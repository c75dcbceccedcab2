import type { PackageGraph } from "../../packages/graph";
import type { BuildProblem } from "../build-types";
import type { ProjectConfig } from "../config/project-config";
import type { SiteKind } from "../kinds";

/** A framework whose components the product compiles, to run on a runtime that is the project's own. */
interface Compiled {
  title: string;
  /** The package of the runtime. */
  name: string;
  /** Of the compiler that ships with the product. */
  version(): Promise<string>;
}

const COMPILED: Partial<Record<SiteKind, Compiled>> = {
  vue: {
    ...{ title: "Vue", name: "vue" },
    version: async () => (await import("@vue/compiler-sfc")).version,
  },
  svelte: {
    ...{ title: "Svelte", name: "svelte" },
    version: async () => (await import("svelte/compiler")).VERSION,
  },
  qwik: {
    ...{ title: "Qwik", name: "@builder.io/qwik" },
    version: async () => (await import("@builder.io/qwik/optimizer")).versions.qwik,
  },
};

/**
 * Says that components are compiled by another version of their framework than the one they run on: compilers
 * ship with the product, and may write what an older runtime does not have.
 */
export async function compilerNotice(
  kind: SiteKind,
  graph: PackageGraph,
  { older }: Pick<ProjectConfig, "older">,
): Promise<BuildProblem[]> {
  // Of these there will be no newer runtime, and each compiler wrote for all of them.
  if (older === "svelte4" || older === "vue2") return [];
  const compiled = COMPILED[kind];
  const node = compiled && graph.nodes[graph.root[compiled.name] ?? ""];
  if (!compiled || !node) return [];
  const version = await compiled.version();
  if (minorOf(version) === minorOf(node.version)) return [];
  const text = `Components are compiled by ${compiled.title} ${version} here, and run on the project's ${node.version}. Where something is missing, ask for "${compiled.name}": "^${minorOf(version)}.0" in package.json.`;
  return [{ text, file: "package.json" }];
}

/** "3.5.45" → "3.5". */
function minorOf(version: string): string {
  return version.split(".").slice(0, 2).join(".");
}
