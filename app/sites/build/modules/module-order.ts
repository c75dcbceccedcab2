import type { ModuleWalk, WalkedModule } from "./walk-modules";

/** By what each imports with a statement: depth first, as modules run and styles apply. */
export function inOrder(
  entry: string,
  found: ReadonlyMap<string, WalkedModule>,
): Pick<ModuleWalk, "modules" | "styles"> {
  const modules = new Set<WalkedModule>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string) => {
    const module = found.get(path);
    if (!module || seen.has(path)) return;
    seen.add(path);
    for (const { specifier } of module.names.imports) {
      const target = module.targets.get(specifier);
      if (target?.is === "style") styles.add(target.path);
      if (target?.is === "module") visit(target.path);
    }
    modules.add(module);
  };
  visit(entry);
  return { modules: [...modules], styles: [...styles] };
}
