import type { BuildProblem } from "../../build-types";
import type { CompileContext, Compiled } from "../../compile-file";

/** A style of a component, of Vue 2 or of the newest. */
interface Style {
  /** The component's. */
  path: string;
  /** "css" where the style says nothing. */
  language: string;
  source: string;
  /** What stands in the page for its classes: a name, or true for the usual one. */
  module: string | boolean | undefined;
}

/** What differs between versions of Vue. */
interface VueStyles {
  /** What is wrong with the style as a whole, at its place. */
  problem(text: string): BuildProblem;
  /** Has CSS reach this component's elements alone, where it says so. */
  scope(css: string): Promise<{ code: string; errors: BuildProblem[] }>;
}

/** One style of a component as CSS: its language first, then what Vue makes of it. */
export async function compileStyle(
  { path, language, source, module }: Style,
  context: CompileContext,
  vue: VueStyles,
): Promise<Compiled> {
  const written = await context.compile({ path: `${path}.${language}`, source, query: "" });
  if (!written && !/^(?:css|postcss)$/.test(language)) {
    const text = `Styles in "${language}" are not compiled here. Write them in CSS or SCSS.`;
    return { contents: "", loader: "css", errors: [vue.problem(text)] };
  }
  if (written?.errors?.length) return written;
  const { code, errors } = await vue.scope(written?.contents ?? source);
  return {
    contents: code,
    loader: module ? "local-css" : "css",
    ...(written?.warnings ? { warnings: written.warnings } : {}),
    errors,
  };
}
