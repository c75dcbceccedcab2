import type { ModuleImport } from "./module-names";
import type { ModuleWalk, Target, WalkedModule } from "./walk-modules";

/** Where the reading of a module's imports has come to. */
interface Reading {
  module: WalkedModule;
  next: number;
}

/** By what each imports with a statement: depth first, as modules run and styles apply. */
export function inOrder(
  entry: string,
  found: ReadonlyMap<string, WalkedModule>,
): Pick<ModuleWalk, "modules" | "styles"> {
  const modules: WalkedModule[] = [];
  const styles = new Set<string>();
  followImports(entry, found, {
    left: (module) => modules.push(module),
    meet: (target) => {
      if (target.is === "style") styles.add(target.path);
    },
  });
  return { modules, styles: [...styles] };
}

/**
 * Goes through all modules that an entry reaches, depth first, each once. Without calls inside each other: a chain of
 * modules may be as long as it likes.
 *
 * @param see.meet what a module imports that is no module, in the order of its imports
 * @param see.isFollowed whether imports of a kind count; all do where it is not said
 * @param see.left a module all of whose imports have been followed
 */
export function followImports(
  entry: string,
  found: ReadonlyMap<string, WalkedModule>,
  see: {
    meet(target: Target, kind: ModuleImport["kind"]): void;
    left?(module: WalkedModule): void;
    isFollowed?(kind: ModuleImport["kind"]): boolean;
  },
): void {
  const seen = new Set<string>();
  const open: Reading[] = [];
  const enter = (path: string) => {
    const module = found.get(path);
    if (!module || seen.has(path)) return;
    seen.add(path);
    open.push({ module, next: 0 });
  };
  enter(entry);
  for (let reading = open.at(-1); reading; reading = open.at(-1)) {
    const { module, next } = reading;
    const imported = module.names.imports[next];
    reading.next += 1;
    if (!imported) {
      open.pop();
      see.left?.(module);
      continue;
    }
    if (see.isFollowed?.(imported.kind) === false) continue;
    const target = module.targets.get(imported.specifier);
    if (target?.is === "module") enter(target.path);
    else if (target) see.meet(target, imported.kind);
  }
}
