import { createHash } from "node:crypto";
import path from "node:path";
import type { ImportKind, Loader, OnResolveArgs, PluginBuild } from "esbuild";
import { NODE_GLOBALS } from "../../packages/resolve/node-globals";
import { PACKAGE, PACKAGE_ADDRESS } from "../../packages/resolve/package-plugin";
import { browserOptions } from "../browser-options";
import type { BuildProblem } from "../build-types";
import { fileOfModule, fromMessage } from "../esbuild-problems";
import { SOLID_REFRESH } from "../frameworks/solid/compile-solid";
import { SVELTE4_HOT } from "../frameworks/svelte/compile-svelte4";
import { moduleLoader } from "../load/load-module";
import { ASSET, STYLE, WORKER } from "../load/special";
import { languageOptions } from "../loaders";
import { PACKAGE_ASKED } from "../packages/asked-file";
import { INTEROP } from "../packages/package-tools";
import { ENTRY, PROJECT, type ProjectSource } from "../project-source";
import { JSX_RUNTIME } from "../resolve/jsx-runtime";
import { OTHER_CAPITALS } from "../resolve/other-capitals";
import { importResolver } from "../resolve/resolve-import";
import { isServed } from "../served-files";
import { type CompiledModule, compileModule } from "./compile-module";
import { isStyle, isStyleFile } from "./is-style";
import type { ModuleImport } from "./module-names";
import { inOrder } from "./module-order";

/** Where an import of a module leads. */
export type Target =
  /** A module of the project. */
  | { is: "module"; path: string }
  /** A stylesheet, which has a build of its own. */
  | { is: "style"; path: string }
  /** A file by its address: the site serves it as it is. The version is of its contents. */
  | { is: "asset"; file: string; version: string }
  /** Something that the page imports by itself: by its import map, or an address. */
  | {
      is: "external";
      specifier: string;
      isCommonJs: boolean;
      /** Where it is in the package store, where that is no import map's business. */
      file?: string;
    }
  /** A library that is bundled from the store, or a worker. */
  | { is: "library"; specifier: string };

/** A module of the project, and where its imports lead, by specifier. */
export interface WalkedModule extends CompiledModule {
  path: string;
  targets: ReadonlyMap<string, Target>;
}

/** What an entry reaches. */
export interface ModuleWalk {
  /** The entry's module. */
  entry: string;
  /** In the order in which they are run. */
  modules: readonly WalkedModule[];
  /** Stylesheets, in the order in which they apply. */
  styles: readonly string[];
}

/** Why a project is bundled instead: a module that is no function, a problem that the bundle will tell. */
export class NoRegistry extends Error {
  /** @param why as people are told; "" where they can do nothing about it */
  constructor(
    message: string,
    readonly why = "",
  ) {
    super(message);
  }
}

/** Loaders whose modules are values. Others make files, which is the business of a bundle. */
const VALUES = new Set<Loader>([
  "js",
  "jsx",
  "ts",
  "tsx",
  "json",
  "text",
  "dataurl",
  "base64",
  "binary",
]);

/**
 * Compiles all modules that entries reach, each alone.
 *
 * @throws {NoRegistry} when the project has to be bundled
 */
export class ModuleWalker {
  readonly #load: ReturnType<typeof moduleLoader>;
  readonly #resolve: ReturnType<typeof importResolver>;
  readonly #options: ReturnType<typeof optionsOf>;
  readonly #source: ProjectSource;
  readonly #walked = new Map<string, Promise<WalkedModule>>();

  constructor(source: ProjectSource) {
    this.#source = source;
    this.#load = moduleLoader(source);
    const { store } = source;
    const folders = [...store.readable, path.join(store.folder, store.hash)];
    this.#resolve = importResolver(source, folders, NOBODY);
    this.#options = optionsOf(source);
  }

  async walk(entry: string): Promise<ModuleWalk> {
    const start = await this.#target(ENTRY + entry, "", "entry-point");
    if (start?.is !== "module") throw new NoRegistry("an entry that is no module");
    const found = new Map<string, WalkedModule>();
    await this.#collect(start.path, found);
    return { entry: start.path, ...inOrder(start.path, found) };
  }

