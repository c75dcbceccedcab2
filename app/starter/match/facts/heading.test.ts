import { expect, test } from "vitest";
import { headingIn } from "./heading";

test.each([
  ["Pottery course page. Six Thursdays from 16 January", "Pottery course"],
  ["Could you make a page for our school reunion? Class of 1995", "School reunion"],
  ["escape room biz in Halifax, three rooms", "Escape room biz"],
  ["Seite für unsere Ferienwohnung in Wengen, Haus Silberhorn", "Ferienwohnung"],
  ["Hello, surf school Cornwall - Tidewise Surf", "Surf school Cornwall"],
  ["Page pour notre association de quartier « Les Voisins »", "Association de quartier"],
])("“%s” is called by its first clause", (text, heading) => {
  expect(headingIn(text)).toBe(heading);
});

test.each([
  "I make furniture from old whisky barrels. Stool £145",
  "I'm standing for the parish council and would like a page",
  "My dad passed away on 3 March",
  "a page please",
  "something to plan a raised bed with",
])("“%s” names nothing in its first clause", (text) => {
  expect(headingIn(text)).toBeNull();
});
