import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { AT_ONCE, IN_A_WORKER, isWithin } from "./json-bounds";
import { parseJson } from "./parse-json";

const anything = z.unknown();

describe("a body of JSON", () => {
  test.each([
    ["lists within each other", "[".repeat(4_000_000)],
    ["objects within each other", '{"a":'.repeat(800_000)],
    ["empty objects", `[${"{},".repeat(1_300_000)}{}]`],
    ["members", `{${Array.from({ length: 300_000 }, (_, n) => `"k${n}":1`).join(",")}}`],
    ["no values at all", ",".repeat(4_000_000)],
  ])("that holds too much is refused before anything is made of it: %s", (_what, text) => {
    expect(() => parseJson(text, anything)).toThrow(/holds too much/);
  });

  test("may be as long as it likes in a text", () => {
    const content = '{"a": [1, "\\\\"]},\n'.repeat(50_000);
    expect(parseJson(JSON.stringify({ content }), anything)).toEqual({ content });
  });

  test("may hold all files that a project can have, and what is no JSON is told as such", () => {
    const files = Array.from({ length: 2_000 }, (_, n) => ({
      path: `${n}`,
      content: "",
      hash: "",
    }));
    expect(parseJson(JSON.stringify({ files }), anything)).toEqual({ files });
    expect(() => parseJson('{"a": ', anything)).toThrow("The body is not valid JSON.");
  });
});

test("of whatever is written as JSON, what it holds is counted and what its texts say is not", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const text = JSON.stringify(value);
      const [values, depth] = [countMarks(value), depthOf(value)];
      expect(isWithin(text, { values, depth })).toBe(true);
      if (values > 0) expect(isWithin(text, { values: values - 1, depth })).toBe(false);
      if (depth > 0) expect(isWithin(text, { values, depth: depth - 1 })).toBe(false);
    }),
  );
});

test.each([
  [String.raw`{"a\\":"\"[[[[","b":"\\\"[[[["}`, { values: 4, depth: 1 }],
  [String.raw`["[\\\\", "]"]`, { values: 2, depth: 1 }],
  // No end: whatever follows is of the text.
  [String.raw`["\"[[[[`, { values: 1, depth: 1 }],
])("a text ends behind an even number of backslashes: %s", (text, bounds) => {
  expect(isWithin(text, bounds)).toBe(true);
  expect(isWithin(text, { ...bounds, values: bounds.values - 1 })).toBe(false);
});

test("a worker may be given what the server's own thread may not", () => {
  const text = `[${"1,".repeat(200_000)}1]`;
  expect([isWithin(text, AT_ONCE), isWithin(text, IN_A_WORKER)]).toEqual([false, true]);
});

/** One for each list and object, for each item but the first, and for each name. */
function countMarks(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const items = Object.values(value);
  const names = Array.isArray(value) ? 0 : items.length;
  const inside = items.reduce<number>((sum, item) => sum + countMarks(item), 0);
  return 1 + names + Math.max(0, items.length - 1) + inside;
}

function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}
