import type { PackageGraph } from "../graph";
import { packageBeside } from "./package-beside";

/** Packages of which a page must have one copy: state of theirs is shared by all that import them. */
const SINGLE = new Set([
  "react",
  "react-dom",
  "preact",
  "vue",
  "svelte",
  "solid-js",
  "lit",
  "three",
]);

/**
 * Where a package is that somebody imports: declared, their own, or where all can see it.
 *
 * @param from where the importing package is; null for the project itself
 * @returns e.g. "node_modules/react"; null when it is nowhere
 */
export function packageLocation(
  graph: PackageGraph,
  name: string,
  from: string | null,
): string | null {
  const beside = `node_modules/${name}`;
  const hoisted = Object.hasOwn(graph.nodes, beside) ? beside : null;
  const atRoot = (Object.hasOwn(graph.root, name) && graph.root[name]) || null;
  if (from === null) return atRoot ?? hoisted;
  if (SINGLE.has(name) && atRoot) return atRoot;
  const importer = graph.nodes[from];
  if (importer && Object.hasOwn(importer.dependencies, name)) {
    return importer.dependencies[name] ?? null;
  }
  if (importer?.name === name) return from;
  // Imported without being declared: it is found where npm would have put it.
  return packageBeside(graph, name, from) ?? atRoot ?? hoisted;
}
