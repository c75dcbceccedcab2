import path from "node:path/posix";
import type { FileTree } from "~/projects/files";

/** A name of a text that a configuration may read for itself, e.g. "./package.json". */
const NAME =
  /["'`](?:\.{0,2}\/)*((?:[\w@.-]+\/){0,10}[\w@.-]+\.(?:json|md|txt|html|ya?ml|toml|svg))["'`]/g;
/** More, or longer ones, no configuration needs. */
const FILES = 20;
const CHARACTERS = 200_000;

/** The project's files that a configuration's text names, by their places: "/package.json" → its text. */
export function namedFiles(tree: FileTree, source: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [, name = ""] of source.matchAll(NAME)) {
    const place = path.join("/", name);
    const text = tree.get(place.slice(1));
    if (text === undefined || text.length > CHARACTERS) continue;
    files[place] = text;
    if (Object.keys(files).length === FILES) break;
  }
  return files;
}
