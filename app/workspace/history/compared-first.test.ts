import { expect, test } from "vitest";
import { comparedFirst } from "./compared-first";

test("the newest version that differs from the files is compared with them first", () => {
  const now = { id: "3", isNow: true };
  const before = { id: "2", isNow: false };
  expect(comparedFirst([now, before, { id: "1", isNow: false }])).toBe(before);
  expect(comparedFirst([now])).toBe(now);
  expect(comparedFirst([])).toBeUndefined();
});
