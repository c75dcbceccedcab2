import type Arborist from "@npmcli/arborist";
import type { PackageGraph, PackageNode } from "../../graph";
import { contentName, strongIntegrity } from "../contents/integrity";
import { isPackageName } from "../package-names";
import { contentFolder } from "../store-layout";
import { isForOnePlatform } from "./packument-shape";

/** A package that a tree is made of, and where it comes from. */
export interface TreePackage {
  /** The name that it has in the registry. */
  name: string;
  version: string;
  /** Its tarball's address. */
  resolved: string;
  /** SHA-512; null when nobody has said it. */
  integrity: string | null;
  deprecated?: string;
}

/** Everything that is reachable from a project's own imports, by location. */
export type TreePackages = ReadonlyMap<string, { node: Arborist.Node; package: TreePackage }>;

/** The packages of a tree that a browser could load: those for one platform are left out. */
export function packagesOf(tree: Arborist.Node): TreePackages {
  const found = new Map<string, { node: Arborist.Node; package: TreePackage }>();
  const waiting = [...targetsOf(tree).values()];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (found.has(node.location)) continue;
    found.set(node.location, { node, package: treePackage(node) });
    waiting.push(...targetsOf(node).values());
  }
  return found;
}

/**
 * The graph of a tree.
 *
 * @param key names the request that it answers
 * @param integrityOf the checksum of a package's content, known by then
 */
export function toGraph(
  tree: Arborist.Node,
  packages: TreePackages,
  key: string,
  integrityOf: (location: string) => string,
): PackageGraph {
  const nodes: Record<string, PackageNode> = {};
  for (const [location, { node, package: found }] of packages) {
    nodes[location] = {
      name: found.name,
      version: found.version,
      folder: contentFolder(contentName(integrityOf(location))),
      dependencies: locations(node),
    };
  }
  return { key, nodes, root: locations(tree) };
}

function locations(node: Arborist.Node): Record<string, string> {
  const found = [...targetsOf(node)].map(([name, target]) => [name, target.location]);
  return Object.fromEntries(found);
}

/** What a package imports, with its peers: name → the node that it gets. */
function targetsOf(node: Arborist.Node): Map<string, Arborist.Node> {
  const targets = new Map<string, Arborist.Node>();
  const { edgesOut } = node as unknown as { edgesOut: Map<string, { to: Arborist.Node | null }> };
  for (const [name, { to }] of edgesOut) {
    // What is optional and cannot be had stays in the tree, inert.
    const isUsable = to && !to.isLink && !(to as { inert?: boolean }).inert;
    if (isUsable && isPackageName(name) && !isForOnePlatform(name)) targets.set(name, to);
  }
  for (const [name] of Object.entries(node.package.peerDependencies ?? {})) {
    // Without peers there are no edges to them, but they are found all the same.
    const to = targets.has(name) || !isPackageName(name) ? null : node.resolve(name);
    if (to && to !== node && !to.isLink) targets.set(name, to);
  }
  return targets;
}

function treePackage(node: Arborist.Node): TreePackage {
  const { deprecated } = node.package as { deprecated?: string };
  return {
    name: node.packageName ?? node.name,
    version: node.version,
    resolved: node.resolved ?? "",
    integrity: node.integrity ? strongIntegrity(String(node.integrity)) : null,
    ...(deprecated ? { deprecated } : {}),
  };
}
