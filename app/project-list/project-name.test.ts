import { expect, test } from "vitest";
import { nameFromPrompt } from "./project-name";

test.each([
  ["A habit tracker with streaks, in calm green", "Habit tracker with streaks"],
  ["Please build me a todo list.", "Todo list"],
  ["can you make a kanban board?\nwith three columns", "Kanban board"],
  ["I'd like to create an expense tracker", "Expense tracker"],
  ["I want a recipe box", "Recipe box"],
  ["todo", "Todo"],
  ["make", "Make"],
  ["   ", "My app"],
  ["...", "My app"],
  ["日本語のクイズ。十問で", "日本語のクイズ"],
])("%j is called %j", (prompt, name) => {
  expect(nameFromPrompt(prompt)).toBe(name);
});

test("a long wish is cut between words, and never inside a character", () => {
  const name = nameFromPrompt(`A ${"very ".repeat(30)}long story`);
  expect(name.length).toBeLessThanOrEqual(48);
  expect(name.endsWith("very")).toBe(true);
  expect(nameFromPrompt("😀".repeat(100)).isWellFormed()).toBe(true);
});
