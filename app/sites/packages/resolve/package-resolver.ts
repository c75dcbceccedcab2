import path from "node:path/posix";
import type { PackageGraph, PackageNode } from "../graph";
import { packageOf } from "../packages";
import { isBuiltin } from "../registry/package-names";
import type { BuildMode } from "../store-manifest";
import { browserReplacement } from "./browser-field";
import { findIndexFile, findPackageFile, realFileWithin } from "./find-package-file";
import { packageBeside } from "./package-beside";
import {
  type Asked,
  type AskedBy,
  exportedAs,
  folderEntry,
  importedAs,
  mainsOf,
} from "./package-entry";
import { type PackageJson, readPackageJson } from "./package-json";
import { hasSideEffects } from "./side-effects";

export type { AskedBy } from "./package-entry";

/** A module of a package. */
export interface PackageFile {
  is: "file";
  /** Which of the graph's packages, e.g. "node_modules/react". */
  location: string;
  /** Within the package, e.g. "dist/index.js". */
  inside: string;
  hasSideEffects: boolean;
}

export type Resolved =
  | PackageFile
  /** A module that packages do without in a browser. */
  | { is: "empty" }
  /** A part of Node, e.g. "fs". */
  | { is: "builtin"; name: string }
  | { is: "missing"; text: string };

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
 * Finds modules of packages as bundlers for browsers do, from a graph and the package store alone: by
 * `exports` and `imports` with their conditions, else by `browser`, `module` and `main`.
 */
export class PackageResolver {
  readonly #options: ResolverOptions;
  readonly #foundCache = new Map<string, Resolved>();

  constructor(options: ResolverOptions) {
    this.#options = options;
  }

  /** What the project itself imports by this name, e.g. "react-dom/client". */
  fromProject(specifier: string, by: AskedBy): Resolved {
    return this.#cached(`${by}\0${specifier}`, () => this.#bare(this.#alias(specifier), by, null));
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
    return this.#locationOf(name, null) !== null;
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

  /** "#x": what a package maps for itself. */
  #private(specifier: string, by: AskedBy, importer: Pick<PackageFile, "location" | "inside">) {
    const node = this.#node(importer.location);
    const targets = node && importedAs(this.#named(node), specifier, this.#asked(by));
    for (const target of targets ?? []) {
      const found = target.startsWith("./")
        ? this.#file(importer.location, target, by)
        : this.#bare(target, by, importer.location);
      if (found && found.is !== "missing") return found;
    }
    return missing(specifier, node ?? undefined);
  }

  #bare(specifier: string, by: AskedBy, from: string | null): Resolved {
    const { graph } = this.#options;
    const wanted = specifier.replace(/^~(?=[a-z@])/, "");
    if (wanted.startsWith("node:")) return { is: "builtin", name: wanted.slice("node:".length) };
    const name = packageOf(wanted);
    const location = this.#locationOf(name, from);
    if (location === null) {
      if (isBuiltin(wanted) || isBuiltin(name)) return { is: "builtin", name: wanted };
      return missing(specifier, from === null ? undefined : graph.nodes[from]);
    }
    const node = graph.nodes[location];
    if (!node) return missing(specifier);
    const subpath = wanted.slice(name.length).replace(/^\//, "");
    return this.#entry(location, node, subpath, by) ?? this.#missingEntry(node, subpath);
  }

  /** Where a package is that somebody imports: declared, their own, or where all can see it. */
  #locationOf(name: string, from: string | null): string | null {
    const { graph } = this.#options;
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
    for (const main of mainsOf(json, this.#asked(by))) {
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

  #missingEntry(node: PackageNode, subpath: string): Resolved {
    const { name, version } = node;
    const text =
      subpath === ""
        ? `The package "${name}" (${version}) has nothing that a browser can import.`
        : `The package "${name}" (${version}) has no "${subpath}".`;
    return { is: "missing", text };
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

const EMPTY: Resolved = { is: "empty" };

function missing(specifier: string, by?: PackageNode): Resolved {
  const importer = by ? `${by.name} ${by.version}` : "The project";
  return { is: "missing", text: `${importer} imports "${specifier}", which is not there.` };
}
