import { describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";
import { bundle } from "../../../bundle-fixture";

const projects = {
  todo: makeProject("a to do list for our household"),
  kanban: makeProject("a kanban board with the columns To do, Doing and Done"),
  flat: makeProject(
    "An expense tracker for our flat. We are Ida, Ben and Jo. Each expense has a description, an amount, who paid and a category.",
  ),
};
const say = (name: keyof typeof projects, wish: string) => tryEdit(projects[name], { say: wish });
const codeOf = (files: ReadonlyMap<string, string>) => [...files.values()].join("\n");

describe("the day on which a card was finished is kept by its move", () => {
  test.each([
    "Write down when something got finished, I want to see the date on the card once it's in Done",
    "put the day it was completed on the card when it lands in Done",
    "keep a note of when each card was finished",
  ])("“%s”", async (wish) => {
    const { said, files } = say("kanban", wish);
    expect(said).toContain("A card that comes into “Done” keeps the day and shows it");
    expect(codeOf(files)).toContain("doneOn: columnOf(card) === column ? card.doneOn : Date.now()");
    expect(codeOf(files)).not.toContain("Bought on");
    await bundle(files);
  });

  test("what got done is nothing that was bought, of tasks either", () => {
    expect(codeOf(say("todo", "note down when a task got done").files)).toContain("task.doneOn");
  });
});

describe("points to tick off are a checklist, in any language", () => {
  test.each([
    "Füge bitte eine Checkliste zu jeder Karte hinzu, mit Häkchen zum Abhaken.",
    "ajoute une liste de tâches à cocher sur chaque carte",
    "Ich hätte gern in jeder Karte eine Checkliste",
  ])("“%s”", (wish) => {
    const { files } = say("kanban", wish);
    expect(codeOf(files)).toContain("<Checklist of=");
    expect(files.get("src/fields.ts")).toBe(projects.kanban.get("src/fields.ts"));
  });
});

describe("a note is called so, and stands below its task", () => {
  test.each([
    ["Ajoute un champ pour une petite note sous chaque tâche", "Note"],
    ["füge ein Feld für eine kurze Notiz unter jeder Aufgabe hinzu", "Notiz"],
    ["add a note below each task", "Note"],
  ])("“%s”", (wish, label) => {
    const { said, files } = say("todo", wish);
    expect(files.get("src/fields.ts")).toContain(`label: "${label}", type: "long"`);
    expect(said).not.toContain("Not done");
  });

  test("a long text is no pill that is cut", () => {
    expect(projects.todo.get("src/components/TaskItem.tsx")).toContain(
      'className={field.type === "long" ? "task-note" : "tag"}',
    );
    expect(projects.todo.get("src/styles.css")).toMatch(/\.task-note \{\n {2}flex: 1 0 100%;/);
  });
});

describe("who comes is added by name, and a pronoun is nobody", () => {
  test.each([
    ["Mia is moving in, add her to the flatmates", "Mia"],
    ["Sam moved in last week, please add him to the people", "Sam"],
    ["Our friend Noor joins us in May, so please add her too", "Noor"],
  ])("“%s”", (wish, name) => {
    const { said, files } = say("flat", wish);
    expect(files.get("src/fields.ts")).toContain(`"Jo", "${name}"]`);
    expect(said).not.toContain("Not done");
  });

  test.each([
    "add her to the list of people",
    "add him to the people",
    "also add them please",
  ])("“%s” adds nobody", (wish) => {
    expect(say("flat", wish).isChanged).toBe(false);
  });
});

test("a board is printed whole: its columns share the sheet", () => {
  const css = say("kanban", "a version to print, without buttons").files.get("src/styles.css");
  expect(css).toMatch(/@media print \{[\s\S]*\.board \{\n {4}display: grid;/);
  expect(css).toMatch(/overflow: visible;/);
});
