import { expect, test } from "vitest";
import { makeProject } from "../../../../tests/support/everyday-edits";
import { applied } from "../edit";
import { pattern } from "./lexicon";
import { readGrammar } from "./read-grammar.server";

const todo = makeProject("make a to-do list");
const cafe = makeProject("make a website for a café with menu and prices");
const text = (files: ReadonlyMap<string, string>) => [...files.values()].join("\n");

/** What the first reading that can be made writes. */
function made(wish: string, files: ReadonlyMap<string, string>): string {
  for (const edit of readGrammar(wish, files)) {
    const result = edit(files);
    if (result.ok) return text(applied(files, result.changes));
  }
  return "";
}

test.each([
  ["change the Add button to Put on the list", "Put on the list"],
  ["statt „Add“ soll auf dem Knopf „Hinzufügen“ stehen", "Hinzufügen"],
  ["remplace Add par Ajouter", "Ajouter"],
  ["add a field for who does it: Mum, Dad or Lena", '["Mum","Dad","Lena"]'],
  ["ask before something gets deleted", "confirm("],
  ["sort the tasks by due date", "inOrder"],
  ["trie les tâches par priorité", "inOrder"],
  ["filter the tasks by priority", "setOnly("],
  ["Due date must be filled in", "required: true"],
  ["put a search box above the list", 'type="search"'],
])("of a to-do list: %s", (wish, written) => {
  expect(made(wish, todo).replaceAll('", "', '","')).toContain(written);
});

test.each([
  ["write at the bottom of the page: Dogs are welcome", "Dogs are welcome"],
  ["text under the headline: Open since 1987", "Open since 1987"],
  ["make the header stay visible when scrolling", "position: sticky"],
])("of a page: %s", (wish, written) => {
  expect(made(wish, cafe)).toContain(written);
});

test("a field for what would need a server is none", () => {
  expect(made("let me log in with my Google account", todo)).toBe("");
});

test("a space that may be missing may be missing in a pattern", () => {
  expect(pattern("^add ?: x$").test("add: x")).toBe(true);
  expect(pattern("^add ?: x$").test("add : x")).toBe(true);
});
