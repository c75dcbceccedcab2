import { build, type Message } from "esbuild";
import { buildWithAbsent } from "../packages/resolve/absent-names";
import { browserOptions, outputOptions } from "./browser-options";
import type { BuildProblem, BuiltEntry, HotScript } from "./build-types";
import { absentNotice, distinct, toProblem } from "./esbuild-problems";
import { toleratesAbsent } from "./frameworks/detection/tolerance";
import { entriesOf, type Outputs, outputNames, readOutputs, vendorOf } from "./outputs";
import { ENTRY, type ProjectSource } from "./project-source";

/** A bundle. Names are below the site's root, without a leading "/". */
export type Bundled =
  | ({
      ok: true;
      /** "/src/main.tsx" → what it was built into. */
      entries: Map<string, BuiltEntry>;
      /** Specifiers that the page's import map must have; `true` for those that it wants at once. */
      vendor: ReadonlyMap<string, boolean>;
      warnings: BuildProblem[];
      /** What can be replaced while it runs. */
      hot?: {
        /** By their path in the site. */
        scripts: ReadonlyMap<string, HotScript>;
        /** Scripts that these import, and that tell of themselves there. */
        parts: ReadonlySet<string>;
        /** Files of the project that their modules and styles are made of, e.g. "src/App.vue". */
        sources: ReadonlySet<string>;
      };
      /** Why that is nothing, as people are told. */
      whole?: string;
    } & Outputs)
  | { ok: false; problems: BuildProblem[] };

/**
 * Bundles a project's entries ("/src/main.tsx") with esbuild, from memory.
 *
 * @throws whatever is not the project's fault
 */
export async function bundle(source: ProjectSource, entryPoints: string[]): Promise<Bundled> {
  const all: Outputs = { files: new Map(), binaries: new Map() };
  const add = ({ files, binaries }: Outputs) => {
    for (const [name, contents] of files) all.files.set(name, contents);
    for (const [name, binary] of binaries) all.binaries.set(name, binary);
  };
  if (entryPoints.length === 0) {
    return { ok: true, ...all, entries: new Map(), vendor: new Map(), warnings: [] };
  }
  const isRelease = source.mode === "release";
  try {
    const make = (from: ProjectSource) =>
      build({
        ...outputOptions(from),
        ...browserOptions(from, add),
        entryPoints: entryPoints.map((entry) => ({
          in: ENTRY + entry,
          out: entry.slice(1).replace(/\.[^./]*$/, ""),
        })),
        entryNames: isRelease ? "assets/[name]-[hash]" : "assets/[dir]/[name]",
        format: "esm",
        splitting: entryPoints.length > 1,
        sourcemap: isRelease ? false : "linked",
        sourcesContent: false,
      });
    const { result, said } = toleratesAbsent(source.input.texts)
      ? await buildWithAbsent((absent) => make({ ...source, absent }))
      : { result: await make(source), said: [] };
    add(readOutputs(result, source));
    return {
      ok: true,
      ...all,
      entries: entriesOf(result.metafile, outputNames(source)),
      vendor: vendorOf(result.metafile, source.packages?.asked),
      warnings: distinct([...said.map(absentNotice), ...result.warnings.map(toProblem)]),
    };
  } catch (error) {
    const errors = (error as { errors?: Message[] }).errors;
    if (!errors?.length) throw error;
    return { ok: false, problems: errors.map(toProblem) };
  }
}
