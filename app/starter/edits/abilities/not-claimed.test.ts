import { expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";

/** Wishes that sound like something that is there, or like names of entries, and ask for something else. */

const kinds = {
  todo: "to-do list",
  kanban: "kanban board",
  expenses: "expense tracker",
  films: "movie watchlist",
  recipes: "recipe collection",
  notes: "notes app",
  weather: "weather app",
  quiz: "quiz about animals",
  café: "website for a café with menu and prices",
  portfolio: "portfolio page for a photographer",
};
const projects = new Map(
  Object.entries(kinds).map(([kind, wish]) => [kind, makeProject(`make a ${wish}`)]),
);
const reply = (kind: string, say: string) => tryEdit(projects.get(kind) ?? new Map(), { say }).said;

test.each([
  ["todo", "add a filter to the list"],
  ["todo", "add undo to the list"],
  ["todo", "add some spacing to the list"],
  ["todo", "add Search and Export"],
  ["todo", "add drag and drop to the list"],
  ["kanban", "add a Review column to the board"],
  ["kanban", "add swimlanes to the board"],
  ["films", "put the year in the list"],
  ["films", "put posters in the list"],
  ["expenses", "add Income and Expenses"],
])("%s: “%s” puts no entry of that name into the list", (kind, wish) => {
  expect(reply(kind, wish)).not.toMatch(/into the list/);
});

test.each([
  ["café", "save what people type into the form on reload"],
  ["todo", "keep my list on all my phones automatically"],
  ["notes", "search by date"],
  ["weather", "show rain radar"],
  ["weather", "show the wind on a map"],
  ["quiz", "the score should be saved at the end"],
  ["expenses", "show the sum by month in a table"],
  ["expenses", "show a total of the month for each category"],
  ["kanban", "drag columns to reorder them between boards"],
])("%s: “%s” is not there already", (kind, wish) => {
  expect(reply(kind, wish)).not.toMatch(/already/);
});

test.each([
  ["notes", "add a search"],
  ["expenses", "add a chart of my spending by category"],
  ["todo", "save my tasks when I reload the page"],
  ["weather", "show the humidity"],
])("%s: “%s” is there already", (kind, wish) => {
  expect(reply(kind, wish)).toMatch(/already/);
});

test.each([
  ["café", "Monday is out"],
  ["café", "Sunday is out, we are closed"],
  ["portfolio", "the contact form is out"],
])("%s: “%s” removes nothing", (kind, wish) => {
  expect(reply(kind, wish)).not.toMatch(/Removed/);
});

test.each([
  ["café", "show only 3 reviews"],
  ["quiz", "show the result after each question"],
])("%s: “%s” is not asked what belongs to another wish", (kind, wish) => {
  expect(reply(kind, wish)).not.toMatch(/what do they say|what is the answer/);
});

test("an apostrophe around n quotes nothing", () => {
  expect(reply("todo", "call it Rock 'n' Roll Tasks")).toContain("Rock 'n' Roll Tasks");
});

test("what is sorted cannot be dragged: that is said", () => {
  const files = projects.get("todo") ?? new Map();
  const sorted = tryEdit(files, { say: "sort by name" }).files;
  expect(sorted).not.toBe(files);
  expect(tryEdit(sorted, { say: "let me drag tasks into another order" }).said).not.toMatch(
    /can be dragged into another order, which is kept/,
  );
});
