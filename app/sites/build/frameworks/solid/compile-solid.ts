import type { CompileContext, Compiled, FileToCompile } from "../../compile-file";
import { compileWithBabel } from "../babel";
import { isJsxOf } from "../jsx-pragma";

/** JSX as Solid means it: elements are made once, and what is read in them is followed. */
export async function compileSolid(
  file: FileToCompile,
  { kind }: CompileContext,
): Promise<Compiled | null> {
  if (kind !== "solid" || file.query || !isJsxOf(file.source, "solid-js")) return null;
  const { default: solid } = await import("babel-preset-solid");
  return compileWithBabel(file, { presets: [[solid, { generate: "dom", hydratable: false }]] });
}