  async #collect(module: string, found: Map<string, WalkedModule>): Promise<void> {
    if (found.has(module)) return;
    const walked = this.#walked.get(module) ?? this.#compile(module);
    this.#walked.set(module, walked);
    const compiled = await walked;
    if (found.has(module)) return;
    found.set(module, compiled);
    const next = [...compiled.targets.values()].flatMap((target) =>
      target.is === "module" ? [target.path] : [],
    );
    await Promise.all(next.map((one) => this.#collect(one, found)));
  }

  async #compile(module: string): Promise<WalkedModule> {
    const loaded = await this.#load(module);
    const { contents, loader = "js", errors } = loaded;
    if (errors?.length || typeof contents !== "string" || !VALUES.has(loader)) {
      throw new NoRegistry(module);
    }
    const compiled = await compileModule({ path: module, contents, loader, ...this.#options });
    if ("why" in compiled) throw new NoRegistry(module, compiled.why);
    const { imports } = compiled.names;
    const targets = new Map<string, Target>();
    const said: BuildProblem[] = [];
    await Promise.all(
      imports.map(async ({ specifier, kind }: ModuleImport) => {
        const target = await this.#target(specifier, module, kind, said);
        if (!target) throw new NoRegistry(`${module}: ${specifier}`);
        targets.set(specifier, target);
      }),
    );
    for (const one of this.#implied(targets)) {
      const target = await this.#target(one, module, "import-statement");
      if (target && !targets.has(one)) targets.set(one, target);
    }
    const warnings = [...(loaded.warnings ?? []).map(fromMessage), ...compiled.warnings, ...said];
    return { ...compiled, path: module, targets, warnings };
  }

  /** Whose components modules are instrumented for; null for none. */
  get refreshes(): "react" | "preact" | null {
    const { kind } = this.#source;
    return this.#options.refreshes && (kind === "react" || kind === "preact") ? kind : null;
  }

  /** What the page has to have for whatever replaces the components of a module. */
  #implied(targets: ReadonlyMap<string, Target>): string[] {
    if (targets.has(SOLID_REFRESH)) return ["solid-js"];
    return this.refreshes === "preact" ? ["preact"] : [];
  }

  /** @returns null for what only a bundle has an answer to */
  async #target(
    specifier: string,
    importer: string,
    kind: ImportKind,
    said: BuildProblem[] = [],
  ): Promise<Target | null> {
    if (specifier === SOLID_REFRESH || specifier === SVELTE4_HOT) {
      return { is: "external", specifier, isCommonJs: false, file: `hot/${specifier}.js` };
    }
    const args: OnResolveArgs = {
      path: specifier,
      importer,
      namespace: importer ? PROJECT : "",
      resolveDir: "",
      kind,
      pluginData: undefined,
      with: {},
    };
    const found = await this.#resolve(args);
    if (!found || found.errors?.length || !found.path) return null;
    for (const { id, text = "" } of found.warnings ?? []) {
      if (id !== OTHER_CAPITALS) return null;
      said.push({ text, file: fileOfModule(`${PROJECT}:${importer}`) });
    }
    const isCommonJs = found.namespace === INTEROP;
    if (found.external || isCommonJs) return { is: "external", specifier: found.path, isCommonJs };
    // A package's stylesheet, by its name or by what that leads to.
    const isPackages = (found.namespace ?? "file") === "file" || found.namespace === PACKAGE;
    if (isPackages && [specifier, found.path].some(isStyleFile)) {
      return { is: "style", path: specifier };
    }
    if (found.namespace === PROJECT) {
      return { is: isStyle(found.path) ? "style" : "module", path: found.path };
    }
    if (found.namespace === ASSET) return this.#asset(found.path);
    return BUNDLED.has(found.namespace ?? "file") ? { is: "library", specifier } : null;
  }

  #asset(path: string): Target | null {
    const { texts, binaries } = this.#source.input;
    const file = path.slice(1);
    const text = texts.get(file);
    const version =
      binaries.get(file)?.hash ??
      createHash("sha256")
        .update(text ?? "")
        .digest("hex");
    // Sources are not served.
    return isServed(file) ? { is: "asset", file, version: version.slice(0, 8) } : null;
  }
}

/** What a registry takes from a bundle. */
const BUNDLED = new Set([
  ...["file", WORKER, STYLE, JSX_RUNTIME, NODE_GLOBALS],
  // Files of packages, for their address or as they are asked for behind "?".
  ...[PACKAGE_ADDRESS, PACKAGE_ASKED],
]);

/** A package in a folder is the business of a bundle. */
const NOBODY: Pick<PluginBuild, "resolve"> = {
  resolve() {
    throw new NoRegistry("a package that is bundled");
  },
};

function optionsOf(source: ProjectSource) {
  const { define } = browserOptions(source);
  const language = languageOptions(source);
  const isKnown = source.kind === "react" || source.kind === "preact";
  const isInstrumented = isKnown && language.jsx === "automatic";
  return {
    refreshes: isInstrumented ? (language.jsxImportSource ?? null) : null,
    options: { ...language, define: { ...define, "import.meta": "$meta" } },
  };
}
