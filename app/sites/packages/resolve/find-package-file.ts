import { realpathSync, statSync } from "node:fs";
import path from "node:path";

const ENDINGS = ["", ".mjs", ".js", ".cjs", ".jsx", ".ts", ".tsx", ".mts", ".json"];
const INDEXES = [
  "index.mjs",
  "index.js",
  "index.cjs",
  "index.jsx",
  "index.ts",
  "index.tsx",
  "index.json",
];

/**
 * A file of a package, with the endings that people leave out. Its real path counts: a link inside of a
 * package must not lead out of it.
 *
 * @param folder the package's own, absolute
 * @param inside what is looked for, e.g. "lib/parse"; it may try to lead out
 * @returns the path within the package, e.g. "lib/parse.js", or null
 */
export function findPackageFile(folder: string, inside: string): string | null {
  const clean = path.posix.normalize(inside);
  if (clean.startsWith("..") || path.posix.isAbsolute(clean) || /[\\\0]/.test(clean)) return null;
  for (const ending of ENDINGS) {
    if (isFileWithin(folder, clean + ending)) return clean + ending;
  }
  // TypeScript writes "./thing.js" for thing.ts, in packages that ship sources too.
  const source = clean.replace(/\.([cm]?)js$/, ".$1ts");
  if (source !== clean && isFileWithin(folder, source)) return source;
  return null;
}

/** The file that a folder of a package stands for, e.g. "lib" → "lib/index.js". */
export function findIndexFile(folder: string, inside: string): string | null {
  for (const name of INDEXES) {
    const file = path.posix.join(inside, name);
    if (isFileWithin(folder, file)) return file;
  }
  return null;
}

/** Whether there is such a folder in a package. */
export function isFolderWithin(folder: string, inside: string): boolean {
  return statSync(path.join(folder, inside), { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** The real path of a package's file; null for one that is not there, or that leads out. */
export function realFileWithin(folder: string, inside: string): string | null {
  try {
    const root = realpathSync(folder);
    const real = realpathSync(path.join(root, inside));
    return real.startsWith(root + path.sep) ? real : null;
  } catch {
    return null;
  }
}

function isFileWithin(folder: string, inside: string): boolean {
  const stats = statSync(path.join(folder, inside), { throwIfNoEntry: false });
  return stats?.isFile() ? realFileWithin(folder, inside) !== null : false;
}
