import { describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";
import { bundle } from "../../../bundle-fixture";

const projects = {
  todo: makeProject("to-do list for the allotment"),
  kanban: makeProject("a kanban board for our choir"),
};
type Name = keyof typeof projects;

describe("a field is added, whatever it is called", () => {
  test.each<[Name, string, string]>([
    [
      "kanban",
      "we need the client's email on the cards as well",
      `label: "Client's email", type: "email"`,
    ],
    ["kanban", "cards should have a price for the delivery", 'label: "Price", type: "number"'],
    ["kanban", "I want a return date on each card", 'label: "Return date", type: "date"'],
    ["kanban", "every card needs a singer: Ida, Pau or Wen", 'label: "Singer", type: "choice"'],
    [
      "kanban",
      'add a tick box "Paid in full" to every card',
      'label: "Paid in full", type: "check"',
    ],
    [
      "todo",
      "Jede Aufgabe soll bitte ein Kontrollkästchen „Eilt“ haben",
      'label: "Eilt", type: "check"',
    ],
    ["kanban", "mets une case à cocher « Payé » sur chaque carte", 'label: "Payé", type: "check"'],
  ])("%s: “%s”", (name, say, field) => {
    const { files, said } = tryEdit(projects[name], { say });
    expect(files.get("src/fields.ts"), said).toContain(field);
    expect(said).not.toContain("Not done");
  });
});

test.each<[Name, string, string]>([
  ["kanban", "a checkbox Rush on each card, and rush cards always on top", "rush"],
  [
    "kanban",
    'Auf jeder Karte bitte ein Haken "Eilig", und eilige Karten immer ganz oben in der Spalte',
    "eilig",
  ],
  ["todo", "add a tick box Urgent to every task and urgent ones always first", "urgent"],
])("%s: “%s”: it is ticked, and those stand first", async (name, say, id) => {
  const { files, said } = tryEdit(projects[name], { say });
  expect(files.get("src/fields.ts"), said).toMatch(new RegExp(`id: "${id}", [^}]*type: "check"`));
  expect(files.get("src/App.tsx")).toContain(`Number(b.values["${id}"] === "yes")`);
  expect(said).not.toContain("Not done");
  await bundle(files);
});

test("ticked ones stand first also where the box was there before", () => {
  const before = ['add a checkbox "Rush" to every card'];
  const { files, said } = tryEdit(projects.kanban, { before, say: "rush ones always on top" });
  expect(files.get("src/App.tsx"), said).toContain('Number(b.values["rush"] === "yes")');
});

test("today's are seen by a day that is asked for with them", async () => {
  const say = "We want a rehearsal date on every card, and those for today should stand out";
  const { files, said } = tryEdit(projects.kanban, { say });
  expect(files.get("src/fields.ts"), said).toContain('label: "Rehearsal date", type: "date"');
  expect([...files.values()].join("\n")).toMatch(/"is": "today"/);
  expect(said).not.toContain("Not done");
  await bundle(files);
});

test.each([
  'Auf jede Karte einen Stempel "Geprüft", und geprüfte Karten immer oben',
  'a stamp "Checked" on the cards, and checked cards at the top',
])("“%s”: no word of an order is printed on the page", (say) => {
  const { files } = tryEdit(projects.kanban, { say });
  expect(files.get("src/App.tsx")).toBe(projects.kanban.get("src/App.tsx"));
});

test("the “s” of whose name it is stands for no other field", () => {
  const board = makeProject(
    "Kanban board for our sewing room. Columns: Cut, Sewn, Collected. Each card has the client's name, the garment and what it needs.",
  );
  const { files, said } = tryEdit(board, { say: "cards should have a price" });
  expect(files.get("src/fields.ts"), said).toContain('label: "Price", type: "number"');
});
