import path from "node:path/posix";
import { parse } from "jsonc-parser";
import { escapePattern } from "~/projects/escape-pattern";
import type { FileTree } from "~/projects/files";
import type { Alias } from "./project-config";

/** Files that are read, with what they extend and refer to: a real project has four. */
const FILES = 20;
/** The last is what the apps of a workspace by Nx extend; it is read once, wherever it is named. */
const CONFIGS = ["tsconfig.json", "jsconfig.json", "tsconfig.base.json"];
/** Names that are understood of all of them. */
const PATHS = 200;

/** What a tsconfig says of where imports lead. */
interface Places {
  /** Folder that bare specifiers are looked for in, from the project's root; null for none. */
  baseUrl: string | null;
  /** Pattern → targets, from the project's root. */
  paths: ReadonlyMap<string, readonly string[]>;
}

const NOWHERE: Places = { baseUrl: null, paths: new Map() };

/**
 * What a project's tsconfig.json or jsconfig.json calls its folders: `paths` and `baseUrl`, through
 * `extends` and the projects that it refers to. Comments and commas too many are read over, as
 * TypeScript does.
 */
export function tsconfigAliases(texts: FileTree): Alias[] {
  const reader = new ConfigReader(texts);
  const found = CONFIGS.flatMap((file) => reader.readWhole(file));
  const paths = found.flatMap((places) => [...places.paths]).slice(0, PATHS);
  // The longest beginning counts, as TypeScript has it.
  paths.sort(([a], [b]) => startOf(b).length - startOf(a).length);
  const bases = found.flatMap(({ baseUrl }) => (baseUrl === null ? [] : [baseUrl]));
  return [
    ...paths.flatMap(([pattern, targets]) => targets.map((target) => toAlias(pattern, target))),
    ...[...new Set(bases)].map((base) => toAlias("*", path.join(base, "*"))),
  ];
}

/** Reads configurations, each once: they may name each other in circles. */
class ConfigReader {
  readonly #texts: FileTree;
  readonly #seen = new Set<string>();

  constructor(texts: FileTree) {
    this.#texts = texts;
  }

  /** What a configuration says, and those that it refers to. */
  readWhole(file: string): Places[] {
    const config = this.#read(file);
    if (!config) return [];
    const references = listOf(config.references).flatMap((reference) => {
      const place = isRecord(reference) ? reference.path : null;
      if (typeof place !== "string") return [];
      const target = path.join(path.dirname(file), place);
      return this.readWhole(target.endsWith(".json") ? target : path.join(target, "tsconfig.json"));
    });
    return [this.#placesOf(config, file), ...references];
  }

  #read(file: string): Record<string, unknown> | null {
    const text = this.#texts.get(file);
    if (text === undefined || this.#seen.has(file) || this.#seen.size >= FILES) return null;
    this.#seen.add(file);
    const value: unknown = parse(text, [], { allowTrailingComma: true });
    return isRecord(value) ? value : null;
  }

  /** What it says itself counts before what it extends. */
  #placesOf(config: Record<string, unknown>, file: string): Places {
    const folder = path.dirname(file);
    const parents = listOf(config.extends).flatMap((name) => this.#extended(name, folder));
    const parent = parents.reduce((all, one) => joined(one, all), NOWHERE);
    const options = isRecord(config.compilerOptions) ? config.compilerOptions : {};
    const said =
      typeof options.baseUrl === "string" ? path.join("/", folder, options.baseUrl) : null;
    const base = said ?? path.join("/", folder);
    const paths = new Map<string, string[]>();
    for (const [pattern, targets] of Object.entries(isRecord(options.paths) ? options.paths : {})) {
      const texts = listOf(targets).filter((one): one is string => typeof one === "string");
      paths.set(
        pattern,
        texts.map((target) => path.join(base, target)),
      );
    }
    return joined({ baseUrl: said, paths }, parent);
  }

  /** A configuration of the project; those of packages say nothing of its folders. */
  #extended(name: unknown, folder: string): Places[] {
    if (typeof name !== "string" || !/^\.{0,2}\//.test(name)) return [];
    const target = path.join(folder, name);
    const file = target.endsWith(".json") ? target : `${target}.json`;
    const config = this.#read(file);
    return config ? [this.#placesOf(config, file)] : [];
  }
}

/** What the first says, and where it says nothing, the second. */
function joined(first: Places, second: Places): Places {
  return {
    baseUrl: first.baseUrl ?? second.baseUrl,
    paths: first.paths.size > 0 ? first.paths : second.paths,
  };
}

/** "@/*" and "/src/*" as an alias; packages are asked for what it does not find. */
function toAlias(pattern: string, target: string): Alias {
  const [start = "", end] = pattern.split("*");
  // What begins with a dot is a path already.
  const find =
    end === undefined
      ? `^${escapePattern(start)}(?=$|\\?)`
      : `^${start === "" ? "(?![./])" : escapePattern(start)}(.*)${escapePattern(end)}$`;
  const replacement = target.replaceAll("$", "$$$$").replace("*", "$1");
  return { find: new RegExp(find), replacement, isOptional: true };
}

function startOf(pattern: string): string {
  return pattern.split("*")[0] ?? "";
}

/** A value or several as an array. */
function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
