import { expect, test } from "vitest";
import { makeProject as made } from "../../../tests/support/everyday-edits";
import { severalLists } from "./several-lists";

test.each([
  ["packing list for hiking and one for sailing", ["Hiking", "Sailing"]],
  [
    "checklist for moving, with a list for the kitchen, for the cellar and for the garden",
    ["Kitchen", "Cellar", "Garden"],
  ],
  ["shopping lists for Lidl, Spar and the butcher", ["Lidl", "Spar", "Butcher"]],
  ["Packlisten für Camping, Berge und Meer", ["Camping", "Berge", "Meer"]],
])("“%s” wants several lists", (say, options) => {
  expect(severalLists(say, "en")?.options).toEqual(options);
});

test.each([
  "packing list for a week in Rome and Naples",
  "shopping list for milk and bread",
])("“%s” wants one list", (say) => {
  expect(severalLists(say, "en")).toBeNull();
});

test("each entry is on one of the lists, and none of them is an entry", () => {
  const app = made("packing list for hiking and one for sailing");
  const settings = app.get("src/fields.ts") ?? "";
  expect(settings).toMatch(/label: "List"[^}]*options: \[\s*"Hiking",\s*"Sailing"/);
  expect(app.get("src/settings.ts")).not.toContain("One for");
});

test("a quiz is about what it is said to be about, with as many questions as were asked for", () => {
  const quiz = made("quiz about capital cities for my 9 year old, twelve questions");
  const page = quiz.get("index.html") ?? "";
  expect(page).toContain("<h1>Capital cities quiz</h1>");
  const asked = (quiz.get("script.js") ?? "").match(/What is the capital of/g);
  expect(asked).toHaveLength(12);
  expect(made("quiz about dinosaurs for kids").get("script.js")).toContain("Triceratops");
});

test("where the money goes is what expenses are for", () => {
  const app = made("where our money goes: rent, pets, books");
  expect([...app.values()].join("\n")).toContain('"Pets"');
});
