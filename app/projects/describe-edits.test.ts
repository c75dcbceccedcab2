import { expect, test } from "vitest";
import { describeEdits } from "./describe-edits";
import type { Manifest } from "./manifest";

const tree = (files: Record<string, string>): Manifest =>
  Object.entries(files).map(([path, hash]) => [path, hash, 1] as const);

test.each([
  ["an edit names its file", { a: "1" }, { a: "2" }, "Edited a"],
  [
    "what was edited comes before what is new",
    { b: "1" },
    { a: "1", b: "2" },
    "Edited b and 1 more",
  ],
  ["new files were added", {}, { a: "1", b: "2", c: "3" }, "Added a and 2 more"],
  ["files that are gone were deleted", { a: "1", b: "2" }, { b: "2" }, "Deleted a"],
  ["the same content at another path is a rename", { a: "1" }, { b: "1" }, "Renamed a to b"],
  ["another content at another path is none", { a: "1" }, { b: "2" }, "Edited b and 1 more"],
])("%s", (_, before, after, words) => {
  expect(describeEdits(tree(before), tree(after))).toBe(words);
});
