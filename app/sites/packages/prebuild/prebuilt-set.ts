import { createHash } from "node:crypto";
import type { PackageGraph, PackageRequest } from "../graph";

/** Another one makes everything be prebuilt anew. */
const VERSION = 6;

/** A module as a page loads it. Names are those of files in the set's folder. */
export interface PrebuiltModule {
  file: string;
  /** Of which packages it is made: from `closuresOf`. */
  closure: string;
  /** Its own file, and everything that this imports. */
  loads: readonly string[];
  /** Stylesheets that belong to it. */
  styles: readonly string[];
  /** It exports one object, whose members are what others import by name. */
  isCommonJs: boolean;
  /** What it exports by name; for CommonJS, "default" alone. */
  exports: readonly string[];
}

/** Modules of packages that were bundled together, as `manifest.json` in their folder describes them. */
export interface PrebuiltSet {
  /** Names the set: that of its folder. */
  key: string;
  /** Specifier → module. */
  modules: Readonly<Record<string, PrebuiltModule>>;
}

/** What decides how modules are prebuilt, beside the graph and their names. */
export interface PrebuildOptions {
  /** Specifiers that stand for others, e.g. "react" → "preact/compat". */
  aliases: Readonly<Record<string, string>>;
  /** Conditions of the project's framework, e.g. "svelte". */
  conditions: readonly string[];
  /** The older version of the framework that its components are compiled for. */
  older?: "svelte4" | "vue2" | "solid1.6";
  /** The project's tools give `Buffer` to what runs in a browser. */
  hasBuffer?: boolean;
}

/** Modules that are to be prebuilt for the previews of a project. */
export interface PrebuildRequest {
  /** What the packages were resolved for. */
  request: PackageRequest;
  specifiers: readonly string[];
  options: PrebuildOptions;
}

/** What pages have one copy of, in which nearly all sets differ that have nothing in common. */
const ANCHORS = ["react", "preact", "vue", "svelte", "solid-js", "lit", "@angular/core"];

/** Names sets among which one may be that does for a graph: those that were made in the same way, for the same framework. */
export function familyOf({ nodes, root }: PackageGraph, options: PrebuildOptions): string {
  const anchors = ANCHORS.map((name) => nodes[root[name] ?? ""]?.version ?? null);
  const { aliases, conditions, older, hasBuffer = false } = options;
  const how = [sorted(aliases), [...conditions].sort(), older ?? null, hasBuffer];
  return createHash("sha256")
    .update(JSON.stringify([VERSION, anchors, ...how]))
    .digest("hex")
    .slice(0, 20);
}

/**
 * Names a set of a family, by its modules and what each is made of: two projects may ask for the same of packages that
 * differ in what these ask for in turn.
 *
 * @param closureOf from `closuresOf`
 */
export function setKey(
  family: string,
  specifiers: readonly string[],
  closureOf: (specifier: string) => string,
): string {
  const modules = [...specifiers].sort().map((name) => [name, closureOf(name)]);
  const digest = createHash("sha256").update(JSON.stringify(modules)).digest("hex");
  return `${family}-${digest.slice(0, 12)}`;
}

function sorted(record: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}
