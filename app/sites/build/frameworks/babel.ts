import type { PluginItem } from "@babel/core";
import type { Compiled, FileToCompile } from "../compile-file";
import { endingOf, problemAt } from "./file-types";

/**
 * Runs a module through plugins of Babel, with everything off by which Babel looks for files. TypeScript
 * stays TypeScript, which esbuild removes; the JSX is gone where a plugin took it.
 */
export async function compileWithBabel(
  { path, source }: FileToCompile,
  { plugins = [], presets = [] }: { plugins?: PluginItem[]; presets?: PluginItem[] },
): Promise<Compiled> {
  const { transformAsync } = await import("@babel/core");
  const isTyped = /^[cm]?tsx?$/.test(endingOf(path));
  try {
    const result = await transformAsync(source, {
      configFile: false,
      babelrc: false,
      browserslistConfigFile: false,
      // Below no folder of the host.
      cwd: "/",
      root: "/",
      filename: path,
      sourceFileName: `project:${path}`,
      sourceMaps: "inline",
      // A map that the source names would be looked for on disk.
      inputSourceMap: false,
      compact: false,
      parserOpts: { plugins: isTyped ? ["jsx", "typescript"] : ["jsx"] },
      plugins,
      presets,
    });
    return { contents: result?.code ?? "", loader: isTyped ? "tsx" : "jsx" };
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number; column: number } };
    const text = (message.split("\n")[0] ?? message)
      .replace(/^\S+: /, "")
      .replace(/\s*\(\d+:\d+\)$/, "");
    const place = loc ? { line: loc.line, column: loc.column + 1 } : {};
    return { contents: "", loader: "js", errors: [problemAt(text, { path, source, ...place })] };
  }
}
