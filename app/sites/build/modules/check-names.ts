import type { WalkedModule } from "./walk-modules";

/** A name that a module imports and that is not exported where it comes from. */
export interface AbsentName {
  /** Which module asks for it, e.g. "/src/App.tsx". */
  by: string;
  /** What it asks: a module of the project, e.g. "/src/util.ts", or a package, e.g. "lucide-react". */
  from: string;
  name: string;
  isPackage: boolean;
}

/**
 * The names that modules import in vain.
 *
 * @param exportsOf what a package exports, as far as that is known: else none
 */
export function absentNames(
  modules: readonly WalkedModule[],
  exportsOf: (specifier: string) => readonly string[],
): AbsentName[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  return modules.flatMap(({ path: by, names, targets }) =>
    names.imports.flatMap(({ specifier, names: wanted }): AbsentName[] => {
      const target = targets.get(specifier);
      if (!wanted || !target) return [];
      if (target.is === "module") {
        return wanted
          .filter((name) => !exportsName(byPath, target.path, name, new Set()))
          .map((name) => ({ by, from: target.path, name, isPackage: false }));
      }
      // An object has whatever is put into it while it runs.
      if (target.is !== "external" || target.isCommonJs) return [];
      const known = exportsOf(target.specifier);
      if (known.length === 0) return [];
      return wanted
        .filter((name) => !known.includes(name))
        .map((name) => ({ by, from: specifier, name, isPackage: true }));
    }),
  );
}

function exportsName(
  modules: ReadonlyMap<string, WalkedModule>,
  path: string,
  name: string,
  seen: Set<string>,
): boolean {
  if (seen.has(path)) return false;
  seen.add(path);
  const module = modules.get(path);
  const exported = module?.names.exports;
  if (!module || !exported || exported.names.has(name)) return true;
  if (name === "default") return false;
  return exported.stars.some((specifier) => {
    const target = module.targets.get(specifier);
    // Of another's module nobody knows the names.
    if (target?.is !== "module") return true;
    return exportsName(modules, target.path, name, seen);
  });
}
