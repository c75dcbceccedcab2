import type { BuildProblem } from "../build-types";
import type { CompileContext, Compiled, CompileFile } from "../compile-file";
import { withCamelClasses } from "./camel-classes";
import { withComposedGlobals } from "./composed-globals";
import { languageOf, preprocess, type StyleLanguage } from "./preprocess";
import { processingOf, processStyles } from "./process-styles";
import { projectTailwind, tailwindOf } from "./tailwind-version";
import { compileTailwind4 } from "./tailwind4";
import { compileUnocss, isUnocss } from "./unocss";

/** Compiles a stylesheet of a project; null for plain CSS, which esbuild reads by itself. */
export const compileStyle: CompileFile = async ({ path, source }, context) => {
  const language = languageOf(path);
  const compiled = await compileStyles(source, path, { language, context });
  if ("problem" in compiled) return { contents: "", loader: "css", errors: [compiled.problem] };
  const isModule = /\.module\.\w+$/i.test(path);
  const isRenamed = isModule && context.config.hasCamelClasses;
  const written = isModule ? withComposedGlobals(compiled.css) : compiled.css;
  const contents = isRenamed ? withCamelClasses(written) : written;
  if (language === "css" && contents === source) return null;
  const loader: Compiled["loader"] = isModule ? "local-css" : "css";
  return { contents, loader, warnings: compiled.warnings };
};

/** CSS that a browser reads, or why there is none. */
export type CompiledStyles =
  | { css: string; warnings: readonly BuildProblem[] }
  | { problem: BuildProblem };

/**
 * Compiles styles of any language: a file's, or those of a component.
 *
 * @param file where they stand, e.g. "/src/App.vue"
 */
export async function compileStyles(
  source: string,
  file: string,
  { language, context }: { language: StyleLanguage; context: CompileContext },
): Promise<CompiledStyles> {
  const written = await preprocess(source, file, { language, context });
  if ("problem" in written) return written;
  const version = tailwindOf(written.css, projectTailwind(context.input));
  try {
    let { css } = written;
    let warnings: readonly BuildProblem[] = [];
    if (version === 4) ({ css, warnings } = await compileTailwind4(css, file, context));
    else if (isUnocss(css, context)) css = await compileUnocss(css, file, context);
    const how = processingOf(context, version === 3);
    if (how) css = await processStyles(css, file, { context, how });
    return { css, warnings };
  } catch (error) {
    return { problem: problemOf(error, file) };
  }
}

/** What a compiler says of a mistake, with the place where it knows it. */
function problemOf(error: unknown, file: string): BuildProblem {
  const { reason, message, line, column } = (error ?? {}) as Record<string, unknown>;
  const text =
    String(reason ?? message ?? error)
      .split("\n")[0]
      ?.slice(0, 400) ?? "";
  if (typeof line !== "number") return { text, file: file.slice(1) };
  return { text, file: file.slice(1), line, column: typeof column === "number" ? column : 1 };
}
