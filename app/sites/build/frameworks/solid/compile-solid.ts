import type { PluginItem } from "@babel/core";
import type { CompileContext, Compiled, FileToCompile } from "../../compile-file";
import { compileWithBabel } from "../babel";
import { isJsxOf } from "../jsx-pragma";

/** What compiled components import so that they can be replaced. */
export const SOLID_REFRESH = "solid-refresh";

/** JSX as Solid means it: elements are made once, and what is read in them is followed. */
export async function compileSolid(
  file: FileToCompile,
  { kind, isHot }: CompileContext,
): Promise<Compiled | null> {
  if (kind !== "solid" || file.query || !isJsxOf(file.source, "solid-js")) return null;
  const { default: solid } = await import("babel-preset-solid");
  const presets = [[solid, { generate: "dom", hydratable: false }]] satisfies PluginItem[];
  if (!isHot) return compileWithBabel(file, { presets });
  const { default: refresh } = await import("solid-refresh/babel");
  // Taken out of its component, JSX would be passed names that Solid adds to it by itself (Switch), and refs.
  const plugins = [[refresh, { bundler: "vite", jsx: false }]] satisfies PluginItem[];
  return compileWithBabel(file, { plugins, presets });
}
