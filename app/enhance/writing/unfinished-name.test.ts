import { expect, test } from "vitest";
import { unfinishedName } from "./unfinished-name";

test.each<[string, string | undefined]>([
  ["@a", "a"],
  ["Hi @Mül", "Mül"],
  ['(@"Ann M', "Ann M"],
  [`${"x ".repeat(10_000)}@ann`, "ann"],
  ["@", undefined],
  ["ann@example", undefined],
  ["@ann and", undefined],
  ['@"Ann M"', undefined],
  ["", undefined],
])("After %j people are looked for by %j", (before, beginning) => {
  const typed = unfinishedName(before);
  expect(typed?.beginning).toBe(beginning);
  if (typed) expect(before[typed.start]).toBe("@");
});
