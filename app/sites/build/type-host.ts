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
const FOLDER = "/node_modules/";
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
    const declares = typedPackages(root, wantedVersions(files.get("package.json")));
    /** Where on the host's disk a file of the project's packages is; of all others nothing is read. */
    const placeOf = (name: string) => {
      const typed = packageOfFile(name);
      const isRead = name.startsWith(`${root}/`) && /\.d\.[cm]?ts$|\/package\.json$/.test(name);
      const folder = isRead && typed ? declares(typed) : null;
      if (!typed || !folder) return undefined;
      const start = name.lastIndexOf(FOLDER) + FOLDER.length;
      return name.slice(0, start) + folder + name.slice(start + typed.length);
    };
    const readFile = (name: string) => {
      const file = fileOf(name);
      if (file !== undefined) return files.get(file);
      const place = placeOf(name);
      return place === undefined ? undefined : ts.sys.readFile(place);
    };
    return {
      ...disk,
      getCurrentDirectory: () => this.#folder,
      fileExists(name) {
        const file = fileOf(name);
        const place = file ?? placeOf(name);
        if (place === undefined) return false;
        return file === undefined ? ts.sys.fileExists(place) : files.has(file);
      },
      readFile,
      directoryExists: (name) => fileOf(`${name}/`) !== undefined || ts.sys.directoryExists(name),
      getDirectories: () => [],
      getSourceFile(name, target) {
        // Of two versions of a package each has a place of its own.
        const place = fileOf(name) === undefined ? placeOf(name) : undefined;
        const known = place && libraryCache.get(place);
        if (known) return known;
        const text = readFile(name);
        if (text === undefined) return undefined;
        const source = ts.createSourceFile(name, text, target, place === undefined);
        if (place) libraryCache.set(place, source);
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
