import path from "node:path/posix";
import { transform } from "esbuild";
import type { FileTree } from "~/projects/files";
import type { Problem } from "../context/problem-request";

const LOADERS: Record<string, "ts" | "tsx" | "jsx" | "css" | "json"> = {
  ".ts": "ts",
  ".tsx": "tsx",
  ".js": "jsx",
  ".jsx": "jsx",
  ".mjs": "jsx",
  ".css": "css",
  ".json": "json",
};
// Spaces of its own line only: of many blank lines each would look through all that follow.
const IMPORT =
  /(?:^|\n)[^\S\n]*(?:import|export)\b[^'"\n;]*?(?:from\s*)?["'](\.{1,2}\/[^"']+)["']/g;
const CANDIDATES = [
  "",
  ".tsx",
  ".ts",
  ".jsx",
  ".js",
  ".mjs",
  ".css",
  ".json",
  "/index.tsx",
  "/index.ts",
  "/index.jsx",
  "/index.js",
];
/** Problems told at once: the first few usually cause the rest. */
const TOLD = 5;

/**
 * What would keep the changed files from running: syntax, relative imports that lead nowhere, and
 * a missing `index.html`. Nothing is executed and nothing of the host is read.
 *
 * @returns at most {@link TOLD}
 */
export async function findProblems(
  files: FileTree,
  changed: ReadonlySet<string>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const changedPath of changed) {
    const source = files.get(changedPath);
    const loader = LOADERS[path.extname(changedPath)];
    if (source === undefined || !loader) continue;
    problems.push(...(await findSyntaxErrors(changedPath, source, loader)));
    if (loader !== "css" && loader !== "json") {
      problems.push(...findMissingImports(changedPath, source, files));
    }
  }
  if (changed.size > 0 && files.size > 0 && ![...files.keys()].some(isEntry)) {
    problems.push({ text: "There is no index.html, so nothing can be shown." });
  }
  return problems.slice(0, TOLD);
}

async function findSyntaxErrors(
  file: string,
  source: string,
  loader: "ts" | "tsx" | "jsx" | "css" | "json",
): Promise<Problem[]> {
  try {
    await transform(source, { loader, logLevel: "silent", tsconfigRaw: {}, jsx: "preserve" });
    return [];
  } catch (error) {
    const failures = (error as { errors?: { text: string; location?: { line: number } }[] }).errors;
    return (failures ?? []).map(({ text, location }) => ({
      path: file,
      text: `${file}${location ? `, line ${location.line}` : ""}: ${text}`,
    }));
  }
}

function findMissingImports(file: string, source: string, files: FileTree): Problem[] {
  const problems: Problem[] = [];
  for (const [, specifier] of source.matchAll(IMPORT)) {
    if (!specifier) continue;
    const target = path.join(path.dirname(file), specifier.split("?")[0] ?? "");
    // TypeScript writes "./thing.js" for thing.ts.
    const stems = [target, target.replace(/\.jsx?$/, "")];
    const exists = stems.some((stem) => CANDIDATES.some((end) => files.has(stem + end)));
    if (!exists) {
      problems.push({ path: file, text: `${file} imports ${specifier}, which does not exist.` });
    }
  }
  return problems;
}

/** A page, or a source for which the site builder makes one. */
function isEntry(file: string): boolean {
  return file.endsWith(".html") || /^(?:src\/)?(?:main|index|App)\.(?:tsx|jsx|ts)$/.test(file);
}
