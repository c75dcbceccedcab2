import type { CompileContext, Compiled, FileToCompile } from "../../compile-file";
import { problemAt } from "../file-types";
import { isPartQuery, partQuery } from "../part-query";
import { compileComponent } from "./compile-component";

/** A Svelte component, or its styles where the query asks for them. */
export async function compileSvelte(
  file: FileToCompile,
  context: CompileContext,
): Promise<Compiled | null> {
  const isStyle = isPartQuery(file.query, "svelte");
  if (file.query && !isStyle) return null;
  const { path, source } = file;
  try {
    const { script, style, warnings, errors } = await compileComponent(file, context);
    if (isStyle) return { contents: style, loader: "css" };
    const from = JSON.stringify(path + partQuery("svelte", 0));
    const contents = style ? `${script}\nimport ${from};\n` : script;
    return { contents, loader: "js", warnings, errors };
  } catch (error) {
    const { message, start, position } = error as SvelteError;
    if (!start && !position) throw error;
    const text = message.split("\nhttps://svelte.dev")[0] ?? message;
    const place = start ? { line: start.line, column: start.column + 1 } : {};
    return { contents: "", loader: "js", errors: [problemAt(text, { path, source, ...place })] };
  }
}

interface SvelteError {
  message: string;
  start?: { line: number; column: number };
  position?: [number, number];
}
