import path from "node:path/posix";
import type { FileTree } from "~/projects/files";
import { MODULE_ENDINGS } from "~/projects/module-endings";

/** Imports and links stand at the start of a file; the rest, in characters, is not searched. */
const SEARCHED = 20_000;
/** Links that are followed of one file, and of all: a thousand files of ten imports each. What is beyond is generated. */
const LINKS_OF_FILE = 100;
const LINKS_IN_ALL = 10_000;
const LINKS = [
  /\b(?:from|import)\s*\(?\s*["']([^"'\n]{1,200})["']/g,
  /\b(?:src|href)\s*=\s*["']([^"'\n]{1,200})["']/g,
  /@import\s+(?:url\()?["']?([^"')\n]{1,200})/g,
];
/** The files that each file imports or links to, and those that do so with it. */
export function importGraph(files: FileTree): ReadonlyMap<string, ReadonlySet<string>> {
  const graph = new Map([...files.keys()].map((file) => [file, new Set<string>()]));
  let left = LINKS_IN_ALL;
  for (const [file, content] of files) {
    if (!/\.(?:[cm]?[jt]sx?|html?|css|vue|svelte)$/i.test(file)) continue;
    const links = linksIn(content.slice(0, SEARCHED)).slice(0, Math.min(LINKS_OF_FILE, left));
    left -= links.length;
    for (const specifier of links) {
      const target = resolve(files, file, specifier);
      if (!target || target === file) continue;
      graph.get(file)?.add(target);
      graph.get(target)?.add(file);
    }
    if (left === 0) break;
  }
  return graph;
}

function linksIn(text: string): string[] {
  return LINKS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, specifier = ""]) => specifier),
  );
}

function resolve(files: FileTree, from: string, specifier: string): string | undefined {
  const bare = specifier.split(/[?#]/)[0] ?? "";
  const base = bare.startsWith("@/")
    ? `src/${bare.slice(2)}`
    : bare.startsWith("/")
      ? bare.slice(1)
      : path.join(path.dirname(from), bare);
  // TypeScript writes "./thing.js" for thing.ts.
  const stems = [base, base.replace(/\.jsx?$/, "")];
  for (const stem of stems) {
    for (const ending of MODULE_ENDINGS) if (files.has(stem + ending)) return stem + ending;
  }
  return undefined;
}
