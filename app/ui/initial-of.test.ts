import { expect, test } from "vitest";
import { initialOf } from "./initial-of";

test.for([
  ["ann", "A"],
  ["  bo ", "B"],
  ["x", "X"],
  ["émile", "É"],
  // A letter and the accent that follows it.
  ["e\u0301mile", "E\u0301"],
  ["👩‍🚀 Zoe", "👩‍🚀"],
  ["1\ufe0f\u20e3 first", "1\ufe0f\u20e3"],
  ["", ""],
])("the first letter of “%s” is %s", ([name, letter]) => {
  expect(initialOf(name as string)).toBe(letter);
});
