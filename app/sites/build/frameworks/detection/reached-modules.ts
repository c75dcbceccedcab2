import type { FileTree } from "~/projects/files";
import { defaultConfig } from "../../config/project-config";
import { findImported } from "../../resolve/find-file";
import { importsOf } from "./imports";
import { isStray } from "./stray";

/** Files that hold code, and what may be between it: components of one file. */
const MODULE = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/;
/** A script of a page, with its attributes, and its code where it stands in the page. */
const SCRIPT = /<script\b([^>]{0,1000})>([\s\S]*?)<\/script\s*>/gi;
const SRC = /\bsrc\s*=\s*["']?([^"'\s>]+)/i;
const MODULE_TYPE = /\btype\s*=\s*["']?module\b/i;
/** More modules than this do not change what a project is. */
const READ = 2_000;

/** What a project's pages load, and what that imports. */
export interface Reached {
  /** Path → source; inline scripts by the name of their page. */
  modules: Map<string, string>;
  /** Some page asks for a script that is to be compiled, whether it has been written yet or not. */
  asksForCompiled: boolean;
}

/**
 * The modules that decide what a project is: those of its page and what they import. Of a project whose
 * page loads none yet, all that are not a tool's.
 */
export function reachModules(tree: FileTree): Reached {
  const modules = new Map<string, string>();
  const waiting: string[] = [];
  let asksForCompiled = false;
  for (const [page, html] of tree) {
    if (!page.endsWith(".html") || isStray(page)) continue;
    for (const [, attributes = "", code = ""] of html.matchAll(SCRIPT)) {
      const src = SRC.exec(attributes)?.[1];
      const isCompiled = src !== undefined && /\.(?:ts|tsx|jsx|mts)(?:[?#]|$)/.test(src);
      if (isCompiled) asksForCompiled = true;
      if (!isCompiled && !MODULE_TYPE.test(attributes)) continue;
      if (src === undefined) modules.set(page, `${modules.get(page) ?? ""}\n${code}`);
      else waiting.push(...found(tree, src.startsWith("/") ? src : `./${src}`, `/${page}`));
    }
  }
  for (const [page, code] of [...modules]) {
    for (const specifier of importsOf(code)) waiting.push(...found(tree, specifier, `/${page}`));
  }
  if (waiting.length === 0 && modules.size === 0 && !asksForCompiled)
    return { ...allModules(tree), asksForCompiled };
  for (let file = waiting.pop(); file && modules.size < READ; file = waiting.pop()) {
    const source = tree.get(file);
    if (source === undefined || modules.has(file) || !MODULE.test(file)) continue;
    modules.set(file, source);
    for (const specifier of importsOf(source)) waiting.push(...found(tree, specifier, `/${file}`));
  }
  return { modules, asksForCompiled };
}

function allModules(tree: FileTree): { modules: Map<string, string> } {
  const modules = [...tree].filter(
    ([file]) => MODULE.test(file) && !file.endsWith(".d.ts") && !isStray(file),
  );
  return { modules: new Map(modules.slice(0, READ)) };
}

function found(tree: FileTree, specifier: string, importer: string): string[] {
  const input = { texts: tree, binaries: new Map<string, never>(), env: {} };
  const target = findImported({ input, config: defaultConfig() }, specifier, importer);
  return target.is === "file" && target.file ? [target.file.slice(1)] : [];
}
