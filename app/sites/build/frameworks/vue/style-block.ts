import type { SFCDescriptor } from "@vue/compiler-sfc";
import type { CompileContext, Compiled, FileToCompile } from "../../compile-file";
import { problemAt } from "../file-types";
import { partIndex } from "../part-query";
import { scopeIdOf } from "./scope-id";

/** One style of a component as CSS: its language first, then what Vue makes of it. */
export async function compileStyleBlock(
  { path, query, source }: FileToCompile,
  descriptor: SFCDescriptor,
  context: CompileContext,
): Promise<Compiled> {
  const style = descriptor.styles[partIndex(query)];
  if (!style) return { contents: "", loader: "css" };
  const language = style.lang ?? "css";
  const asFile = { path: `${path}.${language}`, source: style.content, query: "" };
  const written = await context.compile(asFile);
  if (!written && !/^(?:css|postcss)$/.test(language)) {
    const text = `Styles in "${language}" are not compiled here. Write them in CSS or SCSS.`;
    const errors = [problemAt(text, { path, source, line: style.loc.start.line })];
    return { contents: "", loader: "css", errors };
  }
  if (written?.errors?.length) return written;
  const { compileStyleAsync } = await import("@vue/compiler-sfc");
  const { code, errors } = await compileStyleAsync({
    source: written?.contents ?? style.content,
    filename: path,
    id: `data-v-${scopeIdOf(path)}`,
    scoped: style.scoped ?? false,
    isProd: context.mode === "release",
  });
  return {
    contents: code,
    loader: style.module ? "local-css" : "css",
    ...(written?.warnings ? { warnings: written.warnings } : {}),
    errors: errors.map((error) =>
      placeInStyle(error, { path, source, first: style.loc.start.line }),
    ),
  };
}

function placeInStyle(error: Error, at: { path: string; source: string; first: number }) {
  const { line, reason } = error as { line?: number; reason?: string };
  const { path, source, first } = at;
  return problemAt(reason ?? error.message, { path, source, line: first + (line ?? 1) - 1 });
}
