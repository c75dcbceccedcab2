import { expect, test } from "vitest";
import { readUndoPath } from "./undo-path";

/** "a b r:a" is a version with tree a, one with b, and going back to a. */
const pathOf = (history: string) => {
  const points = history.split(" ").map((word) => {
    const [, isBack, treeHash = ""] = /^(r:)?(.+)$/.exec(word) ?? [];
    return { kind: isBack ? "restore" : "after", treeHash };
  });
  const { undo, redo } = readUndoPath(points);
  return [undo?.target.treeHash ?? null, redo?.treeHash ?? null];
};

test.each([
  ["a", [null, null]],
  ["a b", ["a", null]],
  ["a a b b", ["a", null]],
  // Undone once, twice, and redone once.
  ["a b c r:b", ["a", "c"]],
  ["a b c r:b r:a", [null, "b"]],
  ["a b c r:b r:a r:b", ["a", "c"]],
  // What is new leaves nothing to redo.
  ["a b c r:b d", ["b", null]],
  // A single file that came back is a state of its own.
  ["a b c r:x", ["c", null]],
])("in the history %s", (history, expected) => {
  expect(pathOf(history)).toEqual(expected);
});
