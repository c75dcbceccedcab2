import { describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";
import { bundle } from "../../../bundle-fixture";
import { withoutExamples } from "../../said/examples";

const projects = {
  todo: makeProject("to-do list for the allotment"),
  kanban: makeProject("a kanban board for our choir"),
  expenses: makeProject("expense tracker for our band"),
};
type Name = keyof typeof projects;
const filesOf = (name: Name, wish: string) => tryEdit(projects[name], { say: wish });
const css = (files: ReadonlyMap<string, string>) => files.get("src/styles.css") ?? "";

test.each<[Name, string, string[]]>([
  ["kanban", "the text on the cards should be bigger", [".card-name", ".card-text", ".card-tag"]],
  ["kanban", "make the cards' text larger", [".card-name", ".card-text", ".card-tag"]],
  ["todo", "bigger text in the tasks please", [".task-name", ".tag"]],
  ["expenses", "the text of the entries should be larger", [".entry-text .muted", ".amount"]],
])("%s: “%s” makes all of it bigger, the smallest too", (name, wish, selectors) => {
  const { files, said } = filesOf(name, wish);
  for (const selector of selectors)
    expect(css(files), said).toMatch(
      new RegExp(
        `\\n(?::root )*${selector.replaceAll(".", "\\.")} \\{\\n {2}font-size: calc\\([^\\n]* \\* 1\\.25\\)`,
      ),
    );
  expect(said).not.toMatch(/text \w+ the \w+ are/);
});

test("white cards are white, on a grey that is no blue, and keep their stripe", () => {
  const { files, said } = filesOf("kanban", "a light gray background and white cards");
  expect(css(files), said).toMatch(
    /\.board-card \{\n {2}background: #ffffff;[^}]*border-left-color: var\(--accent\)/,
  );
  const [r, g, b] = (/--bg: light-dark\(#(\w\w)(\w\w)(\w\w)/.exec(css(files)) ?? [])
    .slice(1)
    .map((hex) => Number.parseInt(hex, 16));
  expect(Math.max(r ?? 0, g ?? 99, b ?? 0) - Math.min(r ?? 0, g ?? 99, b ?? 0)).toBeLessThan(8);
});

test.each<[Name, string]>([
  ["kanban", "let me print one card by itself"],
  ["kanban", "a print button on each card that prints only that card"],
  ["todo", "I'd like to print a single task on paper, just that one"],
])("%s: “%s” prints one, its name included", async (name, wish) => {
  const { files, said } = filesOf(name, wish);
  expect(css(files), said).toContain("body.prints-one :not(:has(.prints-alone)");
  expect(css(files)).not.toMatch(/@media print \{[^@]*\n {2}button,/);
  expect(said).toContain("prints that entry alone");
  await bundle(files);
});

test("a board on paper keeps the names of its cards, which are buttons", () => {
  const { files, said } = filesOf("kanban", "I want a print version of the board");
  expect(css(files), said).toContain("@media print");
  expect(css(files)).not.toMatch(/@media print \{[^@]*\n {2}button,/);
});

test("a budget for one category shows what is left of it", async () => {
  const { files, said } = filesOf(
    "expenses",
    "I want to set a budget of 250 for food each month and see what is left",
  );
  expect(files.get("src/App.tsx"), said).toContain(
    "money.format(Number(budget) - spentSoFar)} left",
  );
  expect(said).toContain("what is left of it");
  await bundle(files);
});

describe("examples are no fields of their own", () => {
  test.each<[Name, string, string]>([
    ["expenses", "add a comment field, e.g. who was there", 'label: "Comment"'],
    ["todo", "add a field for the place (i.e. where it has to be done)", 'label: "Place"'],
    ["todo", "Füge ein Feld Ort hinzu, z.B. der Baumarkt", 'label: "Ort"'],
    ["todo", "añade un campo Lugar, p.ej. la tienda", 'label: "Lugar"'],
  ])("%s: “%s”", (name, wish, field) => {
    const { files, said } = filesOf(name, wish);
    const fields = files.get("src/fields.ts") ?? "";
    const before = projects[name].get("src/fields.ts") ?? "";
    expect(fields, said).toContain(field);
    expect(fields.match(/ label: /g)).toHaveLength((before.match(/ label: /g)?.length ?? 0) + 1);
    expect(said).not.toContain("Not done");
  });

  test.each([
    ["add a category, e.g. food, rent or fun", "add a category such as food, rent or fun"],
    ["add a place, z.B. Keller, and make it blue", "add a place, and make it blue"],
    ["write “e.g. milk” below it", "write “e.g. milk” below it"],
  ])("“%s” is taken for “%s”", (said, taken) => {
    expect(withoutExamples(said)).toBe(taken);
  });
});
