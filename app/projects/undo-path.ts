/** What of a version says where it stands in the history. */
export interface HistoryPoint {
  kind: string;
  treeHash: string;
}

/** Where undo and redo lead to. */
export interface UndoPath<T> {
  /** The version that undo goes back to, and the one that it takes back. */
  undo: { target: T; undone: T } | null;
  /** The version that redo goes to. */
  redo: T | null;
}

/**
 * Reads a history as an editor does its own: going back twice goes two changes back, and whatever is new after
 * that leaves no way to redo. Going back is in the history itself, as a "restore" of a tree that was there.
 *
 * @param points oldest first
 */
export function readUndoPath<T extends HistoryPoint>(points: readonly T[]): UndoPath<T> {
  const done: T[] = [];
  let undone: T[] = [];
  for (const point of points) {
    if (done.at(-1)?.treeHash === point.treeHash) continue;
    const at =
      point.kind === "restore"
        ? done.findLastIndex(({ treeHash }) => treeHash === point.treeHash)
        : -1;
    const again = undone.at(-1);
    if (point.kind === "restore" && again?.treeHash === point.treeHash) {
      done.push(again);
      undone.pop();
    } else if (at >= 0) {
      undone.push(...done.splice(at + 1).reverse());
    } else {
      done.push(point);
      undone = [];
    }
  }
  const [target, last] = [done.at(-2), done.at(-1)];
  return { undo: target && last ? { target, undone: last } : null, redo: undone.at(-1) ?? null };
}
