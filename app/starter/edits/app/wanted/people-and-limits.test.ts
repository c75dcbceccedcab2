import { expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";
import { bundle } from "../../../bundle-fixture";

const projects = {
  todo: makeProject("to-do list for the allotment"),
  kanban: makeProject(
    "Kanban board for our clinic. Columns: Waiting, With the vet, Going home. Every card has the pet, the owner and the vet: Imran, Sofie or Lukas.",
  ),
};
type Name = keyof typeof projects;

test.each<[string, string]>([
  ["we have a new vet, Beatriz, add her", 'options: ["Imran", "Sofie", "Lukas", "Beatriz"]'],
  ["add Beatriz as a vet", 'options: ["Imran", "Sofie", "Lukas", "Beatriz"]'],
  [
    "Sofie left and Beatriz joined. Change the name please",
    'options: ["Imran", "Beatriz", "Lukas"]',
  ],
  ["replace Lukas with Beatriz", 'options: ["Imran", "Sofie", "Beatriz"]'],
])("“%s”", (say, options) => {
  const { files, said } = tryEdit(projects.kanban, { say });
  expect(files.get("src/fields.ts"), said).toContain(options);
  expect(said).not.toContain("Not done");
});

test.each([
  "give each vet their own colour",
  "a different colour for every vet",
])("“%s” colours cards by it", async (say) => {
  const { files, said } = tryEdit(projects.kanban, { say });
  expect([...files.values()].join("\n"), said).toContain('colourOf(card.values["vet"])');
  await bundle(files);
});

test.each([
  "don't allow more than two cards in With the vet, we only have two rooms",
  "never let me put more than 2 cards into With the vet",
])("“%s” refuses one more", async (say) => {
  const { files, said } = tryEdit(projects.kanban, { say });
  const app = files.get("src/App.tsx") ?? "";
  expect(app, said).toContain('{ "With the vet": 2 }');
  expect(app).toContain("disabled={isFull(column)}");
  expect(said).not.toContain("Not done");
  await bundle(files);
});

test.each<[Name, string, string]>([
  [
    "todo",
    "let me flag items as high, medium or low priority",
    "“Priority” of Low, Medium or High",
  ],
  [
    "todo",
    "Ich möchte Aufgaben mit niedriger, mittlerer oder hoher Priorität markieren",
    "“Priority” of Low, Medium or High",
  ],
  [
    "todo",
    "I want to correct a spelling mistake in a task instead of writing it anew",
    "“Edit” button already",
  ],
  ["kanban", "when I press a card I'd like to change all of its details", "opens it already"],
])("%s: “%s” is there, and that is told", (name, say, told) => {
  const { files, said } = tryEdit(projects[name], { say });
  expect(files).toBe(projects[name]);
  expect(said).toContain(told);
});

test("what the columns of a board are called is no card on it", () => {
  expect(projects.kanban.has("src/added.ts")).toBe(false);
});

test("a button of that name picks one", async () => {
  const say = 'a "surprise me" button that picks a random task, I can\'t make up my mind';
  const { files, said } = tryEdit(projects.todo, { say });
  expect(files.get("src/App.tsx"), said).toContain("Math.random()");
  await bundle(files);
});
