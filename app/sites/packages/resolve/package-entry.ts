import path from "node:path/posix";
import { exports as resolveExports, imports as resolveImports } from "resolve.exports";
import type { BuildMode } from "../store-manifest";
import { findIndexFile, findPackageFile, isFolderWithin } from "./find-package-file";
import { type PackageJson, readPackageJson } from "./package-json";

/** How a module is asked for: by `import`, by `require`, or by a stylesheet. */
export type AskedBy = "import" | "require" | "style";

/** What decides which of its modules a package hands out. */
export interface Asked {
  by: AskedBy;
  mode: BuildMode;
  /** Conditions that the project's framework asks for, e.g. "svelte". */
  conditions: readonly string[];
}

const STYLESHEET = /\.(?:css|scss|sass|less)$/;

type Named = PackageJson & { name: string };

/** Where a package has what others know by a name, best first. @param subpath "" for itself */
export function exportedAs(json: Named, subpath: string, asked: Asked): string[] {
  const name = subpath === "" ? "." : `./${subpath}`;
  const found = targetsOf(() => resolveExports(json, name, how(asked)));
  // A script imports a stylesheet that a package hands out to stylesheets alone (themes of Angular Material).
  if (found.length > 0 || asked.by === "style" || !STYLESHEET.test(subpath)) return found;
  return targetsOf(() => resolveExports(json, name, how({ ...asked, by: "style" })));
}

/** Where a package has what it calls "#x" itself: "./" its own files, else another package's. */
export function importedAs(json: Named, specifier: string, asked: Asked): string[] {
  return targetsOf(() => resolveImports(json, specifier, how(asked)));
}

/** What a package's older fields name as its module, best first. */
export function mainsOf(json: PackageJson, { by, conditions }: Asked): string[] {
  const { browser, module, main, svelte, style } = json;
  const ours = conditions.includes("svelte") ? svelte : null;
  const fields = {
    style: [style, main],
    require: [browser, main, module],
    import: [ours, browser, module, main],
  }[by];
  return fields.filter((field): field is string => typeof field === "string" && field !== "");
}

/** The module that a folder inside of a package stands for: it may have a package.json that names it. */
export function folderEntry(folder: string, wanted: string, asked: Asked): string | null {
  const clean = path.normalize(wanted);
  if (clean.startsWith("..") || !isFolderWithin(folder, clean)) return null;
  const json = clean === "." ? null : readPackageJson(path.join(folder, clean));
  for (const main of json ? mainsOf(json, asked) : []) {
    const at = path.join(clean, main);
    const found = findPackageFile(folder, at) ?? findIndexFile(folder, at);
    if (found) return found;
  }
  return findIndexFile(folder, clean);
}

function how({ by, mode, conditions }: Asked) {
  const environment = mode === "release" ? "production" : "development";
  const format = by === "style" ? "style" : "module";
  return {
    require: by === "require",
    browser: true,
    conditions: [format, environment, ...conditions],
  };
}

/** The library throws for what a package does not hand out. */
function targetsOf(find: () => unknown): string[] {
  try {
    const found = find();
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}
