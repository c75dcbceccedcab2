import { expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";

const projects = {
  todo: makeProject("a to-do list for my family"),
  kanban: makeProject("a kanban board for our student project"),
  expenses: makeProject("an expense tracker for our flat share"),
  habits: makeProject("a habit tracker"),
  recipes: makeProject("a recipe collection"),
  stock: makeProject("an inventory for my flower shop"),
};

test.each<[keyof typeof projects, string, RegExp]>([
  ["kanban", "Doing shouldn't hold more than three cards", /more than 3 cards in “In progress”/],
  ["kanban", "checkbox on each card for paid", /Added the field “Paid”/],
  ["kanban", "make the columns narrower so all four fit", /columns are narrower/],
  ["expenses", "stop me adding something without an amount", /must be filled in already/],
  ["expenses", "Que me avise si pongo lo mismo dos veces", /the same “What” are refused/],
  ["todo", "Ich hätte gern ein Häkchen, ob etwas dringend ist", /Added the field “Dringend”/],
  ["kanban", "it should feel less serious", /playful style/],
  ["kanban", "limit the column Doing to four cards", /more than 4 cards in “In progress”/],
  [
    "kanban",
    "We also need a column for Review between Doing and Done",
    /“Review” between “In progress” and “Done”/,
  ],
  ["todo", "Tasks due today should stand at the very top", /sorted by “Due date”/],
  ["todo", "late tasks should come first", /red and stand first/],
  ["recipes", "Newest recipes at the top please", /New ones come at the top of the list already/],
  ["habits", "it would be nice if the newest habits were at the top", /come at the top/],
  ["expenses", "It should not accept an amount of zero", /“Amount” must be more than 0/],
  ["stock", "Show what the whole stock is worth", /“Total: Quantity × Price”/],
  ["habits", "Say well done when I've done all habits of today", /When all habits are done today/],
  ["habits", "Show what percentage of days I managed", /how many percent of the last 30 days/],
])("of an app of %s, “%s” is done as it is meant", (name, say, said) => {
  expect(tryEdit(projects[name], { say }).said).toMatch(said);
});
