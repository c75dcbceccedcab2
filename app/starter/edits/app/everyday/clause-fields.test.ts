import { expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";

const projects = {
  todo: makeProject("a to-do list for my family"),
  expenses: makeProject("an expense tracker for our flat share"),
  shopping: makeProject("a shopping list"),
  stock: makeProject("an inventory for my flower shop"),
  recipes: makeProject("a recipe collection"),
};

test.each<[keyof typeof projects, string, string]>([
  [
    "todo",
    "Let us say who does each task: Mum, Dad or Leo",
    'label: "Assigned to", type: "choice", options: ["Mum", "Dad", "Leo"]',
  ],
  ["todo", "I want to see who added it", 'label: "Added by", type: "text"'],
  ["expenses", "Record who paid for it", 'label: "Who paid", type: "text"'],
  [
    "expenses",
    "a dropdown for who paid: Ann, Ben, Cleo",
    'label: "Who paid", type: "choice", options: ["Ann", "Ben", "Cleo"]',
  ],
  ["expenses", "I'd like to write down where I bought it", 'label: "Shop", type: "text"'],
  ["shopping", "let me choose which shop to buy it in: Aldi, Lidl", 'options: ["Aldi", "Lidl"]'],
  ["stock", "keep track of when it expires", 'label: "Best before", type: "date"'],
  ["recipes", "note when I last cooked it", 'label: "Last time", type: "date"'],
])("in %s, “%s” is a field", (name, say, line) => {
  expect(tryEdit(projects[name], { say }).files.get("src/fields.ts")).toContain(line);
});

test("a field that is there is said, and what is no field adds none", () => {
  const stored = tryEdit(projects.stock, { say: "I need to know where each item is stored" });
  expect(stored.said).toContain("There is a field “Location” already");
  for (const say of ["where is the delete button", "when a task is done, say hooray"])
    expect(tryEdit(projects.todo, { say }).isChanged, say).toBe(false);
});

test("what each of us spent is counted by who paid", () => {
  const { said } = tryEdit(projects.expenses, { say: "Show me what each of us spent this month" });
  expect(said).toContain("“Total: Amount, by who paid”");
});
