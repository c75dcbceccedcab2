import { expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";
import { bundle } from "../../../bundle-fixture";

const projects = {
  todo: makeProject("A to-do list for our flat: chores with a due date and who does it"),
  kanban: makeProject(
    "Kanban board for a workshop. Columns: Planned, Sawing, Delivered. Each card has a builder: Marta, Luis or Kim",
  ),
  expenses: makeProject("expense tracker"),
  inventory: makeProject("inventory of a shop"),
};
type Name = keyof typeof projects;

test.each<[Name, string, string]>([
  ["todo", "only three tasks at once", "More than 3 open entries are refused"],
  ["todo", "I only want to allow three open tasks at once", "More than 3 open entries are refused"],
  [
    "todo",
    "please don't let me have more than five things open",
    "More than 5 open entries are refused",
  ],
  ["kanban", "only three cards at once in Sawing", "“Sawing” takes 3 cards at most"],
  ["kanban", "no more than 4 cards in Sawing", "“Sawing” takes 4 cards at most"],
  ["kanban", "Only show the cards Marta builds", "filter by “Builder”"],
  ["todo", "It would be nice if I could see only the chores for Ben", "filter by “Who does it”"],
  ["expenses", "How much did we spend on average per day?", "average of each day"],
  ["expenses", "wer schuldet wem wie viel", "who owes whom"],
  ["expenses", "quién debe a quién", "who owes whom"],
  ["expenses", "Qui doit combien à qui ?", "who owes whom"],
  ["expenses", "Bitte ein Notizfeld bei jeder Ausgabe", "Added the field “Notes”"],
  ["kanban", "ajoute un champ de notes à chaque carte", "Added the field “Notes”"],
  ["expenses", "make expenses above 100 euros red", "“Amount” is above 100 are red"],
  ["inventory", "Show how many items there are altogether", "how many there are"],
  ["inventory", "tell me when there are fewer than 2 of something", "below 2 are red"],
])("%s: “%s”", async (name, say, told) => {
  const { files, said } = tryEdit(projects[name], { say });
  expect(said).toContain(told);
  expect(said).not.toContain("Not done");
  await bundle(files);
});
