import type { FileTree } from "~/projects/files";

/** How a project is put together, read from its files only, whoever wrote them. */
export interface ProjectShape {
  /** The stylesheet that holds the design tokens, or the main one. */
  styles: string | null;
  /** The entry of a bundled project: "src/main.tsx". */
  entry: string | null;
  react: boolean;
}

/** The first page of every project. */
export const PAGE = "index.html";

const ENTRIES = [
  "src/main.tsx",
  "src/main.jsx",
  "src/index.tsx",
  "src/main.ts",
  "src/index.ts",
  "src/main.js",
];

/** Reads a project's shape. */
export function shapeOf(files: FileTree): ProjectShape {
  const entry = ENTRIES.find((path) => files.has(path)) ?? null;
  const sheets = [...files.keys()].filter((path) => path.endsWith(".css"));
  const styles =
    sheets.find((path) => /:root\s*\{/.test(files.get(path) ?? "")) ??
    sheets.find((path) => /styles?\.css$|index\.css$|main\.css$|app\.css$/i.test(path)) ??
    sheets[0] ??
    null;
  const react =
    entry !== null && /from\s+["']react(?:-dom\/client)?["']/.test(files.get(entry) ?? "");
  return { styles, entry, react };
}

/** The page of a project that is written in it, as text; "" for one that a program draws. */
export function writtenPage(files: FileTree): string {
  return shapeOf(files).entry ? "" : (files.get(PAGE) ?? "");
}

/** Whether there is an app to edit at all. */
export function hasApp(files: FileTree): boolean {
  return files.has(PAGE) || [...files.keys()].some((path) => path.startsWith("src/"));
}

/** The pages of a static project. */
export function pagesOf(files: FileTree): string[] {
  return [...files.keys()].filter((path) => path.endsWith(".html"));
}
