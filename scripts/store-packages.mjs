// Where the packages stand that previews ship with, which have a list of their own (preview-packages).
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** Libraries are resolved from their own list, whatever versions the product itself uses. */
export const libraries = path.resolve(import.meta.dirname, "../preview-packages");
/** Finds modules as the libraries do. */
export const requireLibrary = createRequire(path.join(libraries, "package.json"));

/** Version of each package, by its name. */
export function versionsOf(names) {
  return Object.fromEntries(
    Object.keys(names).map((name) => [name, readPackage(folderOf(name)).version]),
  );
}

/** The real folders of packages and of everything that they depend on. */
export function readableFolders(names) {
  const folders = new Set();
  const visit = (name, from) => {
    const folder = folderOf(name, from);
    if (!folder || folders.has(folder)) return;
    folders.add(folder);
    for (const dependency of Object.keys(readPackage(folder).dependencies ?? {})) {
      visit(dependency, folder);
    }
  };
  for (const name of names) visit(name);
  return [...folders].sort();
}

/** The real folder of a package, as `from` would find it; undefined where it is not installed. */
export function folderOf(name, from = libraries) {
  for (const base of requireLibrary.resolve.paths(path.join(from, "x")) ?? []) {
    const folder = path.join(base, name);
    if (existsSync(path.join(folder, "package.json"))) return realpathSync(folder);
  }
  for (let at = from; at !== path.dirname(at); at = path.dirname(at)) {
    const folder = path.join(at, "node_modules", name);
    if (existsSync(path.join(folder, "package.json"))) return realpathSync(folder);
  }
  return undefined;
}

export function readPackage(folder) {
  return JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
}
