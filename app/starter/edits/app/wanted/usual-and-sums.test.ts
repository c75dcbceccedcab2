import { expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";
import { bundle } from "../../../bundle-fixture";

const projects = {
  todo: makeProject("to-do list for the allotment"),
  expenses: makeProject("expense tracker"),
  habits: makeProject("A habit tracker for reading, running and drinking water"),
  inventory: makeProject("inventory of a shop"),
  kanban: makeProject("Kanban board for a workshop. Columns: Planned, Sawing, Delivered"),
};
type Name = keyof typeof projects;

test.each<[Name, string, string]>([
  [
    "expenses",
    "a button that adds our usual breakfast for 18 euros with one click",
    '"amount": "18"',
  ],
  ["expenses", "add one button that adds the rent of 900", "Add “Rent” (900)"],
  ["expenses", "a button for the rent", 'last.values["amount"] ?? ""'],
  ["todo", "a quick button that adds buy milk", '"title": "Buy milk"'],
  ["expenses", "Let me type sums like 12.50+3.99 into the amount", "<SumInput"],
  ["habits", "add meditation and stretching to the habits", '"name":"Stretching"'],
  ["inventory", "who borrowed it and since when", 'label: "Lent on", type: "date"'],
  ["inventory", "let me note who borrowed it and when", 'label: "Lent on", type: "date"'],
])("%s: “%s”", async (name, say, written) => {
  const { files, said } = tryEdit(projects[name], { say });
  expect([...files.values()].join("\n"), said).toContain(written);
  expect(said).not.toContain("Not done");
  await bundle(files);
});

test("a sum that is typed is reckoned, and what is none is not", async () => {
  const { files } = tryEdit(projects.expenses, {
    say: "let me type sums like 12.50+3.99 into the amount",
  });
  const source = files.get("src/components/SumInput.tsx") ?? "";
  const body = /function sumOf\(text: string\): number \| null (\{[\s\S]*?\n\})/.exec(source)?.[1];
  const sumOf = new Function("text", body ?? "") as (text: string) => number | null;
  expect(["12.50+3.99", "10 + 2,5 - 1", "-4", "12.50+", "abc", "1+2*3"].map(sumOf)).toEqual([
    16.49,
    11.5,
    -4,
    null,
    null,
    null,
  ]);
});

test("the total of each column is no field to be filled in", () => {
  const { files, said } = tryEdit(projects.kanban, {
    say: "I want a price on every order and the total of each column",
  });
  expect(said).not.toContain("Added");
  expect(files.get("src/fields.ts")).not.toContain("Total");
});

test.each([
  "a button to add a task",
  "a button to export everything",
])("“%s” is no entry that is called so", (say) => {
  const { said } = tryEdit(projects.todo, { say });
  expect(said).not.toContain("at one press");
});
