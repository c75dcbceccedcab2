import type { CompileContext, Compiled, FileToCompile } from "../../compile-file";
import { compileWithBabel } from "../babel";
import { isJsxOf } from "../jsx-pragma";
import { lateModule } from "./late-module";

/** JSX as Vue means it: slots, directives and `v-model` among it. */
export async function compileVueJsx(file: FileToCompile): Promise<Compiled> {
  const { default: vueJsx } = await import("@vue/babel-plugin-jsx");
  return compileWithBabel(file, { plugins: [[vueJsx, { optimize: false }]] });
}

/** A file of JSX in a Vue project. */
export async function compileVueFile(
  file: FileToCompile,
  { kind, isHot }: CompileContext,
): Promise<Compiled | null> {
  if (kind !== "vue" || file.query || !isJsxOf(file.source, "vue")) return null;
  const compiled = await compileVueJsx(file);
  return isHot ? compiled : { ...compiled, contents: lateModule(compiled.contents) };
}
