import { type FileTree, nameOf } from "~/projects/files";

/** Paths that are named where one is not there. */
const NAMED = 5;

/** The paths that a wrong one may have meant, the likeliest first. */
export function nearestPaths(files: FileTree, wrong: string): string[] {
  const wanted = partsOf(wrong);
  const name = stemOf(wrong);
  const scored = [...files.keys()].map((path) => {
    const parts = partsOf(path);
    const shared = wanted.filter((part) => parts.includes(part)).length;
    const stem = stemOf(path);
    const isAlike = stem === name ? 3 : stem.startsWith(name) || name.startsWith(stem) ? 1 : 0;
    return { path, score: shared + isAlike };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.path.length - b.path.length)
    .slice(0, NAMED)
    .map(({ path }) => path);
}

function partsOf(path: string): string[] {
  return path
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length > 1);
}

function stemOf(path: string): string {
  return nameOf(path)
    .replace(/\.[^.]*$/, "")
    .toLowerCase();
}
