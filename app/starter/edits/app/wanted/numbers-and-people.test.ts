import { expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";
import { bundle } from "../../../bundle-fixture";

const projects = {
  recipes: makeProject("A recipe collection for my family"),
  inventory: makeProject("An inventory for our tool shed: tool, quantity and location"),
  expenses: makeProject("expense tracker"),
  habits: makeProject("Habit tracker"),
  flat: makeProject("A to-do list for a student flat with priority and person"),
  trip: makeProject(
    "Track the expenses of our holiday in Portugal: Nina, Paul and Omar share the costs",
  ),
};
type Name = keyof typeof projects;

test.each<[Name, string, string]>([
  ["recipes", "Show only recipes that take less than 30 minutes", 'values["minutes"]) < 30'],
  ["expenses", "show only expenses over 50 euros", 'values["amount"]) > 50'],
  ["inventory", "filter by place", 'aria-label="Filter by Location"'],
  ["trip", "I'd like to see the average per person", "money.format(total / 3)"],
  ["expenses", "for whom each expense is: Ana, Ben, Cleo", 'useStored("people", "Ana, Ben, Cleo")'],
  ["habits", "how many days in total did I do each habit", "{habit.days.length} in all"],
  ["inventory", "show only things with less than 3", 'values["quantity"]) < 3'],
  ["inventory", "tell me if only one is left", '"than": 2'],
  ["flat", "just show Lena's tasks", 'aria-label="Filter by Person"'],
  ["recipes", "who brought the recipe: Mum, Dad or Granny", 'label: "Brought by"'],
])("%s: “%s”", async (name, say, written) => {
  const { files, said } = tryEdit(projects[name], { say });
  expect([...files.values()].join("\n").replace(/\s+/g, " "), said).toContain(written);
  expect(said).not.toContain("Not done");
  await bundle(files);
});

test("a look that is only known in part is no warning about the whole month", () => {
  const { files, said } = tryEdit(projects.expenses, {
    say: "make expenses above 100 euros red and bold",
  });
  expect(files, said).toBe(projects.expenses);
});
