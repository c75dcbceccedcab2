import { type BuildOptions, build, type Message } from "esbuild";
import { toMessage, toProblem } from "./esbuild-problems";
import type { BundleApart } from "./load/apart";
import { languageOptions } from "./loaders";
import { nestsDeeply } from "./nests-deeply";
import { type Outputs, outputFolder, readOutputs } from "./outputs";
import { projectPlugin } from "./project-plugin";
import { ENTRY, type ProjectSource } from "./project-source";
import { definesOf } from "./values";

/** Workers that start workers, and so on, at most. */
const DEPTH = 5;

/**
 * What a project is read with, whether it is bundled or only checked.
 *
 * @param emit told of files that belong to what was bundled for itself
 */
export function browserOptions(source: ProjectSource, emit: (outputs: Outputs) => void = () => {}) {
  const environment = source.mode === "release" ? "production" : "development";
  return {
    platform: "browser",
    ...languageOptions(source),
    conditions: ["browser", "module", "import", environment],
    mainFields: ["browser", "module", "main"],
    define: definesOf(source),
    plugins: [projectPlugin(source, apartBundler(source, emit))],
  } satisfies BuildOptions;
}

/** How the outputs of a bundle are written. */
export function outputOptions(source: ProjectSource) {
  return {
    bundle: true,
    write: false,
    metafile: true,
    logLevel: "silent",
    absWorkingDir: source.store.root,
    outdir: outputFolder(source),
    chunkNames: "assets/[name]-[hash]",
    assetNames: "assets/[name]-[hash]",
    minify: source.mode === "release",
    // A preview's scripts can be read, unless that takes thousands of times what the project has.
    ...(nestsDeeply(source.input.texts.values()) ? { minifyWhitespace: true } : {}),
  } satisfies BuildOptions;
}

/** Bundles workers, and styles that are wanted as a text, each for itself. */
function apartBundler(source: ProjectSource, emit: (outputs: Outputs) => void): BundleApart {
  return async (entry, format) => {
    const within = [...(source.apart ?? []), entry];
    if (within.length > DEPTH || source.apart?.includes(entry)) {
      return { errors: [{ text: `${entry} is started from within itself.` }] };
    }
    const inside: ProjectSource = { ...source, apart: within };
    const options = browserOptions(inside, emit);
    const where: Record<string, string> =
      format === "iife" ? { "import.meta.url": "self.location.href" } : {};
    try {
      const result = await build({
        ...outputOptions(inside),
        ...options,
        define: { ...options.define, ...where },
        entryPoints: [{ in: ENTRY + entry, out: "apart" }],
        entryNames: "assets/[name]",
        sourcemap: false,
        format,
      });
      const { files, binaries } = readOutputs(result, inside);
      const main = files.get("assets/apart.js") ?? files.get("assets/apart.css");
      for (const name of ["assets/apart.js", "assets/apart.css"]) files.delete(name);
      emit({ files, binaries });
      return { contents: new TextDecoder().decode(main) };
    } catch (error) {
      const { errors = [] } = error as { errors?: Message[] };
      if (errors.length === 0) throw error;
      return { errors: errors.map((one) => toMessage(toProblem(one))) };
    }
  };
}
