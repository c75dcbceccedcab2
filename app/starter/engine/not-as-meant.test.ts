import { describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../tests/support/everyday-edits";

const projects = {
  todo: makeProject("a todo list app"),
  quiz: makeProject("a quiz about capitals"),
  cards: makeProject("flashcards"),
  drawing: makeProject("drawing app"),
  page: makeProject("a page for my bakery Kornblume in Berlin"),
};
const say = (name: keyof typeof projects, wish: string) => tryEdit(projects[name], { say: wish });

describe("what is to stay stays", () => {
  test.each<[keyof typeof projects, string]>([
    ["page", "don't remove the footer"],
    ["page", "do not change the heading to Hello"],
    ["page", "please never delete the opening hours"],
    ["cards", "don't delete cards"],
    ["cards", "do not hide the list"],
    ["todo", "lösche die Aufgaben nicht"],
    ["todo", "mach die Schrift nicht größer"],
    ["todo", "ne supprime pas le titre"],
    ["todo", "no cambies el título"],
  ])("%s: “%s” is told to be left as before", (name, wish) => {
    const { isChanged, said } = say(name, wish);
    expect(isChanged).toBe(false);
    expect(said).toMatch(/Left “.+” as before/);
  });

  test("beside an order of its own that one is done", () => {
    const { isChanged, said } = say("page", "don't change the title and make the buttons blue");
    expect(isChanged).toBe(true);
    expect(said).not.toContain("Not done");
  });
});

describe("what is not meant is not made and not told as done", () => {
  test.each<[keyof typeof projects, string]>([
    ["todo", "don't hide the finished ones"],
    ["todo", "don't let me delete tasks"],
    ["todo", "delete the second task"],
    ["todo", "lösche die zweite Aufgabe"],
    ["todo", "put a line through the title"],
    ["todo", "clear the list"],
    ["todo", "pin the header"],
    ["quiz", "add another name"],
    ["drawing", "remove black"],
    ["page", "no green please"],
    ["page", "kein Grün bitte"],
    ["page", "the menu should disappear when I scroll down"],
    ["page", "change the opening hours to 8 to 18"],
    ["page", "ändere die Öffnungszeiten auf 8 bis 18 Uhr"],
  ])("%s: “%s” changes nothing", (name, wish) => {
    const { isChanged, said } = say(name, wish);
    expect(said).not.toMatch(/^Left/);
    expect(isChanged).toBe(false);
  });
});
