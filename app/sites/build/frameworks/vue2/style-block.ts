import type { CompileContext, Compiled, FileToCompile } from "../../compile-file";
import { fileName } from "../file-types";
import { olderCompiler } from "../older-compilers";
import { partIndex } from "../part-query";
import { compileStyle } from "../vue/compile-style";
import { scopeIdOf } from "../vue/scope-id";
import type { SFCDescriptor } from "./vue2-compiler";

/** One style of a component for Vue 2 as CSS, with what reaches into others: `/deep/`, `>>>`, `::v-deep`. */
export async function compileStyleBlock(
  { path, query }: FileToCompile,
  descriptor: SFCDescriptor,
  context: CompileContext,
): Promise<Compiled> {
  const style = descriptor.styles[partIndex(query)];
  if (!style) return { contents: "", loader: "css" };
  const { lang: language = "css", content, module } = style;
  // Sass has no `/deep/` any more.
  const source = content.replace(/(?<=[\s}{;]|^)\/deep\//g, "::v-deep");
  const problem = (text: string) => ({ text, file: fileName(path) });
  return compileStyle({ path, language, source, module }, context, {
    problem,
    scope: async (css) => {
      const { compileStyleAsync } = olderCompiler("vue2", context.packagesFolder);
      const { code, errors } = await compileStyleAsync({
        source: css,
        filename: path,
        id: `data-v-${scopeIdOf(path)}`,
        scoped: style.scoped ?? false,
        isProd: context.mode === "release",
      });
      return { code, errors: errors.map(problem) };
    },
  });
}
