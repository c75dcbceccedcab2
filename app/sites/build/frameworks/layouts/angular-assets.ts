import path from "node:path/posix";
import picomatch from "picomatch";
import type { BuildInput } from "../../build-input";
import { isRecord } from "../detection/package-json";
import { angularProject } from "./angular-project";

/** Lists of files that are copied: a project has a handful. */
const MOST = 50;
/** The longest pattern that is read, in characters. */
const PATTERN = 300;

/** Files that angular.json has copied beside the page: those of a folder that a pattern names. */
interface CopiedFiles {
  /** The folder that they are in, e.g. "src/assets". */
  from: string;
  /** Where they are put, from the site's root; "" for the root itself. */
  to: string;
  isMeant(name: string): boolean;
}

/**
 * A project of Angular's command line with what its angular.json has copied where every project has such files: in
 * `public/`. What is there by that name already counts.
 */
export function withAngularAssets(input: BuildInput): BuildInput {
  const copied = copiedBy(input);
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

function copiedBy({ texts, binaries }: BuildInput): CopiedFiles[] {
  const { options, sourceRoot } = angularProject(texts);
  const assets = Array.isArray(options.assets) ? options.assets : [];
  return assets.slice(0, MOST).flatMap((one): CopiedFiles[] => {
    if (isRecord(one)) {
      const { glob, input, output = "", ignore = [] } = one;
      if (!isPattern(glob) || typeof input !== "string" || typeof output !== "string") return [];
      const from = plain(input);
      // Those of packages are no files of the project.
      if (from === "" || from.startsWith("node_modules")) return [];
      const not = [ignore].flat().filter(isPattern);
      const isMeant = picomatch(glob, { ignore: not, dot: true, maxLength: PATTERN });
      return [{ from, to: plain(output), isMeant }];
    }
    if (typeof one !== "string") return [];
    const place = plain(one);
    // All of a project is none of its pictures.
    if (place === "") return [];
    const below = place.startsWith(`${sourceRoot}/`) ? place.slice(sourceRoot.length + 1) : place;
    const isFile = texts.has(place) || binaries.has(place);
    if (!isFile) return [{ from: place, to: below, isMeant: () => true }];
    const name = path.basename(place);
    const [from, to] = [path.dirname(place), path.dirname(below)];
    return [{ from: plain(from), to: plain(to), isMeant: (each) => each === name }];
  });
}

/** Whether a pattern can be compiled: an empty one, and one that is too long, cannot. */
function isPattern(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= PATTERN;
}

/** A folder from the project's root: "./src/assets/" → "src/assets". */
function plain(folder: string): string {
  return path.join("/", folder).slice(1).replace(/\/$/, "");
}
