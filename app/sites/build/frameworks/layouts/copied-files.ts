import path from "node:path/posix";
import { readGlob } from "~/platform/globs";
import { type BuildInput, hasFile } from "../../build-input";
import type { CopiedPlace } from "../../config/bundler-pages";

/** The longest pattern that is read, in characters. */
const PATTERN = 300;
const STARS = /[*?[\]{}!]/;

/** Files that a configuration has copied beside the page: those of a folder that a pattern names. */
export interface CopiedFiles {
  /** The folder that they are in, e.g. "src/assets"; "" for the project's root. */
  from: string;
  /** Where they are put, from the site's root; "" for the root itself. */
  to: string;
  isMeant(name: string): boolean;
}

/** A project with such files where every project has them: in `public/`. What is there by that name already counts. */
export function withCopied(input: BuildInput, copied: readonly CopiedFiles[]): BuildInput {
  if (copied.length === 0) return input;
  const texts = new Map(input.texts);
  const binaries = new Map(input.binaries);
  for (const files of [texts, binaries] as Map<string, never>[]) {
    for (const [file, content] of [...files]) {
      for (const name of namesOf(file, copied)) if (!files.has(name)) files.set(name, content);
    }
  }
  return { ...input, texts, binaries };
}

function namesOf(file: string, copied: readonly CopiedFiles[]): string[] {
  return copied.flatMap(({ from, to, isMeant }) => {
    const inside = from === "" ? file : file.startsWith(`${from}/`) && file.slice(from.length + 1);
    if (inside === false || !isMeant(inside)) return [];
    const name = path.join("public", path.join("/", to, inside));
    return name === file ? [] : [name];
  });
}

/** What a configuration names by a place alone: a file, all of a folder, or the files of a pattern. */
export function filesOfPlace(input: BuildInput, { from, to }: CopiedPlace): CopiedFiles[] {
  if (STARS.test(from)) {
    const [folder = "", pattern = ""] = splitPattern(from);
    if (!isPattern(pattern) || folder === "") return [];
    return [{ from: folder, to, isMeant: readGlob(pattern) }];
  }
  if (!hasFile(input, from)) return [{ from, to, isMeant: () => true }];
  // A file may be given another name: "a/b.txt" to "c.txt"; of a folder it keeps its own.
  const name = path.basename(from);
  const renamed = path.extname(to) !== "" && path.basename(to) !== name;
  if (renamed) return [];
  const target = path.basename(to) === name ? path.dirname(to).replace(/^\.$/, "") : to;
  const folder = path.dirname(from).replace(/^\.$/, "");
  return [{ from: folder, to: target, isMeant: (each) => each === name }];
}

/** Whether a pattern can be compiled: an empty one, and one that is too long, cannot. */
export function isPattern(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= PATTERN;
}

/** "src/assets/**\/*.png" → its folder without stars, and the rest */
function splitPattern(place: string): [folder: string, pattern: string] {
  const parts = place.split("/");
  const at = parts.findIndex((part) => STARS.test(part));
  return [parts.slice(0, at).join("/"), parts.slice(at).join("/")];
}
