import { expect, test } from "vitest";
import { makeProject } from "../../../tests/support/everyday-edits";

test.each([
  ["My neighbours borrow tools. A list of what I have lent out and to whom", "Lent to"],
  ["a lending log for our toy library", "Lent to"],
  ["Our reading circle wants to keep a list of what we read, and who chose it", "Picked by"],
  ["I want to track how I feel every evening", "Mood"],
  ["a mood tracker with a note for each day", "Mood"],
  ["a list of what's in the deep freeze", "Frozen date"],
  ["a plant feeding planner that shows what is due", "Water next"],
])("“%s” keeps what it is about in a field “%s”", (say, field) => {
  expect(makeProject(say).get("src/fields.ts")).toContain(`label: "${field}"`);
});

test("what was frozen first stands first", () => {
  expect([...makeProject("a list of what is in my freezer").values()].join("\n")).toMatch(
    /"frozenDate"/,
  );
});

test("a page for a book club is a page", () => {
  expect(makeProject("a page for our book club in York").has("src/fields.ts")).toBe(false);
});
