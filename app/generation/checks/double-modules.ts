import type { FileTree } from "~/projects/files";
import type { Problem } from "./answer-checks";

/** Endings of one module, written in another dialect. */
const SCRIPT = /\.[jt]sx?$/;

/**
 * New scripts beside one of the same name with another ending: an import without an ending finds one of them, and the
 * other is changed in vain from then on.
 *
 * @param made files that an answer wrote and that were not there before
 */
export function doubleModules(files: FileTree, made: readonly string[]): Problem[] {
  return made.flatMap((path) => {
    if (!SCRIPT.test(path) || path.endsWith(".d.ts") || !files.has(path)) return [];
    const stem = path.replace(SCRIPT, "");
    const other = ENDINGS.map((ending) => stem + ending).find(
      (name) => name !== path && files.has(name) && !made.includes(name),
    );
    if (!other) return [];
    const text = `${path}: there is ${other} already, and an import finds only one of the two. Change that one and delete this, or delete ${other}.`;
    return [{ path, text }];
  });
}

const ENDINGS = [".ts", ".tsx", ".js", ".jsx"];
