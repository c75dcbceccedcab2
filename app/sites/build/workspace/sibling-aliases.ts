import path from "node:path/posix";
import { escapePattern } from "~/projects/escape-pattern";
import { MODULE_ENDINGS } from "~/projects/module-endings";
import { type BuildInput, hasFile } from "../build-input";
import type { Alias } from "../config/project-config";
import { isRecord } from "../frameworks/detection/package-json";
import type { Sibling } from "./siblings";

/** Conditions under which a sibling's source may be found, before what it is built into. */
const CONDITIONS = ["source", "development", "browser", "import", "module", "default"];
/** Fields that name the module of a package. */
const MAINS = ["source", "module", "main", "style", "sass"];
/** Where people keep sources whose built form is not in the project. */
const USUAL = ["src/index", "index", "src/main"];
/** Folders of what is built, and those in them by format. */
const BUILT = /^(?:dist|build|lib|out|es|esm)\/(?:(?:esm|cjs|es|src)\/)?/;

/**
 * Where imports of siblings lead: to their sources, whose built form nobody brings along.
 *
 * @param input with the siblings' files where they lie in the project
 */
export function siblingAliases(input: BuildInput, siblings: readonly Sibling[]): Alias[] {
  return siblings.flatMap((sibling) => aliasesOf(input, sibling));
}

function aliasesOf(input: BuildInput, { name, folder, manifest }: Sibling): Alias[] {
  const start = escapePattern(name);
  const aliases: Alias[] = [];
  const add = (find: string, target: string) => {
    const replacement = path.join("/", folder, target.replaceAll("$", "$$$$").replace("*", "$1"));
    aliases.push({ find: new RegExp(`^${find}$`), replacement, isOptional: true });
  };
  const exported = exportsOf(manifest.exports);
  for (const [key, targets] of exported) {
    const [before = "", after] = key.slice(1).split("*");
    const subpath =
      after === undefined
        ? escapePattern(before)
        : `${escapePattern(before)}(.*)${escapePattern(after)}`;
    for (const target of targets.flatMap(asSources)) add(`${start}${subpath}(?=$|\\?)`, target);
  }
  const mains = MAINS.flatMap((field) => {
    const value = manifest[field];
    return typeof value === "string" ? asSources(value) : [];
  });
  const entry = [...mains, ...USUAL].find((file) => isThere(input, path.join(folder, file)));
  if (entry) add(`${start}(?=$|\\?)`, entry);
  for (const place of ["*", "src/*"]) add(`${start}/(.*)`, place);
  return aliases;
}

/** "./ui/*" → what it stands for, best first. */
function exportsOf(exports: unknown): [key: string, targets: string[]][] {
  if (typeof exports === "string") return [[".", [exports]]];
  if (!isRecord(exports)) return [];
  const hasKeys = Object.keys(exports).some((key) => key.startsWith("."));
  const entries = hasKeys ? Object.entries(exports) : [[".", exports] as const];
  return entries.map(([key, value]) => [key, targetsOf(value, 0)]);
}

function targetsOf(value: unknown, depth: number): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap((one) => targetsOf(one, depth + 1));
  if (!isRecord(value) || depth > 4) return [];
  return CONDITIONS.flatMap((condition) => targetsOf(value[condition], depth + 1));
}

/** A file, and the source that it is most likely built from: "./dist/index.js" → "src/index". */
function asSources(target: string): string[] {
  const file = target.replace(/^\.\//, "");
  if (!BUILT.test(file)) return [file];
  return [file, file.replace(BUILT, "src/").replace(/(?:\.d)?\.[cm]?[jt]sx?$/, "")];
}

function isThere(input: BuildInput, file: string): boolean {
  return MODULE_ENDINGS.some((ending) => hasFile(input, file + ending));
}
