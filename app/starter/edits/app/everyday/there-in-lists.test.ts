import { expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";

const projects = {
  todo: makeProject("make me a simple to-do list app"),
  kanban: makeProject(
    "I need a kanban board for our little team. Columns: Ideas, Doing, Waiting, Done. People are Jonas, Priya and Carol.",
  ),
  expenses: makeProject(
    "An expense tracker where I type in what I spent, the amount in euros, the date and a category (groceries, rent, transport, eating out, fun). Show the total.",
  ),
};

test.each<[keyof typeof projects, string, string]>([
  [
    "todo",
    "I want a button that removes everything I've already ticked off",
    "“Clear done” does that already",
  ],
  ["todo", "a button to delete all completed tasks", "“Clear done” does that already"],
  [
    "todo",
    "every now and then I delete something by accident, give me an undo",
    "“Undo” is there already",
  ],
  ["todo", "let me restore a deleted task", "“Undo” is there already"],
  ["todo", "Can tasks have a priority? high, medium, low", "“Priority” of Low, Medium or High"],
  ["todo", "each task should have a priority", "“Priority” of Low, Medium or High"],
  ["todo", "let me edit a task after I added it, I keep making typos", "“Edit” button already"],
  [
    "todo",
    "it should still have my tasks when I close the browser and come back",
    "kept in this browser already",
  ],
  ["todo", "my tasks should still be there after I close the browser", "in this browser already"],
  ["kanban", "show the number of cards on top of every column", "beside the name of each column"],
  ["kanban", "I'd like to click on a card and write a longer description", "“Details” there"],
  [
    "kanban",
    "Man soll die Karten innerhalb einer Spalte auch nach oben und unten verschieben können",
    "moved up and down within a column already",
  ],
  ["kanban", "let me reorder cards within a column", "moved up and down within a column already"],
  [
    "expenses",
    "only show this month by default, but let me go back to earlier months",
    "list of months at the top right",
  ],
  ["expenses", "show the total for each category too", "beside the ring already"],
  ["expenses", "let me look at previous months", "list of months at the top right"],
])("in %s, “%s” is said to be there", (name, say, told) => {
  const { said, isChanged } = tryEdit(projects[name], { say });
  expect(said).toContain(told);
  expect(said).not.toMatch(/did not understand|Not done/);
  expect(isChanged).toBe(false);
});
