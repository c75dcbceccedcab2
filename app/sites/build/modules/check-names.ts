import type { WalkedModule } from "./walk-modules";

/**
 * Whether each name that a module imports is exported where it comes from. What is missing is a mistake,
 * which the bundle tells with its place.
 */
export function namesAreThere(modules: readonly WalkedModule[]): boolean {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  return modules.every(({ names, targets }) =>
    names.imports.every(({ specifier, names: wanted }) => {
      const target = targets.get(specifier);
      if (target?.is !== "module" || !wanted) return true;
      return wanted.every((name) => exportsName(byPath, target.path, name, new Set()));
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
