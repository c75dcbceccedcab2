import type { CompileContext, Compiled, FileToCompile } from "../../compile-file";
import { problemAt, withMap } from "../file-types";
import { stripTypes } from "./without-types";

/** A module with runes: `state.svelte.ts`, `state.svelte.js`. */
export async function compileSvelteModule(
  { path, source, query }: FileToCompile,
  { mode }: CompileContext,
): Promise<Compiled | null> {
  if (query) return null;
  const { compileModule } = await import("svelte/compiler");
  try {
    const script = path.endsWith(".ts") ? await stripTypes(source) : source;
    const dev = mode !== "release";
    const { js } = compileModule(script, { filename: path, rootDir: "/", generate: "client", dev });
    return { contents: withMap(js.code, path, path.endsWith(".ts") ? null : js.map), loader: "js" };
  } catch (error) {
    const { message, start, errors } = error as Error & {
      start?: { line: number; column: number };
      errors?: { text: string; location?: { line: number; column: number } }[];
    };
    const first = errors?.[0];
    const at = first?.location ?? (path.endsWith(".ts") ? undefined : start);
    const text = first?.text ?? message.split("\nhttps://svelte.dev")[0] ?? message;
    const place = at ? { line: at.line, column: at.column + 1 } : {};
    return { contents: "", loader: "js", errors: [problemAt(text, { path, source, ...place })] };
  }
}
