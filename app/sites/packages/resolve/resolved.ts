import type { PackageNode } from "../graph";

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

export const EMPTY: Resolved = { is: "empty" };

/** @param by the package whose module imports it; the project without one */
export function missing(specifier: string, by?: PackageNode): Resolved {
  const importer = by ? `${by.name} ${by.version}` : "The project";
  return { is: "missing", text: `${importer} imports "${specifier}", which is not there.` };
}

/** @param subpath "" for the package itself */
export function missingEntry({ name, version }: PackageNode, subpath: string): Resolved {
  const text =
    subpath === ""
      ? `The package "${name}" (${version}) has nothing that a browser can import.`
      : `The package "${name}" (${version}) has no "${subpath}".`;
  return { is: "missing", text };
}
