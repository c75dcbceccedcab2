import type * as TypeScript from "typescript";
import { compilerOptions, OWN_OPTIONS } from "~/sites/build/compiler-options";
import { BROKEN, UNKNOWN_NAMES } from "~/sites/build/diagnostic-codes";
import { findPlaces, withName } from "./rename-places";
import { ENVIRONMENT } from "./type-environment";
import type { Completion, Hover, Problem, Renamed, TextPlace } from "./type-messages";

const CODE = /\.(?:[mc]?[jt]s|[jt]sx)$/;
const SCRIPT = /\.(?:[mc]?js|jsx)$/;
/** Completions of a place that are told at most. */
const COMPLETIONS = 2_000;
/** What says no more than that types are not here: of packages, of Node, of a test runner, of JSX. */
const UNTYPED = new Set([7016, 2580, 2581, 2582, 2591, 2592, 2593, 2792, 2875, 7026]);
const NOT_FOUND = 2307;
const ENVIRONMENT_FILE = "/types/environment.d.ts";

/** What of TypeScript is needed, and the declarations of the language by name: "lib.dom.d.ts". */
export interface Compiler {
  ts: typeof TypeScript;
  libs: Readonly<Record<string, string>>;
}

/** One language service over the files of a project, kept up file by file. */
export class TypeService {
  readonly #ts: typeof TypeScript;
  readonly #libs: Compiler["libs"];
  readonly #service: TypeScript.LanguageService;
  /** "/src/a.ts" → its text. */
  readonly #files = new Map<string, { text: string; version: number }>();
  /** Declarations of packages: "/node_modules/react/index.d.ts" → text. */
  readonly #declarations = new Map<string, string>();
  #options: TypeScript.CompilerOptions;
  #version = 0;

  constructor({ ts, libs }: Compiler) {
    this.#ts = ts;
    this.#libs = libs;
    this.#options = this.#readOptions();
    this.#service = ts.createLanguageService(this.#host());
  }

