import type { CompileContext, Compiled, FileToCompile } from "../../compile-file";
import { fileName } from "../file-types";
import { olderCompiler } from "../older-compilers";
import { partIndex } from "../part-query";
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
  const language = style.lang ?? "css";
  // Sass has no `/deep/` any more.
  const source = style.content.replace(/(?<=[\s}{;]|^)\/deep\//g, "::v-deep");
  const written = await context.compile({ path: `${path}.${language}`, source, query: "" });
  if (!written && !/^(?:css|postcss)$/.test(language)) {
    const text = `Styles in "${language}" are not compiled here. Write them in CSS or SCSS.`;
    return { contents: "", loader: "css", errors: [{ text, file: fileName(path) }] };
  }
  if (written?.errors?.length) return written;
  const { compileStyleAsync } = olderCompiler("vue2", context.packagesFolder);
  const { code, errors } = await compileStyleAsync({
    source: written?.contents ?? source,
    filename: path,
    id: `data-v-${scopeIdOf(path)}`,
    scoped: style.scoped ?? false,
    isProd: context.mode === "release",
  });
  return {
    contents: code,
    loader: style.module ? "local-css" : "css",
    ...(written?.warnings ? { warnings: written.warnings } : {}),
    ...(errors.length > 0
      ? { errors: errors.map((text) => ({ text, file: fileName(path) })) }
      : {}),
  };
}
