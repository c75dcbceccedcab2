import { describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";

const projects = {
  board: makeProject("make me a kanban board"),
  notes: makeProject("a simple notes app"),
  books: makeProject("an app to keep track of the books I have read"),
  recipes: makeProject("recipe app for family recipes"),
  habits: makeProject("A habit tracker for my family"),
  countdown: makeProject("countdown to our holiday on 12 July 2027"),
  shop: makeProject("website for my pottery shop Clay & Co, mugs 18 €, bowls 24 €, plates 22 €"),
  weather: makeProject("a weather app"),
};
type Name = keyof typeof projects;
const all = (files: ReadonlyMap<string, string>) => [...files.values()].join("\n");

describe("what is done is what was asked for, and not something near it", () => {
  test.each<[Name, string, RegExp]>([
    // A way to delete is asked for, and nothing is to go now.
    [
      "board",
      "let me delete a card right from the board without opening it",
      /^(?![\s\S]*\["right", "→")/,
    ],
    // The name of a field is no order.
    ["books", "remove the date column", /label: "Remove/],
    // "Instead of" exchanges, and adds no field.
    ["notes", "pin should be a heart instead of a star", /label: "Favourite"/],
    // What is to be possible takes no text's place.
    ["recipes", "let me tag recipes as vegetarian", />\s*vegetarian\s*</],
    ["habits", 'add "Drink water" and "Read 10 minutes" as habits', /<h1>Read 10 minutes/],
    // A picture is not made of letters.
    ["shop", "bigger product pictures", /li:nth-of-type\(1\)[^}]*font-size/],
    // Two colours, or none.
    [
      "countdown",
      "background a gradient from orange to pink",
      /linear-gradient\(160deg, color-mix\(in oklab, #e6458f/,
    ],
    ["weather", "remove the wind", /fact\("", /],
    // The thing itself, and no words about it.
    ["shop", "replace the name with our logo", /<title>[^<]*logo/],
    ["books", "I want a place for photos of the covers", /label: "Photos[^"]*", type: "text"/],
    [
      "shop",
      "add our social links: instagram @claypots, facebook clayandco",
      /<h3>instagram @claypots/,
    ],
    ["shop", "add a table of courses with day, time and price", /<h3>day<\/h3>/],
    [
      "shop",
      "testimonials please: Tom says 'the best mugs', Ann says 'lovely people'",
      /Tom says<\/h2>/,
    ],
  ])("%s: %s", (name, say, wrong) => {
    const { files } = tryEdit(projects[name], { say });
    expect(all(files)).not.toMatch(wrong);
  });
});
