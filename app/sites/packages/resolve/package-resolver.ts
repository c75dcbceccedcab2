import path from "node:path/posix";
import type { PackageGraph, PackageNode } from "../graph";
import { packageOf } from "../packages";
import { isBuiltin } from "../registry/package-names";
import type { BuildMode } from "../store-manifest";
import { browserReplacement } from "./browser-field";
import { findIndexFile, findPackageFile, realFileWithin } from "./find-package-file";
import {
  type Asked,
  type AskedBy,
  exportedAs,
  folderEntry,
  importedAs,
  mainsOf,
} from "./package-entry";
import { type PackageJson, readPackageJson } from "./package-json";
import { packageLocation } from "./package-location";
import { EMPTY, missing, missingEntry, type PackageFile, type Resolved } from "./resolved";
import { hasSideEffects } from "./side-effects";

export type { AskedBy } from "./package-entry";
export type { PackageFile, Resolved } from "./resolved";

export interface ResolverOptions {
  graph: PackageGraph;
  /** Where the graph's folders are. */
  storeFolder: string;
  mode: BuildMode;
  /** Conditions that the project's framework asks for, e.g. "svelte". */
  conditions?: readonly string[];
  /** Specifiers that stand for others, e.g. "react" → "preact/compat". */
  aliases?: Readonly<Record<string, string>>;
}

/**
 * Finds modules of packages as bundlers for browsers do, from a graph and the package store alone: by
 * `exports` and `imports` with their conditions, else by `browser`, `module` and `main`.
 */
export class PackageResolver {
  readonly #options: ResolverOptions;
  readonly #foundCache = new Map<string, Resolved>();
  /** Packages that the project imports. */
  readonly #imported = new Set<string>();

  constructor(options: ResolverOptions) {
    this.#options = options;
  }

  /** What the project itself imports by this name, e.g. "react-dom/client". */
  fromProject(specifier: string, by: AskedBy): Resolved {
    const meant = this.#alias(specifier);
    if (by === "import") this.#imported.add(packageOf(meant));
    return this.#cached(`${by}\0${specifier}`, () => this.#bare(meant, by, null));
  }

  /** What a module of a package imports. @param importer e.g. node_modules/marked, lib/marked.esm.js */
  fromPackage(
    specifier: string,
    by: AskedBy,
    importer: Pick<PackageFile, "location" | "inside">,
  ): Resolved {
    const folder = path.dirname(importer.inside);
    const key = `${by}\0${specifier}\0${importer.location}\0${folder}`;
    return this.#cached(key, () => this.#within(this.#alias(specifier), by, importer));
  }

