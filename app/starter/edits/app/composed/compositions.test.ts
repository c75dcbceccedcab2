import { describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";

const projects = {
  todo: makeProject("todo app: buy milk, call mum"),
  board: makeProject("Trello style board, columns: Ideas, Writing, Printed"),
  habits: makeProject("habit tracker for drinking water and stretching"),
  notes: makeProject("a notes app"),
  flat: makeProject("track what we spend on our flat share: rent, food, cleaning, internet"),
  films: makeProject("I want a list of movies I've watched, with year, genre and a rating"),
  quiz: makeProject("a quiz about animals"),
  timer: makeProject("pomodoro timer"),
};
type Name = keyof typeof projects;
const all = (files: ReadonlyMap<string, string>) => [...files.values()].join("\n");

describe("what takes several plain orders, or is put otherwise, is done as those", () => {
  test.each<[Name, string, RegExp[]]>([
    [
      "todo",
      "group the items by aisle: produce, dairy or bakery",
      [/label: "Aisle", type: "choice", options: \["Produce", "Dairy", "Bakery"\]/, /by “Aisle”/],
    ],
    ["todo", "sort by shop", [/label: "Shop"/, /by “Shop”/]],
    ["board", "sort cards by due date", [/label: "Due date", type: "date"/, /by “Due date”/]],
    [
      "todo",
      "add a price to each item and show the total",
      [/label: "Price", type: "number"/, /Total \(\{?"Price"/],
    ],
    [
      "board",
      "let me assign each card to Mia, Jonas or Lena",
      [/label: "Assignee", type: "choice", options: \["Mia", "Jonas", "Lena"\]/],
    ],
    ["board", "rename the Printed column to Published", [/"Published"/]],
    ["habits", "add the habit Reading", [/"Reading"/]],
    ["habits", 'add a habit called "No phone after 9"', [/"No phone after 9"/]],
    ["flat", "show how much each person paid", [/label: "Who paid"/, /by who paid/]],
    ["flat", "show the average per month", [/Average of a month/]],
    ["flat", "let me attach a receipt photo", [/expense\.values\.photo && <img/, /PhotoInput/]],
    ["flat", "add a way to mark expenses as paid back", [/label: "Paid back", type: "check"/]],
    ["flat", 'add a category "Electricity"', [/options: \["Rent", .*"Electricity"\]/]],
    ["films", "show the average rating", [/Average \(Rating\)/]],
    ["films", "add a date watched", [/label: "Date watched", type: "date"/]],
    ["films", "let me write a short review", [/label: "Review", type: "long"/]],
    ["films", "make the page background black and the text white", [/color-scheme: dark;/]],
    ["habits", "let me choose a colour for each habit", [/borderInlineStart: `0\.5rem solid/]],
    ["habits", "make it possible to rename a habit", [/>\s*Edit\s*</]],
    ["habits", "show a percentage for every habit", [/shareOf\(habit\.days\)/]],
    [
      "habits",
      'say "Well done!" when all habits are done today',
      [/doneToday === habits\.length && .*Well done!/],
    ],
    ["quiz", "let me go back to the previous question", [/function goBack\(\)/]],
    ["quiz", "show how many seconds it took", [/"It took " \+ seconds/]],
    ["quiz", "add a start screen with a welcome message", [/"question", "Welcome to /]],
    ["timer", "show a quote during the break", [/id="saying"/, /const SAYINGS = /]],
    ["timer", "start automatically when the page opens", [/^start\(\);\nshow\(\);$/m]],
    [
      "timer",
      "make the background dark during work and light during breaks",
      [
        /data-mode="work"\]\) \{\n {2}background: #16181d/,
        /data-mode="rest"\]\) \{\n {2}background: #f7f8fc/,
      ],
    ],
    ["timer", "I can't set more than 300 minutes", [/max="1440"/, /Math\.min\(1440,/]],
  ])("%s: %s", (name, say, holds) => {
    const { files, said } = tryEdit(projects[name], { say });
    expect(
      holds.filter((one) => !one.test(`${all(files)}\n${said}`)),
      said,
    ).toEqual([]);
    expect(said).not.toMatch(/Not done|changed nothing|nothing to do/);
  });

  test.each<[Name, string, RegExp]>([
    ["todo", "show how many items are left to buy", /says how many are left already/],
    ["todo", "add a button to clear the bought items", /Clear done/],
    ["board", "let me drag cards between columns", /dragged between the columns already/],
    ["notes", "let me pin important notes", /can be pinned already/],
    ["todo", "add a title to the page", /stands at the top already/],
    ["timer", "I can't set more than 100 minutes", /takes up to 180 minutes already/],
    ["todo", "no blue buttons", /which you do not want/],
    ["todo", "rename it to abc(", /I could not do/],
  ])("%s: nothing is changed, and why is said: %s", (name, say, told) => {
    const { isChanged, said } = tryEdit(projects[name], { say });
    expect(said).toMatch(told);
    expect(isChanged).toBe(false);
  });

  test("an entry goes by its name, with the word for what it is", () => {
    const { files } = tryEdit(projects.habits, { say: "delete the stretching habit" });
    expect(files.get("src/settings.ts")).not.toContain("Stretching");
    expect(files.get("src/settings.ts")).toContain("Drinking water");
  });

  test("an entry that was said in a sentence keeps its article and its year", () => {
    const { files } = tryEdit(projects.films, { say: "add The Godfather from 1972" });
    expect(files.get("src/added.ts")).toMatch(/"The Godfather","year":"1972"/);
  });
});

test("where nobody names what each is called, that comes first", () => {
  expect(projects.films.get("src/fields.ts")).toMatch(
    /fields: Field\[\] = \[\n {2}\{ id: "\w+", label: "(?:Title|Name|Film)", type: "text"/,
  );
});

test("what money goes to is chosen, and is no field of each expense", () => {
  expect(projects.flat.get("src/fields.ts")).toContain('["Rent", "Food", "Cleaning", "Internet"]');
});
