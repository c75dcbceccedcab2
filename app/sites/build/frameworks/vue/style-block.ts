import type { SFCDescriptor } from "@vue/compiler-sfc";
import type { CompileContext, Compiled, FileToCompile } from "../../compile-file";
import { problemAt } from "../file-types";
import { partIndex } from "../part-query";
import { compileStyle } from "./compile-style";
import { scopeIdOf } from "./scope-id";

/** One style of a component as CSS. */
export async function compileStyleBlock(
  { path, query, source }: FileToCompile,
  descriptor: SFCDescriptor,
  context: CompileContext,
): Promise<Compiled> {
  const style = descriptor.styles[partIndex(query)];
  if (!style) return { contents: "", loader: "css" };
  const first = style.loc.start.line;
  const { lang: language = "css", content, module } = style;
  return compileStyle({ path, language, source: content, module }, context, {
    problem: (text) => problemAt(text, { path, source, line: first }),
    scope: async (css) => {
      const { compileStyleAsync } = await import("@vue/compiler-sfc");
      const { code, errors } = await compileStyleAsync({
        source: css,
        filename: path,
        id: `data-v-${scopeIdOf(path)}`,
        scoped: style.scoped ?? false,
        isProd: context.mode === "release",
      });
      return { code, errors: errors.map((error) => placeInStyle(error, { path, source, first })) };
    },
  });
}

function placeInStyle(error: Error, at: { path: string; source: string; first: number }) {
  const { line, reason } = error as { line?: number; reason?: string };
  const { path, source, first } = at;
  return problemAt(reason ?? error.message, { path, source, line: first + (line ?? 1) - 1 });
}
