import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { CompileContext, Compiled, FileToCompile } from "../../compile-file";
import { fileName, problemAt, withMap } from "../file-types";

/** What Qwik's optimizer answers, as far as it matters here. */
interface Optimized {
  modules: { path: string; code: string; map: string | null; isEntry: boolean }[];
  diagnostics: {
    message: string;
    category: string;
    highlights: { startLine: number; startCol: number }[] | null;
  }[];
}

interface Optimizer {
  transform_modules(options: unknown): Optimized;
}

/** Where what Qwik finds later begins: `component$`, `useTask$`, `onClick$`. */
const LATER = /\$\s*\(|\$=/;

/**
 * A module of a Qwik project by Qwik's own optimizer, with all of its pieces in place: a page that is
 * shown in the browser alone has nobody who would load them one by one.
 */
export async function compileQwik(
  { path: file, source, query }: FileToCompile,
  { kind, mode }: CompileContext,
): Promise<Compiled | null> {
  const isJsx = /\.[jt]sx$/.test(file);
  if (kind !== "qwik" || query || (!isJsx && !LATER.test(source))) return null;
  const { transform_modules: transformModules } = await loadOptimizer();
  const { modules, diagnostics } = transformModules({
    srcDir: "/",
    rootDir: "/",
    entryStrategy: "inline",
    minify: "simplify",
    sourceMaps: mode !== "release",
    transpileTs: true,
    transpileJsx: true,
    explicitExtensions: true,
    preserveFilenames: true,
    mode: mode === "release" ? "prod" : "dev",
    isServer: false,
    // It wants a word on each of what is not asked for.
    stripEventHandlers: false,
    ...{ manualChunks: undefined, scope: undefined, regCtxName: undefined },
    ...{ stripExports: undefined, stripCtxName: undefined },
    input: [{ path: fileName(file), devPath: fileName(file), code: source }],
  });
  const errors = diagnostics
    .filter(({ category }) => category !== "warning")
    .map(({ message, highlights }) => {
      const [at] = highlights ?? [];
      const place = at ? { line: at.startLine, column: at.startCol } : {};
      return problemAt(message, { path: file, source, ...place });
    });
  const [module] = modules;
  const map = module?.map ? JSON.parse(module.map) : null;
  return { contents: withMap(module?.code ?? "", file, map), loader: "js", errors };
}

let optimizer: Promise<Optimizer> | undefined;

/** Qwik's optimizer as WebAssembly: the same on every machine. */
function loadOptimizer(): Promise<Optimizer> {
  optimizer ??= loadBinding();
  return optimizer;
}

async function loadBinding(): Promise<Optimizer> {
  const optimizer = createRequire(import.meta.url).resolve("@builder.io/qwik/optimizer");
  const folder = path.join(path.dirname(optimizer), "../bindings");
  const module = await import(pathToFileURL(path.join(folder, "qwik.wasm.mjs")).href);
  await module.default({ module_or_path: await readFile(path.join(folder, "qwik_wasm_bg.wasm")) });
  return module;
}
