import type { PluginItem } from "@babel/core";
import type { CompileContext, Compiled, FileToCompile } from "../../compile-file";
import { compileWithBabel } from "../babel";
import { isJsxOf } from "../jsx-pragma";
import { keyedBlocks } from "./keyed-blocks";

/** What compiled components import so that they can be replaced. */
export const SOLID_REFRESH = "solid-refresh";

/** JSX as Solid means it: elements are made once, and what is read in them is followed. */
export async function compileSolid(
  file: FileToCompile,
  { kind, isHot, config }: CompileContext,
): Promise<Compiled | null> {
  if (kind !== "solid" || file.query || !isJsxOf(file.source, "solid-js")) return null;
  const { default: solid } = await import("babel-preset-solid");
  const presets = [[solid, { generate: "dom", hydratable: false }]] satisfies PluginItem[];
  const older = config.older === "solid1.6" ? [keyedBlocks] : [];
  if (!isHot) return compileWithBabel(file, { plugins: older, presets });
  const { default: refresh } = await import("solid-refresh/babel");
  const jsx = !staysInComponent(file.source);
  const plugins = [...older, [refresh, { bundler: "vite", jsx }]] satisfies PluginItem[];
  return compileWithBabel(file, { plugins, presets });
}

/** A variable that Solid assigns an element to. */
const REF = /\bref=\{\s*[\w$.]+!?\s*\}/;
/** Components that Solid imports by itself where a module does not. */
const BUILT_IN =
  /<(For|Show|Switch|Match|Suspense|SuspenseList|Portal|Index|Dynamic|ErrorBoundary)\b/g;

/**
 * Whether JSX has to stay in its component. Taken out of it, it is replaced with the component's state kept, but is
 * passed all that it names: no variable is assigned then, and nobody imports what Solid would.
 */
function staysInComponent(source: string): boolean {
  if (REF.test(source)) return true;
  const names = new Set([...source.matchAll(BUILT_IN)].map(([, name = ""]) => name));
  // A clause ends with its quotes: not every import ends with a semicolon.
  const imports = source.match(/\bimport\s[^"']{1,5000}["']/g)?.join("\n") ?? "";
  return [...names].some((name) => !new RegExp(`\\b${name}\\b`).test(imports));
}