  /** Takes over what has changed. */
  change(put: readonly [path: string, text: string][], dropped: readonly string[]): void {
    this.#version += 1;
    const isAnotherSet = dropped.length > 0 || put.some(([path]) => !this.#files.has(`/${path}`));
    for (const path of dropped) this.#files.delete(`/${path}`);
    for (const [path, text] of put) {
      this.#files.set(`/${path}`, { text, version: this.#version });
    }
    if (isAnotherSet) this.#readAnew();
    this.#options = this.#readOptions();
  }

  /** Adds the declarations of packages. */
  declare(files: Readonly<Record<string, string>>): void {
    this.#version += 1;
    for (const [path, text] of Object.entries(files)) this.#declarations.set(`/${path}`, text);
    this.#readAnew();
    this.#options = this.#readOptions();
  }

  /** The packages that are imported and whose declarations are not here, so far. */
  missingPackages(): string[] {
    const names = new Set<string>();
    for (const [file, { text }] of this.#files) {
      if (!CODE.test(file)) continue;
      for (const { fileName } of this.#ts.preProcessFile(text, true, true).importedFiles) {
        const name = /^(?:@[^/.~]+\/[^/]+|[a-z0-9][^/:]*)/i.exec(fileName)?.[0];
        if (name && !this.#has(name)) names.add(name);
      }
    }
    if (this.#options.jsxImportSource) {
      const jsx = this.#options.jsxImportSource;
      if (!this.#has(jsx)) names.add(jsx);
    }
    return [...names];
  }

  /** What a package.json of the project asks for, by name. */
  wantedVersion(name: string): string | null {
    const manifest = this.#manifest();
    return manifest.dependencies?.[name] ?? manifest.devDependencies?.[name] ?? null;
  }

  problems(path: string): Problem[] {
    const file = `/${path}`;
    if (!this.#isCode(file)) return [];
    const syntactic = this.#service.getSyntacticDiagnostics(file);
    const semantic = this.#service
      .getSemanticDiagnostics(file)
      .filter((one) => this.#matters(file, one));
    return [...syntactic, ...semantic].flatMap(({ start, length, messageText, category }) =>
      start === undefined
        ? []
        : [
            {
              from: start,
              to: start + (length ?? 0),
              text: this.#ts.flattenDiagnosticMessageText(messageText, "\n"),
              isError: category === this.#ts.DiagnosticCategory.Error,
            },
          ],
    );
  }

  completions(path: string, at: number): Completion[] {
    const file = `/${path}`;
    if (!this.#isCode(file)) return [];
    const found = this.#service.getCompletionsAtPosition(file, at, {
      includeCompletionsWithInsertText: false,
    });
    return (found?.entries ?? [])
      .slice(0, COMPLETIONS)
      .map(({ name, kind, sortText }) => ({ name, kind, sort: sortText }));
  }

  hover(path: string, at: number): Hover | null {
    const file = `/${path}`;
    const info = this.#isCode(file) ? this.#service.getQuickInfoAtPosition(file, at) : undefined;
    if (!info) return null;
    const { start, length } = info.textSpan;
    const textOf = (parts: TypeScript.SymbolDisplayPart[] | undefined) =>
      this.#ts.displayPartsToString(parts);
    return {
      from: start,
      to: start + length,
      type: textOf(info.displayParts),
      about: textOf(info.documentation),
    };
  }

  /** Where what stands at a place is defined, within the project. */
  definition(path: string, at: number): TextPlace | null {
    const file = `/${path}`;
    const found = this.#isCode(file) ? this.#service.getDefinitionAtPosition(file, at) : undefined;
    const own = found?.find(({ fileName }) => this.#files.has(fileName));
    if (!own) return null;
    const text = this.#files.get(own.fileName)?.text ?? "";
    const before = text.slice(0, own.textSpan.start).split("\n");
    const { length } = own.textSpan;
    const column = (before.at(-1)?.length ?? 0) + 1;
    return { path: own.fileName.slice(1), line: before.length, column, length };
  }

  /** What the name at a place is, or why it cannot be another. */
  nameAt(path: string, at: number): { name: string } | { problem: string } {
    const file = `/${path}`;
    if (!this.#isCode(file)) return { problem: "Only names in scripts can be renamed." };
    const info = this.#service.getRenameInfo(file, at, {});
    if (!info.canRename) return { problem: info.localizedErrorMessage };
    return { name: info.displayName };
  }

  /** The texts of all files in which a name is another. */
  renamed(path: string, at: number, name: string): Renamed[] {
    return [...findPlaces(this.#service, `/${path}`, at)].flatMap(([file, places]) => {
      const before = this.#files.get(file)?.text;
      if (before === undefined) return [];
      const text = withName(before, places, name);
      return [{ path: file.slice(1), before, text, count: places.length }];
    });
  }

  /** What an import means is remembered as long as its file is the same: now it may mean another. */
  #readAnew(): void {
    for (const file of this.#files.values()) file.version = this.#version;
  }

  #isCode(file: string): boolean {
    return CODE.test(file) && this.#files.has(file);
  }

  #has(name: string): boolean {
    return this.#declarations.has(`/node_modules/${name}/package.json`);
  }

  #matters(file: string, { code, messageText }: TypeScript.Diagnostic): boolean {
    if (UNTYPED.has(code)) return false;
    if (code === NOT_FOUND) {
      const specifier = /'([^']*)'/.exec(String(messageText))?.[1] ?? "";
      // A package that is not here, or no script: the build knows what those are.
      return (
        /^(?:\.|[@~]\/)/.test(specifier) && !/\.(?![mc]?[jt]sx?$)\w+(?:\?.*)?$/.test(specifier)
      );
    }
    return !SCRIPT.test(file) || UNKNOWN_NAMES.has(code) || BROKEN.has(code);
  }

  #manifest(): Record<string, Record<string, string> | undefined> {
    try {
      return JSON.parse(this.#files.get("/package.json")?.text ?? "{}") ?? {};
    } catch {
      return {};
    }
  }

  #readOptions(): TypeScript.CompilerOptions {
    const { dependencies = {} } = this.#manifest();
    const text = (this.#files.get("/tsconfig.app.json") ?? this.#files.get("/tsconfig.json"))?.text;
    const asked = text ? this.#ts.parseConfigFileTextToJson("tsconfig.json", text).config : null;
    const wanted: Record<string, unknown> = asked?.compilerOptions ?? {};
    const own = Object.fromEntries(
      OWN_OPTIONS.flatMap((name) =>
        typeof wanted[name] === "boolean" ? [[name, wanted[name]]] : [],
      ),
    );
    const isPreact = "preact" in dependencies && !("react" in dependencies);
    return {
      ...compilerOptions(this.#ts, { folder: "", jsxFrom: isPreact ? "preact" : "react", own }),
      // Where the types of a package are missing, all that comes of it is anything, and no mistake.
      noImplicitAny: false,
    };
  }

  #host(): TypeScript.LanguageServiceHost {
    const textOf = (name: string): string | undefined =>
      name === ENVIRONMENT_FILE
        ? ENVIRONMENT
        : (this.#files.get(name)?.text ??
          this.#declarations.get(name) ??
          this.#libs[name.slice(name.lastIndexOf("/") + 1)]);
    const exists = (name: string) =>
      this.#files.has(name) || this.#declarations.has(name) || name.startsWith("/lib/");
    return {
      getCompilationSettings: () => this.#options,
      getScriptFileNames: () => [
        ENVIRONMENT_FILE,
        ...[...this.#files.keys()].filter((name) => CODE.test(name)),
      ],
      getScriptVersion: (name) => String(this.#files.get(name)?.version ?? 0),
      getProjectVersion: () => String(this.#version),
      getScriptSnapshot: (name) => {
        const text = textOf(name);
        return text === undefined ? undefined : this.#ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => "/",
      getDefaultLibFileName: () => "/lib/lib.d.ts",
      fileExists: exists,
      readFile: textOf,
      useCaseSensitiveFileNames: () => true,
    };
  }
}
