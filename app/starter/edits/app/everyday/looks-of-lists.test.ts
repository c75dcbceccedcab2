import { expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";
import { bundle } from "../../../bundle-fixture";

const projects = {
  todo: makeProject("a to-do list for my family"),
  kanban: makeProject("a kanban board for our student project"),
  habits: makeProject("a habit tracker"),
  recipes: makeProject("a recipe collection"),
};

test.each<[keyof typeof projects, string, RegExp]>([
  [
    "todo",
    "Show how many tasks are still open in the browser tab",
    /inTab = tasks\.filter\(\(entry\) => !entry\.done\)/,
  ],
  [
    "kanban",
    "show the number of cards in the tab",
    /columnOf\(entry\) !== columns\[columns\.length - 1\]/,
  ],
  ["kanban", "Let me collapse columns", /aria-expanded=\{!folded\.includes\(column\)\}/],
  [
    "kanban",
    "it would be nice if columns could be folded",
    /hidden=\{folded\.includes\(column\)\}/,
  ],
  ["habits", "Let me put an emoji in front of each habit", /\{habit\.values\.emoji\} \{name\}/],
  ["habits", "Give the habits different colours", /solid \$\{colourOfHabit\(index\)\}/],
])("in %s, “%s” is done by a program that builds", async (name, say, code) => {
  const { files } = tryEdit(projects[name], { say });
  expect(files.get("src/App.tsx")).toMatch(code);
  await bundle(files);
});

test.each<[keyof typeof projects, string, string]>([
  ["recipes", "Let me tick off the ingredients while I cook", "Each ingredient has a box to tick"],
  ["recipes", "Show the cooking time on the list, too", "shows minutes and servings"],
  [
    "kanban",
    "Put the number of cards next to each column's title",
    "beside the name of each column",
  ],
])("in %s, “%s” is said to be there", (name, say, told) => {
  const { said, isChanged } = tryEdit(projects[name], { say });
  expect(said).toContain(told);
  expect(isChanged).toBe(false);
});
