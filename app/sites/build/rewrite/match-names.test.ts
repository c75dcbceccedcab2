import { expect, test } from "vitest";
import { namesMatching } from "./match-names";

test("a pattern of require.context is asked of each name anew", () => {
  const names = ["./a.js", "./b.vue", "./c.js"];
  expect(namesMatching(/\.js$/g, names)).toEqual(["./a.js", "./c.js"]);
  expect(namesMatching(/^\.\/(?!a)\w+\.JS$/i, names)).toEqual(["./c.js"]);
});

test("one that would take for ever is ended, and said", () => {
  expect(() => namesMatching(/^\.\/(a+)+$/, [`./${"a".repeat(60)}!.js`], 20)).toThrow(
    /require\.context with a pattern that takes too long .*\(a\+\)\+/,
  );
});
