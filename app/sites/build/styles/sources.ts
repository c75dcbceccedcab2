import { createHash } from "node:crypto";
import { extname } from "node:path/posix";
import { LRUCache } from "lru-cache";
import type { BuildInput } from "../build-input";

/** Files that name no classes: styles, locks, and what is large and no source. */
const NO_SOURCE =
  /\.(?:css|scss|sass|less|styl|pcss|postcss|lock|log|map|csv|sql)$|(?:^|\/)(?:package-lock\.json|pnpm-lock\.yaml|\.env[^/]*|\.gitignore|LICENSE[^/]*)$|(?:^|\/)(?:node_modules|dist|\.git)\//i;

/** The classes that a text may name, by its content: an edit reads one file anew. */
const candidateCache = new LRUCache<string, readonly string[]>({ max: 4_000 });

/** A source in which classes are looked for. */
export interface ClassSource {
  path: string;
  content: string;
  /** Without a dot, e.g. "tsx". */
  extension: string;
}

/** A project's sources in which classes are looked for, in the order of their names. */
export function classSources({ texts }: BuildInput): ClassSource[] {
  return [...texts]
    .filter(([path]) => !NO_SOURCE.test(path))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, content]) => ({ path, content, extension: extname(path).slice(1) || "html" }));
}

/**
 * Everything in sources that may be a class.
 *
 * @param scanner names what reads them, and how
 */
export function candidatesOf(
  sources: readonly ClassSource[],
  scanner: { name: string; scan(source: ClassSource): readonly string[] },
): Set<string> {
  const candidates = new Set<string>();
  for (const source of sources) {
    const digest = createHash("sha256").update(`${scanner.name}\0${source.extension}\0`);
    const key = digest.update(source.content).digest("base64");
    const found = candidateCache.get(key) ?? scanner.scan(source);
    candidateCache.set(key, found);
    for (const candidate of found) candidates.add(candidate);
  }
  return candidates;
}
