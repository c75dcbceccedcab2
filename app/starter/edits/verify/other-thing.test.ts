import { describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";

const cards = makeProject("Flashcards to learn Spanish words. Start with: perro - dog, gato - cat");
const expenses = makeProject("an expense tracker");

describe("another thing than the one that is named", () => {
  test("a button that is not there is not another one", () => {
    const { said, files } = tryEdit(cards, { say: 'the next button should say "Onwards"' });
    expect(said).toMatch(/changed nothing|Nothing was changed/);
    expect(files.get("index.html")).toBe(cards.get("index.html"));
  });

  test("what a word means is written on the back of its card", () => {
    const { files } = tryEdit(cards, { say: 'gato should be "cat (male)"' });
    expect(files.get("script.js")).toContain('["gato", "cat (male)"]');
  });

  test("numbers are rounded, and no corners", () => {
    const { files } = tryEdit(expenses, { say: "round to whole numbers" });
    expect(files.get("src/styles.css")).toBe(expenses.get("src/styles.css"));
    expect(files.get("src/App.tsx")).toContain("maximumFractionDigits: 0");
  });

  test("an amount is a budget in a program, and no list of prices", () => {
    const { files } = tryEdit(expenses, { say: "Ajoute un budget mensuel de 800 €" });
    expect(files.get("src/App.tsx")).toContain("money.format(800)");
    expect([...files.keys()]).toEqual([...expenses.keys()]);
  });
});
