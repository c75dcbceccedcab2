import { expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";
import { bundle } from "../../../bundle-fixture";

const projects = {
  todo: makeProject("to-do list for the allotment"),
  kanban: makeProject("Kanban board for a workshop. Columns: Planned, Sawing, Delivered"),
  expenses: makeProject("expense tracker"),
  inventory: makeProject("inventory of a shop"),
};
type Name = keyof typeof projects;

test.each<[Name, string, string]>([
  ["todo", "Show how many days each task has been sitting there", "{ageOf(task)}"],
  ["todo", "I'd like to see how long a task has been on the list", "{ageOf(task)}"],
  ["inventory", "show how many days each item has been in the inventory", "{ageOf(entry)}"],
  ["kanban", "how many days a card has been there", "{daysIn(card.since)}"],
  ["todo", "Tasks that are more than a week old should turn orange", "daysOld(task) > 7 ?"],
  ["todo", "tasks older than ten days should be red please", "daysOld(task) > 10 ?"],
  [
    "kanban",
    "A card that hasn't moved for two weeks should get an orange edge",
    "daysOld(card) > 14 ?",
  ],
  ["expenses", "mark entries older than 2 weeks in orange", "created: dayOf(expense) }) > 14 ?"],
])("%s: “%s”", async (name, say, written) => {
  const { files, said } = tryEdit(projects[name], { say });
  expect([...files.values()].join("\n"), said).toContain(written);
  expect(said).not.toContain("Not done");
  await bundle(files);
});

test("a card that is moved within its column keeps the day of its last move", () => {
  const { files } = tryEdit(projects.kanban, {
    say: "cards that haven't moved for a week should be orange",
  });
  expect(files.get("src/App.tsx")).toContain("columnOf(card) === column ? card.moved : ");
});
