import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";
import { NO_PLACE } from "./ability";

/** Puts something into the place of what a program says once. */
export function replaced(
  files: FileTree,
  path: string,
  pairs: readonly (readonly [string | RegExp, string])[],
  said: string,
): EditResult {
  const code = files.get(path) ?? "";
  // What was put in once would stand there twice.
  if (pairs.length > 0 && pairs.every(([, to]) => to !== "" && code.includes(to)))
    return unchanged("It is like that already.");
  let next = code;
  for (const [from, to] of pairs) {
    const before = next;
    next = next.replace(from, () => to);
    if (next === before) return NO_PLACE;
  }
  return edited(new Map([[path, next]]), said);
}
