import { describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";
import { bundle } from "../../../bundle-fixture";

const projects = {
  todo: makeProject("a to do list for our household"),
  kanban: makeProject("a kanban board with the columns To do, Doing and Done"),
  expenses: makeProject("an app to track what I spend"),
};
type Name = keyof typeof projects;
const say = (name: Name, wish: string) => tryEdit(projects[name], { say: wish });
const codeOf = (files: ReadonlyMap<string, string>) => [...files.values()].join("\n");

describe("what an app does already is said to be there, and where", () => {
  test.each<[Name, string, string]>([
    [
      "todo",
      "is there a way to correct spelling mistakes later without deleting the whole thing",
      "“Edit” button already",
    ],
    [
      "todo",
      "I want to change a task after I've typed it in, right now if I make a typo I have to delete it",
      "“Edit” button already",
    ],
    [
      "kanban",
      "Put small arrow buttons on the cards for moving left and right, dragging is fiddly on my phone",
      "arrow buttons already",
    ],
    [
      "kanban",
      "add buttons to move cards left and right, dragging does not work on my tablet",
      "arrow buttons already",
    ],
  ])("in %s, “%s”", (name, wish, told) => {
    const { said, isChanged } = say(name, wish);
    expect(said).toContain(told);
    expect(isChanged).toBe(false);
  });
});

describe("what is done is not said to be left out", () => {
  test.each<[Name, string]>([
    ["expenses", "need a way to fix a wrong amount after saving"],
    ["expenses", "Set a monthly budget of 1500 and show how much of it is left"],
    ["expenses", "set a budget of 800 a month and show me what is left"],
    ["kanban", "make overdue cards red. and yes they need a due date first"],
    ["kanban", "We need deadlines on the cards"],
    ["todo", "can you give it a dark background with light text"],
    ["todo", "Show on each task how many days ago I added it"],
    ["todo", "add a 'pick one for me' button that chooses a random task I haven't done yet"],
    ["expenses", "let me write 3+4.5 as the amount and it stores the result"],
    ["expenses", "Zeige die Beträge mit Komma statt Punkt an, also 12,50 €"],
    ["expenses", "affiche les montants avec une virgule au lieu d'un point"],
  ])("in %s, “%s”", async (name, wish) => {
    const { said, files, isChanged } = say(name, wish);
    expect(said).not.toMatch(/did not understand|Not done/);
    expect(isChanged).toBe(true);
    await bundle(files);
  });

  test("a deadline of a card is a day, and a dark look is one as a whole", () => {
    expect(codeOf(say("kanban", "We need deadlines on the cards").files)).toContain(
      'label: "Deadline", type: "date"',
    );
    expect(codeOf(say("todo", "a dark background with light text please").files)).toContain(
      "color-scheme: dark;",
    );
  });
});
