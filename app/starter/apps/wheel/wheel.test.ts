import { expect, test } from "vitest";
import { makeProject } from "../../../../tests/support/everyday-edits";
import { readText } from "../../source/files.server";

/** The wheel's own reckoning, as it stands in its program. */
const source = /^function pointed[\s\S]*?\n\}\n/m.exec(
  readText("apps/wheel/files/static/script.js"),
)?.[0];
const pointed = new Function(`${source}; return pointed;`)() as (
  degrees: number,
  count: number,
) => number;

test("what stands under the pointer is picked, however far the wheel was turned", () => {
  expect(pointed(0, 4)).toBe(0);
  // A wheel that is turned to the right brings what is left of the pointer under it.
  expect(pointed(45, 4)).toBe(3);
  expect(pointed(3600 + 100, 4)).toBe(2);
  expect(pointed(359.9, 4)).toBe(0);
});

test.each([
  "Spin a wheel to pick which film we watch",
  "We type in names and a wheel that picks one decides who starts",
  "a prize wheel for the school fair",
  "A wheel with the names of my class, spin it to pick one",
])("“%s” makes a wheel", (say) => {
  expect(makeProject(say).get("script.js")).toContain("function pointed");
});

test("a wheel about eating begins with meals, and one of anything names none", () => {
  expect(makeProject("a spinning wheel for what to eat").get("script.js")).toContain('"Noodles"');
  expect(makeProject("a spinning wheel").get("script.js")).toContain('"First choice"');
});

test("what is said to be on it is what it begins with", () => {
  expect(
    makeProject("a spinning wheel with hoovering, dishes and walking the dog on it").get(
      "script.js",
    ),
  ).toMatch(/"Hoovering",\s+"Dishes",\s+"Walking the dog",?\s+\]/);
});
