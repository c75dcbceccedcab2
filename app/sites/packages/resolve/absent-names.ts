import type { Message, OnLoadResult } from "esbuild";

/**
 * Names that modules are asked for and do not export, by the module as esbuild calls it, e.g.
 * "package:/node_modules/kit/index.js".
 */
export type AbsentNames = ReadonlyMap<string, ReadonlySet<string>>;

/** Names behind names: a module that hands one on asks the next for it. */
const ROUNDS = 5;
/**
 * What esbuild says of a name that a module does not export: the module as it calls it, and the name. Behind "import" a
 * mark alone would be read as the name of a package by what lists this file's imports.
 */
export const NO_EXPORT = /^No matching export in "(.+)" for import ["](.+)["]$/;
const IDENTIFIER = /^[\p{L}$_][\p{L}\p{N}$_]*$/u;

/**
 * Builds as webpack does: a name that a module does not export is undefined for whoever imports it. Rollup and esbuild
 * take it for a mistake, which older projects and packages of their time have many of.
 *
 * @param build throws what esbuild does
 * @returns what was built, and what esbuild said of such names, each once
 */
export async function buildWithAbsent<T>(
  build: (absent: AbsentNames) => Promise<T>,
): Promise<{ result: T; said: readonly Message[] }> {
  const absent = new Map<string, Set<string>>();
  const said: Message[] = [];
  for (let round = 0; ; round += 1) {
    try {
      return { result: await build(absent), said };
    } catch (error) {
      const { errors = [] } = error as { errors?: readonly Message[] };
      if (round === ROUNDS || errors.length === 0 || !noteAbsent(errors, absent)) throw error;
      said.push(...errors);
    }
  }
}

/** @returns whether all that is wrong are such names, and there is one that was not known */
function noteAbsent(errors: readonly Message[], absent: Map<string, Set<string>>): boolean {
  let isNew = false;
  for (const { text } of errors) {
    const [, module, name = ""] = NO_EXPORT.exec(text) ?? [];
    if (module === undefined || !IDENTIFIER.test(name)) return false;
    const names = absent.get(module) ?? new Set();
    isNew ||= !names.has(name);
    absent.set(module, names.add(name));
  }
  return isNew;
}

/** A module as it was loaded, with the names that others ask of it in vain. */
export function withAbsent(loaded: OnLoadResult, names: ReadonlySet<string> | undefined) {
  const { contents, loader = "js" } = loaded;
  if (!names || typeof contents !== "string" || !/^[jt]sx?$/.test(loader)) return loaded;
  const own = [...names].map((name, at) => `$absent${at} as ${name}`);
  const all = own.map((_, at) => `$absent${at}`).join(", ");
  return { ...loaded, contents: `${contents}\n;var ${all}; export { ${own.join(", ")} };\n` };
}
