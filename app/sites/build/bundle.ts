import path from "node:path";
import { type BuildOptions, build, type Message, type Metafile, type OutputFile } from "esbuild";
import type { FileTree } from "~/projects/files";
import { VENDOR } from "../packages/packages";
import type { BuildProblem, BuiltEntry } from "./build-types";
import { languageOptions } from "./loaders";
import { projectPlugin } from "./project-plugin";
import { ENTRY, type ProjectSource } from "./project-source";
import { moduleAddress } from "./resolve/find-file";
import { knownName } from "./site-page";

export type Bundled =
  | {
      ok: true;
      /** Site path, without a leading "/" → contents. */
      files: Map<string, Uint8Array>;
      /** "/src/main.tsx" → what it was built into. */
      entries: Map<string, BuiltEntry>;
      /** Specifiers that the page's import map must have; `true` for those that it wants at once. */
      vendor: ReadonlyMap<string, boolean>;
      warnings: BuildProblem[];
    }
  | { ok: false; problems: BuildProblem[] };

/**
 * Bundles a project's entries ("/src/main.tsx") with esbuild, from memory.
 *
 * @throws whatever is not the project's fault
 */
export async function bundle(source: ProjectSource, entryPoints: string[]): Promise<Bundled> {
  const { mode, store } = source;
  if (entryPoints.length === 0) {
    return { ok: true, files: new Map(), entries: new Map(), vendor: new Map(), warnings: [] };
  }
  const isRelease = mode === "release";
  // Nothing is written. Below the root, so that source maps do not tell where the product is.
  const outdir = path.join(store.root, "site");
  try {
    const result = await build({
      entryPoints: entryPoints.map((entry) => ({
        in: ENTRY + entry,
        out: entry.slice(1).replace(/\.[^./]*$/, ""),
      })),
      bundle: true,
      write: false,
      metafile: true,
      logLevel: "silent",
      absWorkingDir: store.root,
      outdir,
      entryNames: isRelease ? "assets/[name]-[hash]" : "assets/[dir]/[name]",
      chunkNames: "assets/[name]-[hash]",
      assetNames: "assets/[name]-[hash]",
      format: "esm",
      splitting: entryPoints.length > 1,
      minify: isRelease,
      sourcemap: isRelease ? false : "linked",
      sourcesContent: false,
      ...browserOptions(source),
    });
    const nameOf = (file: string) =>
      path.relative(outdir, path.resolve(store.root, file)).replaceAll("\\", "/");
    return {
      ok: true,
      files: filesOf(result.outputFiles, nameOf, source.input.texts),
      entries: entriesOf(result.metafile, nameOf),
      vendor: vendorOf(result.metafile, source.packages?.asked ?? CURATED),
      warnings: result.warnings.map(toProblem),
    };
  } catch (error) {
    const errors = (error as { errors?: Message[] }).errors;
    if (!errors?.length) throw error;
    return { ok: false, problems: errors.map(toProblem) };
  }
}

/** What Vue leaves to the build: its older way of writing components stays, its tools do not. */
const VUE_FLAGS = {
  __VUE_OPTIONS_API__: "true",
  __VUE_PROD_DEVTOOLS__: "false",
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
};

/** What a project is read with, whether it is bundled or only checked. */
export function browserOptions(source: ProjectSource) {
  const { mode, config } = source;
  const isRelease = mode === "release";
  const environment = isRelease ? "production" : "development";
  return {
    platform: "browser",
    ...languageOptions(source),
    conditions: ["browser", "module", "import", environment],
    mainFields: ["browser", "module", "main"],
    define: {
      ...VUE_FLAGS,
      ...config.define,
      "process.env.NODE_ENV": JSON.stringify(environment),
      "import.meta.env": JSON.stringify({
        MODE: environment,
        DEV: !isRelease,
        PROD: isRelease,
        BASE_URL: "./",
      }),
    },
    plugins: [projectPlugin(source)],
  } satisfies BuildOptions;
}

function filesOf(
  outputs: OutputFile[],
  nameOf: (file: string) => string,
  tree: FileTree,
): Map<string, Uint8Array> {
  return new Map(
    outputs.map((output) => {
      const name = nameOf(output.path);
      return [name, name.endsWith(".map") ? withSources(output.text, tree) : output.contents];
    }),
  );
}

/** Source maps tell of the project's own sources alone: libraries would be most of them. */
function withSources(json: string, tree: FileTree): Uint8Array {
  const map = JSON.parse(json) as { sources: string[]; sourcesContent?: (string | null)[] };
  const files = map.sources.map((name) => (name.startsWith("project:/") ? fileOf(name) : null));
  map.sourcesContent = files.map((file) => (file === null ? null : (tree.get(file) ?? null)));
  map.sources = files.map((file) => file ?? "library");
  return Buffer.from(JSON.stringify(map));
}

/** The file that a person knows of a module, e.g. "project:/src/App.vue?vue&type=style". */
function fileOf(module: string): string {
  return knownName(moduleAddress(module.replace(/^project:\/?/, "")).path);
}

function entriesOf(metafile: Metafile, nameOf: (file: string) => string): Map<string, BuiltEntry> {
  const entries = new Map<string, BuiltEntry>();
  for (const [output, { entryPoint, cssBundle }] of Object.entries(metafile.outputs)) {
    if (!entryPoint || output.endsWith(".css")) continue;
    entries.set(entryPoint.replace(/^project:/, ""), {
      script: nameOf(output),
      style: cssBundle && nameOf(cssBundle),
    });
  }
  return entries;
}

const CURATED: ReadonlySet<string> = new Set<string>(Object.values(VENDOR).flat());

function vendorOf(metafile: Metafile, known: ReadonlySet<string>): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const { imports } of Object.values(metafile.outputs)) {
    for (const { path: name, external, kind } of imports) {
      if (!external || !known.has(name)) continue;
      found.set(name, kind === "import-statement" || found.get(name) === true);
    }
  }
  return found;
}

/** An error of esbuild in terms of the project. */
export function toProblem(message: Message): BuildProblem {
  const { text, location } = message;
  // A place elsewhere is no place that the project's author could go to, nor may see.
  if (!location?.file.startsWith("project:")) return { text };
  return {
    text,
    file: fileOf(location.file),
    line: location.line,
    column: location.column + 1,
    lineText: location.lineText.slice(0, 200),
  };
}
