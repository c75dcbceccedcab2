import { expect, test } from "vitest";
import { makeProject } from "../../../../tests/support/everyday-edits";
import { readText } from "../../source/files.server";

/** The counter's own reckoning, as it stands in its program. */
const program = readText("apps/counter/files/static/script.js");
const functions = ["dayText", "lastDays"]
  .map((name) => new RegExp(`^function ${name}\\([\\s\\S]*?\\n\\}\\n`, "m").exec(program)?.[0])
  .join("");
const lastDays = new Function(`${functions}; return lastDays;`)() as (
  all: Record<string, number>,
  today: Date,
  many: number,
) => { count: number }[];

test("each day has its own count, across the end of a month", () => {
  const all = { "2026-05-01": 3, "2026-04-30": 8 };
  expect(lastDays(all, new Date(2026, 4, 1), 3).map(({ count }) => count)).toEqual([3, 8, 0]);
});

test.each([
  ["I want to log how many cups of tea I have, at most 5", "5"],
  ["count the bottles of water, target 3 a day", "3"],
])("“%s” counts up to what is said", (say, goal) => {
  expect(makeProject(say).get("script.js")).toContain(`const GOAL = ${goal};`);
});
