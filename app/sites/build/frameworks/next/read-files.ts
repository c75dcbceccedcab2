import path from "node:path/posix";
import type { FileTree } from "~/projects/files";
import type { BuildProblem } from "../../build-types";
import type { Alias } from "../../config/project-config";
import { firstOf } from "../left-out";
import { SHIMS_FOLDER } from "./shims";

/** What pages on a server read files with. */
const USES_FILES = /["'](?:node:)?fs(?:\/promises)?["']/;
/** One text, or several that are joined: `"content", "posts"`. */
const NAMES =
  /(["'`])(?:\$\{process\.cwd\(\)\})?([\w@./-]{1,200})\1(?:\s*,\s*(["'])([\w@./-]{1,200})\3)?(?:\s*,\s*(["'])([\w@./-]{1,200})\5)?/g;
/** What is followed by a name that only running it says: `content/${slug}.mdx`. */
const START = /`(?:\$\{process\.cwd\(\)\}\/)?([\w@./-]{1,200})\/\$\{/g;
/** What people write for their pages to read; programs, and what begins with a dot, are none of it. */
const CONTENT =
  /^(?!.*(?:^|\/)\.)(?!.*(?:^|\/)(?:package(?:-lock)?|tsconfig)\.json$).+\.(?:mdx?|markdown|json|txt|csv|ya?ml|html|xml|svg)$/;
/** Of all that is read, in files and in characters. */
const MOST_FILES = 2_000;
const MOST_TEXT = 5_000_000;

/** What a project of Next gets whose pages read files of it: those, and Node's modules over them. */
export interface ReadFiles {
  files: ReadonlyMap<string, string>;
  alias: readonly Alias[];
  warnings: readonly BuildProblem[];
}

/**
 * Pages that run on a server read what they show from folders of the project: `readdirSync("content/posts")`. As an app in the
 * browser they find the files of those folders that their modules name, which are part of the app.
 *
 * @returns null where no module reads any
 */
export function readFilesOf(tree: FileTree): ReadFiles | null {
  const places = placesIn(tree);
  const found = new Map<string, string>();
  let left = MOST_TEXT;
  for (const [file, text] of tree) {
    if (!CONTENT.test(file) || !placesOf(file).some((place) => places.has(place))) continue;
    left -= text.length;
    if (left < 0 || found.size >= MOST_FILES) break;
    found.set(file, text);
  }
  if (found.size === 0) return null;
  const contents = `export const contents: Record<string, string> = ${JSON.stringify(Object.fromEntries(found))};\n`;
  const standIn = (find: RegExp, name: string): Alias => ({
    find,
    replacement: `/${SHIMS_FOLDER}/${name}.ts`,
  });
  const text = `Pages read files of the project: they are part of the app, where anybody can read them (${firstOf([...found.keys()].sort())}).`;
  return {
    files: new Map([[`${SHIMS_FOLDER}/contents.ts`, contents]]),
    alias: [standIn(/^(?:node:)?fs$/, "fs"), standIn(/^(?:node:)?fs\/promises$/, "fs-promises")],
    warnings: [{ text }],
  };
}

/** Files and folders of the project that modules which read files name. */
function placesIn(tree: FileTree): Set<string> {
  const known = new Set([...tree.keys()].filter((file) => CONTENT.test(file)).flatMap(placesOf));
  const named = new Set<string>();
  for (const [file, source] of tree) {
    if (!/\.[cm]?[jt]sx?$/.test(file) || !USES_FILES.test(source)) continue;
    const joined = [...source.matchAll(NAMES)].map(([, , first, , second, , third]) =>
      [first, second, third].filter((part) => part !== undefined),
    );
    for (const parts of [
      ...joined,
      ...[...source.matchAll(START)].map(([, start]) => [start ?? ""]),
    ]) {
      // Of "content", "posts" and "utf8" as much as there is.
      const places = parts.map((_, at) => path.join("/", ...parts.slice(0, at + 1)));
      const place = places
        .map((one) => one.slice(1).replace(/\/$/, ""))
        .findLast((one) => known.has(one));
      if (place) named.add(place);
    }
  }
  return named;
}

/** A file and the folders that it is in. */
function placesOf(file: string): string[] {
  const parts = file.split("/");
  return parts.map((_, at) => parts.slice(0, at + 1).join("/"));
}
