import { realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Loader, OnLoadResult } from "esbuild";

const PACKAGE_LOADERS: Record<string, Loader> = {
  ".js": "js",
  ".mjs": "js",
  ".cjs": "js",
  ".json": "json",
  ".css": "css",
};

/** What is answered for everything that is not there for a project. */
export const REFUSED = "Only the project and the listed packages can be imported.";

/** A specifier with a segment that is no name of a file, or that some system reads as another one. */
export const LEADS_OUT = /\/\.{0,2}(?:\/|$)|[\\\0%]/;

/** The real path of a file below one of these folders; a link inside must not lead out, so that counts. */
export function readablePath(file: string, folders: readonly string[]): string | null {
  try {
    const real = realpathSync(file);
    return folders.some((folder) => real.startsWith(folder + path.sep)) ? real : null;
  } catch {
    return null;
  }
}

/** A file of a package. Reads what was checked, so that nothing can change in between. */
export async function loadPackageFile(
  file: string,
  folders: readonly string[],
): Promise<OnLoadResult> {
  const real = readablePath(file, folders);
  const loader = PACKAGE_LOADERS[path.extname(file)];
  if (!real || !loader) return { errors: [{ text: REFUSED }] };
  return { contents: await readFile(real, "utf8"), loader, resolveDir: path.dirname(real) };
}
