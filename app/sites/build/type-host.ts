import path from "node:path/posix";
import { LRUCache } from "lru-cache";
import type * as TypeScript from "typescript";
import type { FileTree } from "~/projects/files";
import { wantedVersions } from "../packages/graph/wanted-versions";
import { compilerOptions, OWN_OPTIONS } from "./compiler-options";
import { detectKind } from "./kinds";
import { packageOfFile, typedPackages } from "./typed-packages";

/** Declarations of the language and of libraries that a thread keeps read: they are half of the work. */
const LIBRARY_FILES = 1_500;
const libraryCache = new LRUCache<string, TypeScript.SourceFile>({ max: LIBRARY_FILES });

/** Shows TypeScript a project in memory, and of the disk declarations of libraries alone. */
export class TypeHost {
  readonly host: TypeScript.CompilerHost;
  readonly options: TypeScript.CompilerOptions;
  readonly #folder: string;

  constructor(ts: typeof TypeScript, files: FileTree, root: string) {
    // Below the product, so that the packages of sites are found.
    this.#folder = path.join(root, "preview-packages/project");
    this.options = optionsOf(ts, files, this.#folder);
    this.host = this.#makeHost(ts, files, root);
  }

  /** What TypeScript knows a file of the project by. */
  nameOf(file: string): string {
    return path.join(this.#folder, file);
  }

  #makeHost(ts: typeof TypeScript, files: FileTree, root: string): TypeScript.CompilerHost {
    const folder = `${this.#folder}/`;
    const disk = ts.createCompilerHost(this.options);
    const fileOf = (name: string) =>
      name.startsWith(folder) && !name.includes("/node_modules/")
        ? name.slice(folder.length)
        : undefined;
    const isTyped = typedPackages(root, wantedVersions(files.get("package.json")));
    // Nothing of the host's disk but what packages declare that are the project's too.
    const mayRead = (name: string) =>
      name.startsWith(`${root}/`) &&
      /\.d\.[cm]?ts$|\/package\.json$/.test(name) &&
      isTyped(packageOfFile(name) ?? "");
    const readFile = (name: string) => {
      const file = fileOf(name);
      if (file !== undefined) return files.get(file);
      return mayRead(name) ? ts.sys.readFile(name) : undefined;
    };
    return {
      ...disk,
      getCurrentDirectory: () => this.#folder,
      fileExists(name) {
        const file = fileOf(name);
        return file === undefined ? mayRead(name) && ts.sys.fileExists(name) : files.has(file);
      },
      readFile,
      directoryExists: (name) => fileOf(`${name}/`) !== undefined || ts.sys.directoryExists(name),
      getDirectories: () => [],
      getSourceFile(name, target) {
        const known = libraryCache.get(name);
        if (known) return known;
        const text = readFile(name);
        if (text === undefined) return undefined;
        const isOwn = fileOf(name) !== undefined;
        const source = ts.createSourceFile(name, text, target, isOwn);
        if (!isOwn) libraryCache.set(name, source);
        return source;
      },
      writeFile: () => {},
    };
  }
}

function optionsOf(
  ts: typeof TypeScript,
  files: FileTree,
  folder: string,
): TypeScript.CompilerOptions {
  const jsxFrom = detectKind(files) === "preact" ? "preact" : "react";
  return compilerOptions(ts, { folder, jsxFrom, own: ownOptions(ts, files) });
}

/** How strict a project wants to be, by its own settings. */
function ownOptions(ts: typeof TypeScript, files: FileTree): Record<string, boolean> {
  const text = files.get("tsconfig.app.json") ?? files.get("tsconfig.json");
  if (text === undefined) return {};
  const { config } = ts.parseConfigFileTextToJson("tsconfig.json", text);
  const asked: unknown = config?.compilerOptions;
  if (typeof asked !== "object" || asked === null) return {};
  const wanted = asked as Record<string, unknown>;
  return Object.fromEntries(
    OWN_OPTIONS.flatMap((name) =>
      typeof wanted[name] === "boolean" ? [[name, wanted[name]]] : [],
    ),
  );
}
