import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The starter's own folder, which a running server has beside it, as it has the texts of its pages. */
const FOLDER = path.resolve("app/starter");

/** What is said to our own linter, on a line of its own, stays in our repository. */
const LINTER_COMMENT = /^[ \t]*(?:\/\/|\/\*|\{\/\*|<!--) biome-ignore [^\n]*\n/gm;

/** The text of one of the starter's files, as it is given to people. `name` is below app/starter. */
export function readText(name: string): string {
  return readFileSync(path.join(FOLDER, name), "utf8").replace(LINTER_COMMENT, "");
}

/** The bytes of one of the starter's files. `name` is below app/starter. */
export function readBytes(name: string): Uint8Array {
  return readFileSync(path.join(FOLDER, name));
}

/**
 * All files below a folder of the starter: path below that folder → text, in the order of the paths.
 * Read anew each time: a project is ten small files, about a third of a millisecond.
 */
export function readFolder(name: string): Map<string, string> {
  const entries = readdirSync(path.join(FOLDER, name), { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(path.join(FOLDER, name), path.join(entry.parentPath, entry.name)),
      )
      .map((file) => file.split(path.sep).join("/"))
      .sort()
      .map((file) => [file, readText(`${name}/${file}`)]),
  );
}
