import { expect, test } from "vitest";
import { makeProject } from "../../../../tests/support/everyday-edits";
import { readText } from "../../source/files.server";

/** The planner's own reckoning, as it stands in its program. */
const program = readText("apps/mealplan/files/static/script.js");
const functions = ["mondayOf", "filled"]
  .map((name) => new RegExp(`^function ${name}\\([\\s\\S]*?\\n\\}\\n`, "m").exec(program)?.[0])
  .join("");
const { mondayOf, filled } = new Function(`${functions}; return { mondayOf, filled };`)() as {
  mondayOf(date: Date): Date;
  filled(own: Record<string, string>, before: Record<string, string>): Record<string, string>;
};

test("a week begins on its Monday, a Sunday being its last day", () => {
  expect(mondayOf(new Date(2026, 10, 29)).getDate()).toBe(23);
  expect(mondayOf(new Date(2026, 10, 30)).getDate()).toBe(30);
});

test("copying the week before leaves what is planned already", () => {
  expect(
    filled({ "0-0": "Soup", "0-1": "" }, { "0-0": "Toast", "0-1": "Rice", "1-0": "Egg" }),
  ).toEqual({
    "0-0": "Soup",
    "0-1": "Rice",
    "1-0": "Egg",
  });
});

test("planning what to cook for a week is planning meals", () => {
  expect(makeProject("an app for planning what to cook each day").get("script.js")).toContain(
    "MEALS",
  );
});

test("the meals that are said are those of each day", () => {
  expect(
    makeProject("Plan our family meals: lunch and supper for every day").get("script.js"),
  ).toMatch(/const MEALS = \[\s*"Lunch",\s*"Supper",?\s*\];/);
});
