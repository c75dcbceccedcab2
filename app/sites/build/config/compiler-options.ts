import path from "node:path/posix";
import { parse } from "jsonc-parser";
import type { FileTree } from "~/projects/files";

/** What a tsconfig says of the language itself, which decides what a source does. */
export interface CompilerOptions {
  experimentalDecorators?: boolean;
  useDefineForClassFields?: boolean;
  /** Fields of classes are another thing before ES2022. */
  target?: string;
  /** "preserve" where another tool than TypeScript compiles JSX. */
  jsx?: string;
  jsxImportSource?: string;
  jsxFactory?: string;
  jsxFragmentFactory?: string;
}

/** Each counts before those behind it. */
const FILES = ["tsconfig.app.json", "tsconfig.json", "jsconfig.json"];
const FLAGS = ["experimentalDecorators", "useDefineForClassFields"] as const;
const NAMES = ["target", "jsx", "jsxImportSource", "jsxFactory", "jsxFragmentFactory"] as const;
/** Configurations that extend each other. */
const DEPTH = 8;

/** What a project's own configurations say; those of packages are not read. */
export function compilerOptionsOf(texts: FileTree): CompilerOptions {
  const found = FILES.map((file) => optionsOf(texts, file, DEPTH));
  return Object.assign({}, ...found.reverse());
}

function optionsOf(texts: FileTree, file: string, depth: number): CompilerOptions {
  const text = texts.get(file);
  if (text === undefined || depth === 0) return {};
  const config: unknown = parse(text, [], { allowTrailingComma: true });
  if (!isRecord(config)) return {};
  const parents = [config.extends].flat().flatMap((name) => {
    if (typeof name !== "string" || !/^\.{0,2}\//.test(name)) return [];
    const target = path.join(path.dirname(file), name);
    return optionsOf(texts, target.endsWith(".json") ? target : `${target}.json`, depth - 1);
  });
  return Object.assign({}, ...parents, ownOptions(config.compilerOptions));
}

function ownOptions(said: unknown): CompilerOptions {
  if (!isRecord(said)) return {};
  const options: CompilerOptions = {};
  for (const name of FLAGS) {
    const value = said[name];
    if (typeof value === "boolean") options[name] = value;
  }
  for (const name of NAMES) {
    const value = said[name];
    if (typeof value === "string" && /^[\w@./-]{1,100}$/.test(value)) options[name] = value;
  }
  return options;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
