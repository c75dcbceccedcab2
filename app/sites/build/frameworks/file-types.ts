import type { Loader } from "esbuild";
import type { BuildProblem } from "../build-types";

const BY_LANGUAGE: Record<string, Loader> = { ts: "ts", tsx: "tsx", jsx: "jsx", js: "js" };

/** What esbuild reads a language as, by the `lang` of a block or a file's ending; null for others. */
export function loaderOfLanguage(language: string | undefined): Loader | null {
  return BY_LANGUAGE[language ?? "js"] ?? null;
}

/** "tsx" of "/src/App.tsx". */
export function endingOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
}

/** What a problem calls a file: without the slash that it has in a build. */
export function fileName(path: string): string {
  return path.replace(/^\//, "");
}

/** A problem at a place of a source. @param line from 1 @param column from 1 */
export function problemAt(
  text: string,
  { path, source, line, column }: { path: string; source: string; line?: number; column?: number },
): BuildProblem {
  if (!line) return { text, file: fileName(path) };
  const lineText = source.split("\n")[line - 1]?.slice(0, 200) ?? "";
  return { text, file: fileName(path), line, lineText, ...(column ? { column } : {}) };
}

/** A module with its source map in a comment; the map calls the source as esbuild's own maps do. */
export function withMap(code: string, path: string, map: unknown): string {
  if (!map || typeof map !== "object") return code;
  const named = { ...map, sources: [`project:${path}`], sourcesContent: [null] };
  const data = Buffer.from(JSON.stringify(named)).toString("base64");
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${data}\n`;
}
