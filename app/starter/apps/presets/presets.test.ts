import { expect, test } from "vitest";
import { makeProject } from "../../../../tests/support/everyday-edits";

test("what is timed are the things with their minutes that are said", () => {
  const script = makeProject("A kitchen timer. Rice 12 min, pasta 9, steak for 3 minutes").get(
    "script.js",
  );
  expect(script).toMatch(/name: "Rice",\s+minutes: 12\b/);
  expect(script).toMatch(/name: "Pasta",\s+minutes: 9\b/);
  expect(script).toMatch(/name: "Steak",\s+minutes: 3\b/);
});

test("a timer of several named times is one to choose from, and one of rounds is not", () => {
  expect(makeProject("porridge timer, quick 2 min, steel cut 20").get("script.js")).toContain(
    "const CHOICES",
  );
  expect(makeProject("a timer: work 30 min, break 5 min").get("script.js")).not.toContain(
    "CHOICES",
  );
});

test("an egg timer of which nothing is said has eggs, and one for tea has teas", () => {
  expect(makeProject("an egg timer").get("script.js")).toContain('"Soft"');
  expect(makeProject("a timer for my tea").get("script.js")).toContain('"Black tea"');
});