  /** Whether a project can import a package at all. */
  has(name: string): boolean {
    return packageLocation(this.#options.graph, name, null) !== null;
  }

  /** The real path of a module; null when it is not in its package. */
  realPath({ location, inside }: Pick<PackageFile, "location" | "inside">): string | null {
    const node = this.#node(location);
    return node ? realFileWithin(this.#folder(node), inside) : null;
  }

  /** The package that a module's path is of: "/node_modules/react/index.js" → its location and the rest. */
  locate(file: string): Pick<PackageFile, "location" | "inside"> | null {
    const parts = file.replace(/^\//, "").split("/");
    for (let count = parts.length - 1; count > 0; count -= 1) {
      const location = parts.slice(0, count).join("/");
      if (this.#node(location)) return { location, inside: parts.slice(count).join("/") };
    }
    return null;
  }

  #within(specifier: string, by: AskedBy, importer: Pick<PackageFile, "location" | "inside">) {
    const { location, inside } = importer;
    const node = this.#node(location);
    if (!node) return missing(specifier);
    const json = this.#json(node);
    if (/^\.{1,2}(?:\/|$)/.test(specifier)) {
      const wanted = path.join(path.dirname(inside), specifier);
      return this.#file(location, wanted, by) ?? missing(specifier, node);
    }
    if (specifier.startsWith("#")) return this.#private(specifier, by, importer);
    const replaced = browserReplacement(json, specifier);
    if (replaced === false) return EMPTY;
    if (replaced?.startsWith("./")) {
      return this.#file(location, replaced, by) ?? missing(specifier, node);
    }
    if (by === "style" && !specifier.startsWith("@")) {
      // In stylesheets "theme.css" is a file beside, before it is a package.
      const beside = this.#file(location, path.join(path.dirname(inside), specifier), by);
      if (beside) return beside;
    }
    return this.#bare(replaced ?? specifier, by, location);
  }

  /** "#x": what a package maps for itself, or for one of its folders, whose package.json is nearer. */
  #private(specifier: string, by: AskedBy, importer: Pick<PackageFile, "location" | "inside">) {
    const node = this.#node(importer.location);
    if (!node) return missing(specifier);
    for (const folder of foldersUp(importer.inside)) {
      const json = readPackageJson(path.join(this.#folder(node), folder));
      const targets = json && importedAs({ ...json, name: node.name }, specifier, this.#asked(by));
      for (const target of targets ?? []) {
        const found = target.startsWith("./")
          ? this.#file(importer.location, path.join(folder, target), by)
          : this.#bare(target, by, importer.location);
        if (found && found.is !== "missing") return found;
      }
    }
    return missing(specifier, node);
  }

  #bare(specifier: string, by: AskedBy, from: string | null): Resolved {
    const { graph } = this.#options;
    const wanted = specifier.replace(/^~(?=[a-z@])/, "");
    if (wanted.startsWith("node:")) return { is: "builtin", name: wanted.slice("node:".length) };
    const name = packageOf(wanted);
    const location = packageLocation(graph, name, from);
    if (location === null) {
      if (isBuiltin(wanted) || isBuiltin(name)) return { is: "builtin", name: wanted };
      return missing(specifier, from === null ? undefined : graph.nodes[from]);
    }
    const node = graph.nodes[location];
    if (!node) return missing(specifier);
    const subpath = wanted.slice(name.length).replace(/^\//, "");
    return this.#entry(location, node, subpath, by) ?? missingEntry(node, subpath);
  }

  /** A package's module by the name that others know it by. @param subpath "" for the package itself */
  #entry(location: string, node: PackageNode, subpath: string, by: AskedBy): Resolved | null {
    const json = this.#json(node);
    if (json.exports !== undefined && json.exports !== null) {
      const targets = exportedAs(this.#named(node), subpath, this.#asked(by));
      for (const target of targets ?? []) {
        const found = this.#file(location, target, by);
        if (found) return found;
      }
      return null;
    }
    if (subpath !== "") return this.#file(location, subpath, by);
    // A second copy of it, in CommonJS, would have a state of its own: bundlers give both the same.
    const isShared = by === "require" && this.#imported.has(node.name);
    for (const main of mainsOf(json, this.#asked(isShared ? "import" : by))) {
      const found = this.#file(location, main, by);
      if (found) return found;
    }
    const index = by === "style" ? "index.css" : findIndexFile(this.#folder(node), ".");
    return index === null ? null : this.#file(location, index, by);
  }

  /** A file of a package, as browsers are to have it. */
  #file(location: string, wanted: string, by: AskedBy): Resolved | null {
    const node = this.#node(location);
    if (!node) return null;
    const folder = this.#folder(node);
    const json = this.#json(node);
    const inside = findPackageFile(folder, wanted) ?? folderEntry(folder, wanted, this.#asked(by));
    if (inside === null) {
      return browserReplacement(json, `./${path.normalize(wanted)}`) === false ? EMPTY : null;
    }
    const replaced = browserReplacement(json, `./${inside}`);
    if (replaced === false) return EMPTY;
    const taken = replaced === undefined ? inside : findPackageFile(folder, replaced);
    if (taken === null) return null;
    return { is: "file", location, inside: taken, hasSideEffects: hasSideEffects(json, taken) };
  }

  #alias(specifier: string): string {
    const { aliases = {} } = this.#options;
    return Object.hasOwn(aliases, specifier) ? (aliases[specifier] ?? specifier) : specifier;
  }

  #node(location: string): PackageNode | undefined {
    const { nodes } = this.#options.graph;
    return Object.hasOwn(nodes, location) ? nodes[location] : undefined;
  }

  #json(node: PackageNode): PackageJson {
    return readPackageJson(this.#folder(node)) ?? {};
  }

  /** Under the name that importers know it by, which may be an alias of its own. */
  #named(node: PackageNode): PackageJson & { name: string } {
    return { ...this.#json(node), name: node.name };
  }

  #asked(by: AskedBy): Asked {
    const { mode, conditions = [] } = this.#options;
    return { by, mode, conditions };
  }

  #folder(node: PackageNode): string {
    return path.join(this.#options.storeFolder, node.folder);
  }

  #cached(key: string, find: () => Resolved): Resolved {
    const known = this.#foundCache.get(key);
    if (known) return known;
    const found = find();
    this.#foundCache.set(key, found);
    return found;
  }
}

/** The folders that a file is in, the nearest first: "lib/esm/a.js" → "lib/esm", "lib", "." */
function foldersUp(inside: string): string[] {
  const folder = path.dirname(inside);
  return folder === "." ? [folder] : [folder, ...foldersUp(folder)];
}
