import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type BuildOptions, build, type Message, type Metafile, type Plugin } from "esbuild";
import type { PackageGraph } from "../graph";
import { type AbsentNames, buildWithAbsent } from "../resolve/absent-names";
import { addNodeGlobals } from "../resolve/node-globals";
import {
  addPackages,
  type PackageSource,
  resolveInPackage,
  toResolution,
} from "../resolve/package-plugin";
import { PackageResolver } from "../resolve/package-resolver";
import { closuresOf } from "./closures";
import { prebuiltFolder } from "./find-prebuilt";
import {
  familyOf,
  type PrebuildOptions,
  type PrebuiltModule,
  type PrebuiltSet,
  setKey,
} from "./prebuilt-set";

/** The largest set, in bytes: a page of several frameworks and a chart library has a tenth of it. */
const SET_BYTES = 60_000_000;
/** Stands before the name of a module that is to be prebuilt. */
const ENTRY = "prebuild:";

export interface PrebuildJob extends PrebuildOptions {
  graph: PackageGraph;
  storeFolder: string;
  /** What projects import, e.g. "react-dom/client". */
  specifiers: readonly string[];
  /** Keeps esbuild from the host's disk, and knows what stands for Node. */
  tools: Omit<PackageSource, "resolver">;
}

export type Prebuilt = { ok: true; set: PrebuiltSet } | { ok: false; problems: { text: string }[] };

/**
 * Bundles modules of packages once, for the previews of all projects with the same packages. They are
 * one set and share chunks, so that there is one copy of whatever several of them import.
 *
 * @throws whatever is not the packages' fault
 */
export async function prebuild(job: PrebuildJob): Promise<Prebuilt> {
  const { storeFolder, specifiers } = job;
  const closureOf = closuresOf(job.graph, job.aliases);
  const key = setKey(familyOf(job.graph, job), specifiers, closureOf);
  const folder = path.join(prebuiltFolder(storeFolder), key);
  const resolver = new PackageResolver({ ...job, mode: "preview" });
  // Known before anything is read: what packages require of these is what the project imports.
  for (const specifier of specifiers) resolver.fromProject(specifier, "import");
  const entryPoints = Object.fromEntries(
    specifiers.map((specifier, index) => [nameOf(specifier, index), ENTRY + specifier]),
  );
  try {
    // What one package asks of another in vain is nothing that the project's author could mend.
    const {
      result: { outputFiles, metafile },
    } = await buildWithAbsent((absent) =>
      build({
        ...OPTIONS,
        entryPoints,
        absWorkingDir: storeFolder,
        outdir: folder,
        plugins: [plugin({ ...job.tools, resolver }, absent)],
      }),
    );
    const size = outputFiles.reduce((sum, { contents }) => sum + contents.length, 0);
    if (size > SET_BYTES) {
      const text = `The packages that the project imports come to more than ${SET_BYTES / 1_000_000} MB.`;
      return { ok: false, problems: [{ text }] };
    }
    const inFolder = (file: string) => path.relative(folder, path.resolve(storeFolder, file));
    const set = { key, modules: modulesOf(metafile, specifiers, { inFolder, closureOf }) };
    const files = outputFiles.map((file) => [inFolder(file.path), file.contents] as const);
    await store(storeFolder, folder, [...files, ["manifest.json", JSON.stringify(set)]]);
    return { ok: true, set };
  } catch (error) {
    const errors = (error as { errors?: Message[] }).errors;
    if (!errors?.length) throw error;
    return { ok: false, problems: distinct(errors).map((text) => ({ text })) };
  }
}

const OPTIONS = {
  bundle: true,
  write: false,
  metafile: true,
  format: "esm",
  splitting: true,
  platform: "browser",
  target: "es2022",
  // Names stay: what a library says in an error shall be readable.
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: "none",
  logLevel: "silent",
  chunkNames: "chunk-[hash]",
  assetNames: "[name]-[hash]",
  tsconfigRaw: {},
  jsx: "automatic",
  define: {
    "process.env.NODE_ENV": '"development"',
    "process.env": "{}",
    global: "globalThis",
  },
} satisfies BuildOptions;

function plugin(source: PackageSource, absent: AbsentNames): Plugin {
  return {
    name: "prebuild",
    setup(builder) {
      addNodeGlobals(builder);
      builder.onResolve({ filter: /.*/ }, (args) => {
        if (args.kind !== "entry-point") return resolveInPackage(source, args);
        const specifier = args.path.slice(ENTRY.length);
        const found = source.resolver.fromProject(specifier, "import");
        const { node } = source;
        // An entry is kept whole, whatever its package says of side effects.
        const { sideEffects: _, ...resolution } = toResolution(found, {
          ...{ node, kind: args.kind, asked: specifier },
        });
        return resolution;
      });
      addPackages(builder, source, absent);
      builder.onLoad({ filter: /.*/ }, () => ({
        errors: [{ text: "Only packages can be imported." }],
      }));
    },
  };
}

/** A file's name: readable, and distinct for specifiers that differ in nothing else. */
function nameOf(specifier: string, index: number): string {
  return `${specifier.replaceAll(/[^\w.-]+/g, "-").slice(0, 60)}-${index}`;
}

function modulesOf(
  metafile: Metafile,
  specifiers: readonly string[],
  how: { inFolder: (file: string) => string; closureOf: (specifier: string) => string },
): Record<string, PrebuiltModule> {
  const { inFolder, closureOf } = how;
  const outputs = new Map(
    Object.entries(metafile.outputs).map(([file, output]) => [inFolder(file), output]),
  );
  const modules: Record<string, PrebuiltModule> = {};
  for (const [index, specifier] of specifiers.entries()) {
    const file = `${nameOf(specifier, index)}.js`;
    const output = outputs.get(file);
    if (!output) continue;
    const { entryPoint, cssBundle, exports } = output;
    const format = entryPoint && metafile.inputs[entryPoint]?.format;
    modules[specifier] = {
      file,
      closure: closureOf(specifier),
      loads: [...loadedBy(file)],
      styles: cssBundle ? [inFolder(cssBundle)] : [],
      // A module without any import or export is neither, and has no default to ask for.
      isCommonJs: format !== "esm" && exports.length > 0,
      exports,
    };
  }
  return modules;

  function loadedBy(file: string, found = new Set<string>()): Set<string> {
    if (found.has(file)) return found;
    found.add(file);
    for (const { path: name, external, kind } of outputs.get(file)?.imports ?? []) {
      if (!external && kind === "import-statement") loadedBy(inFolder(name), found);
    }
    return found;
  }
}

/** Puts a set in its place, whole: another process may have done so meanwhile. */
async function store(
  storeFolder: string,
  folder: string,
  files: (readonly [name: string, contents: string | Uint8Array])[],
): Promise<void> {
  const tmp = path.join(storeFolder, "tmp", randomUUID());
  await mkdir(tmp, { recursive: true });
  try {
    await Promise.all(files.map(([name, contents]) => writeFile(path.join(tmp, name), contents)));
    await mkdir(path.dirname(folder), { recursive: true });
    await rename(tmp, folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EEXIST" && code !== "ENOTEMPTY") throw error;
  } finally {
    await rm(tmp, { recursive: true, force: true });
  }
}

/** The first causes: one missing module is told by all that import it. */
function distinct(errors: readonly Message[]): string[] {
  return [...new Set(errors.map(({ text }) => text))].slice(0, 10);
}
