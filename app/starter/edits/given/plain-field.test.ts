import { expect, test } from "vitest";
import { makeProject } from "../../../../tests/support/everyday-edits";
import { givenEntries } from "./given-entries";
import { plainField } from "./plain-field";

const films = makeProject("movie watchlist");

test.each([
  ["add a field Director", '{ id: "director", label: "Director", type: "text" }'],
  ["add a Unit field", 'label: "Unit"'],
  ["can you add a phone number column", 'label: "Phone number", type: "tel"'],
  ["it needs a language field", 'label: "Language"'],
  ["and a cost", 'label: "Cost", type: "number"'],
  ["add a notes field thats multi line", 'label: "Notes", type: "long"'],
  ["add director to each film", 'label: "Director"'],
  ["add a mood field: happy, sad", 'options: ["Happy", "Sad"]'],
])("“%s” is a field of that name", (wish, line) => {
  const result = plainField(wish, films)?.(films);
  expect(result?.ok && [...result.changes.values()].join("")).toContain(line);
});

test.each([
  "add confetti",
  "add a button",
  "add “Director”",
  "add a chat",
])("“%s” is no field", (wish) => expect(plainField(wish, films)).toBeNull());

test.each([
  ["start with these films: Alien, Up", ['{"title":"Alien"}', '{"title":"Up"}']],
  ["add Inception, Amelie and Parasite", ['{"title":"Inception"}']],
])("“%s” puts entries into the list", (wish, lines) => {
  const result = givenEntries(wish, films)?.(films);
  const code = result?.ok ? result.changes.get("src/added.ts") : "";
  for (const line of lines) expect(code).toContain(line);
});

test.each([
  "start with dark mode and a big font",
  "add year and genre",
  "remove Alien, Up",
])("“%s” names no entries", (wish) => expect(givenEntries(wish, films)).toBeNull());
