import type { FileTree } from "~/projects/files";

/** Remembers what was found between two states of a project, of which several checks of one edit ask. */
export function onceForBoth<T>(
  find: (before: FileTree, after: FileTree) => T,
): (before: FileTree, after: FileTree) => T {
  const found = new WeakMap<FileTree, WeakMap<FileTree, { it: T }>>();
  return (before, after) => {
    const ofBefore = found.get(before) ?? new WeakMap<FileTree, { it: T }>();
    found.set(before, ofBefore);
    const known = ofBefore.get(after) ?? { it: find(before, after) };
    ofBefore.set(after, known);
    return known.it;
  };
}
