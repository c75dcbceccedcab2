import path from "node:path/posix";
import type { BuildProblem } from "../build-types";
import type { Alias } from "../config/project-config";
import { meaningsOf } from "../resolve/aliases";
import { importsOf } from "./detection/imports";
import type { StandIns } from "./stand-in-modules";

/** A file that is named as it is, which scripts can import. */
const NAMED = /^\/?[\w.@/-]{1,200}\.(?:json|[cm]?[jt]sx?)$/;
const ENDINGS = ["", ".js", ".ts", ".json", ".mjs", ".jsx", ".tsx"];
const MODULE = /\.(?:[cm]?[jt]sx?|vue|svelte)$/;
/** More than these no project keeps back. */
const MOST = 100;

/**
 * Files that a project's own .gitignore keeps out of its repository, "amplify_outputs.json" or "src/keys.ts", and that its
 * scripts import: an empty one stands in, so that what can do without opens. Null where there are none.
 */
export function ignoredFiles(
  tree: StandIns["tree"],
  alias: readonly Alias[] = [],
): StandIns | null {
  const lines = (tree.get(".gitignore") ?? "").split("\n").map((line) => line.trim());
  const ignored = lines.filter((line) => NAMED.test(line)).slice(0, MOST);
  if (ignored.length === 0) return null;
  const isIgnored = (file: string) =>
    ignored.some((line) =>
      line.includes("/") ? line.replace(/^\//, "") === file : line === path.basename(file),
    );
  const stems = ignored.map((line) => path.basename(line).replace(/\.\w+$/, ""));
  const made = new Map<string, string>();
  const warnings: BuildProblem[] = [];
  for (const [importer, text] of tree) {
    if (!MODULE.test(importer) || !stems.some((stem) => text.includes(stem))) continue;
    for (const specifier of importsOf(text)) {
      const names = placesOf(specifier, importer, alias).flatMap((place) =>
        ENDINGS.map((ending) => place + ending),
      );
      const file = names.find(isIgnored);
      if (!file || made.has(file) || names.some((name) => tree.has(name))) continue;
      // Of the second any name can be imported: it is undefined.
      made.set(file, file.endsWith(".json") ? "{}\n" : "module.exports = {};\n");
      warnings.push({
        text: `${file} is not in the project, whose .gitignore keeps it out: an empty one stands in, and what needs it fails. Add yours.`,
        file: importer,
      });
    }
  }
  if (made.size === 0) return null;
  return { tree: new Map([...tree, ...made]), alias: [], warnings };
}

/** Where an import leads, from the project's root, without the ending that it may leave out. */
function placesOf(specifier: string, importer: string, alias: readonly Alias[]): string[] {
  if (specifier.startsWith(".")) {
    return [path.join("/", path.dirname(importer), specifier).slice(1)];
  }
  return meaningsOf(specifier, alias).flatMap(({ specifier: meant }) =>
    meant.startsWith("/") ? [path.normalize(meant).slice(1)] : [],
  );
}
