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

test.each([
  ["Build a page for Café Lindner", "Café Lindner"],
  ["A website for a café called Blue Door with our menu: Espresso 2.50", "Blue Door"],
  ["A bold website for our band The Night Ferries, with the dates", "The Night Ferries"],
  ["A shop page for our pottery called Clay & Salt, in warm colours", "Clay & Salt"],
  ["A portfolio for Mara Lindt, photographer in Lisbon", "Mara Lindt"],
  ["Eine Seite für Bäckerei Huber mit Öffnungszeiten", "Bäckerei Huber"],
  ["Bau mir eine Seite für Läufer", "Seite für Läufer"],
  ["Crée-moi un site pour Chez Marie", "Chez Marie"],
  ["Quiero una tienda llamada Luna Azul.", "Luna Azul"],
  ["Vorrei un quiz sui pianeti", "Quiz sui pianeti"],
  ["A page for a running club called Harbour Runners. We meet on Tuesdays", "Harbour Runners"],
  ["A page for a club named Harbour Runners\nWe meet on Tuesdays", "Harbour Runners"],
  ["A page for a school called St. Anna. It has two classes", "St. Anna"],
  ["A page for a meetup called Node.js Lisbon. Free", "Node.js Lisbon"],
  ["An app named “Late Train” that tells delays", "Late Train"],
  ["An expense tracker for students", "Expense tracker for students"],
])("a name is taken from the wish: %s", (wish, name) => {
  expect(nameFromPrompt(wish)).toBe(name);
});
