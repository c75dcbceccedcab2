import { expect, test } from "vitest";
import { holdsChoices, readChoices } from "./choice-lines";

test("every line is a button, and what it sends may be longer than what stands on it", () => {
  expect(
    readChoices("- One page\n2. Several pages => Make it several pages, with a menu\n\n"),
  ).toEqual([
    { text: "One page", send: "One page" },
    { text: "Several pages", send: "Make it several pages, with a menu" },
  ]);
});

test("of a flood of options the first are read, and a long one is cut on its button", () => {
  const [first, ...rest] = readChoices(`${"word ".repeat(60)}\n${"b\n".repeat(100)}`);
  expect(first?.text).toHaveLength(80);
  expect(first?.send.length).toBeGreaterThan(200);
  expect(rest).toHaveLength(5);
});

test("an option without end is read to its bound", () => {
  // Looking for an arrow behind so many spaces would take a quarter of a minute.
  const [one] = readChoices(`Yes${" ".repeat(200_000)}=> no`);
  expect(one).toEqual({ text: "Yes", send: "Yes" });
});

test("an answer holds options where a line of it begins them, however much is blank before", () => {
  expect(holdsChoices("Which?\n\n   ```choices\nBlue\n```")).toBe(true);
  expect(holdsChoices("Some say ```choices")).toBe(false);
  const before = performance.now();
  expect(holdsChoices(`Hm${"\n".repeat(400_000)}x`)).toBe(false);
  expect(performance.now() - before).toBeLessThan(1_000);
});
