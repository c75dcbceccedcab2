import { builtinModules } from "node:module";

/** Names as the registry has taken them for years, and older ones with capitals. */
const NAME = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/i;
/** The longest name that a registry takes. */
const LONGEST = 214;
/** What would name something else on a disk or in a program. */
const NEVER = new Set(["node_modules", "favicon.ico", "constructor", "prototype"]);

/** Whether a registry can have a package of that name: nothing that leads anywhere else. */
export function isPackageName(name: string): boolean {
  return name.length <= LONGEST && NAME.test(name) && !NEVER.has(name.toLowerCase());
}

/** Whether an import of that name means a module of Node, and never a package. */
export function isBuiltin(name: string): boolean {
  return name.startsWith("node:") || builtinModules.includes(name);
}
