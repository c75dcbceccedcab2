import { expect, test } from "vitest";
import { makeProject as made } from "../../../tests/support/everyday-edits";

const shown = (say: string) =>
  (made(say).get("index.html") ?? "").replace(/<[^>]*>/g, "\n").replace(/\s+/g, " ");

test.each([
  [
    "CV of Signe Lind, baker in Tromsø, 6 years at Havn Bakeri, before that 2 years in a hotel kitchen, speaks Norwegian and Polish, driving licence",
    [
      "Baker in Tromsø",
      "Experience 6 years at Havn Bakeri Before that",
      "Languages Speaks Norwegian",
    ],
  ],
  [
    "Lebenslauf für Jonas Ebert: Elektriker in Gera, seit 2015 bei Stark, vorher 3 Jahre Montage, spreche Deutsch und Englisch",
    ["Erfahrung", "Seit 2015 bei Stark", "Sprachen Spreche Deutsch und Englisch"],
  ],
])("“%s” is a life of its own, without a designer's", (say, told) => {
  const page = shown(say);
  for (const one of told) expect(page).toContain(one);
  for (const example of ["First project", "Prototyping", "Selected work", "Erstes Projekt"])
    expect(page).not.toContain(example);
});

test("a CV of which nothing was told begins with examples", () => {
  expect(shown("a CV page for me")).toContain("Selected work");
});
