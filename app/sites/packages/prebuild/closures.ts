import { createHash } from "node:crypto";
import type { PackageGraph } from "../graph";
import { unsaidBy } from "../graph/named-peers";
import { packageOf } from "../packages";
import { packageLocation } from "../resolve/package-location";

/**
 * Names what a module of a package is made of: its package with all that this asks for, in which version and where each
 * lies. Modules of two graphs that are named alike are the same, and so is what several of them share.
 *
 * @param aliases specifiers that stand for others
 * @returns by specifier; "" for what is in no package of the graph
 */
export function closuresOf(
  graph: PackageGraph,
  aliases: Readonly<Record<string, string>>,
): (specifier: string) => string {
  const known = new Map<string, string>();
  return (specifier) => {
    const name = packageOf(
      Object.hasOwn(aliases, specifier) ? (aliases[specifier] ?? "") : specifier,
    );
    const location = packageLocation(graph, name, null);
    if (location === null) return "";
    const found = known.get(location) ?? digestOf(graph, location);
    known.set(location, found);
    return found;
  };
}

function digestOf(graph: PackageGraph, from: string): string {
  const reached = new Set([from]);
  const lines: string[] = [];
  for (const location of reached) {
    const node = graph.nodes[location];
    if (!node) continue;
    const edges = [...Object.keys(node.dependencies), ...unsaidBy(node.name)]
      .sort()
      .map((name) => [name, packageLocation(graph, name, location)] as const);
    for (const [, target] of edges) if (target !== null) reached.add(target);
    lines.push(JSON.stringify([location, node.name, node.version, node.folder, edges]));
  }
  const text = JSON.stringify([from, lines.sort()]);
  return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}
