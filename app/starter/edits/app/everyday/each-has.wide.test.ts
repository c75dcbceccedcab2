import { describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";
import { bundle } from "../../../bundle-fixture";

const projects = {
  todo: makeProject("a todo list app"),
  kanban: makeProject("a kanban board for my team"),
  expenses: makeProject("an expense tracker"),
  recipes: makeProject("a recipe app"),
  contacts: makeProject("an address book: name, phone, email"),
  cards: makeProject("flashcards for learning Spanish"),
  notes: makeProject("a notes app"),
  stock: makeProject("an inventory for my little shop"),
};
type Name = keyof typeof projects;

function say(name: Name, wish: string) {
  const { said, files } = tryEdit(projects[name], { say: wish });
  return { said, text: [...files.values()].join("\n"), isSame: files === projects[name], files };
}

describe("what each entry is to have is a field of the form, however it is put", () => {
  test.each<[Name, string, string]>([
    ["expenses", "Let users attach a note to each expense", 'label: "Note", type: "long"'],
    ["kanban", "I would like to assign people to a card", 'label: "Assigned to"'],
    ["stock", "Add the supplier of each item", 'label: "Supplier"'],
    ["todo", "every task needs an estimate", 'label: "Estimate"'],
    [
      "recipes",
      "recipes need a difficulty: easy, medium or hard",
      'options: ["Easy", "Medium", "Hard"]',
    ],
    ["todo", "jede Aufgabe soll eine Notiz haben", 'label: "Notiz"'],
    ["expenses", "ajoute une remarque à chaque dépense", 'label: "Remarque"'],
    ["stock", "añade un proveedor a cada artículo", 'label: "Proveedor"'],
    ["stock", "aggiungi un fornitore a ogni articolo", 'label: "Fornitore"'],
    ["stock", "adiciona um fornecedor a cada item", 'label: "Fornecedor"'],
    [
      "kanban",
      "cards should have a label for priority: high medium low",
      'label: "Priority", type: "choice", options: ["High", "Medium", "Low"]',
    ],
    [
      "expenses",
      "Can I see who paid? Mum, Dad or the kids",
      'label: "Who paid", type: "choice", options: ["Mum", "Dad", "The kids"]',
    ],
  ])("%s: “%s”", (name, wish, made) => {
    const { said, text } = say(name, wish);
    expect(text, said).toContain(made);
  });

  test("one that the form asks for is told to be there", () => {
    const { said, isSame } = say("todo", "It would be nice if I could give each task a due date");
    expect(isSame).toBe(true);
    expect(said).toContain("“Due date” already");
  });

  test("a look or a button of each is no field", () => {
    for (const wish of ["give each task a red border", "every task needs a delete button"])
      expect(say("todo", wish).text).not.toMatch(/label: "(?:Red border|Delete)/i);
  });
});

describe("columns of a board are meant by what boards call them", () => {
  test("“Rename To do to Backlog” renames the column, and not the board", () => {
    const { text } = say("kanban", "Rename To do to Backlog");
    expect(text).toMatch(/columns: string\[\] = \[\s+"Backlog"/);
    expect(text).not.toContain("do to Backlog");
  });

  test("a limit of “Doing” is one of the column in progress", () => {
    const { said, text } = say("kanban", "Not more than 3 cards in the Doing column please");
    expect(text, said).toContain('column === "In progress" && inColumn(column).length > 3');
  });
});

test("a category for something is one more to choose from", () => {
  expect(say("expenses", "Add a category for Pets").said).toContain("Added “Pets”");
});

test("a budget and its warning are both made, and the other currency is told", () => {
  const { said, text } = say(
    "expenses",
    "We need a monthly budget of 2000 euros and a warning when we go over it",
  );
  expect(text).toMatch(/Budget \{money\.format\(2000\)\}[\s\S]*total > 2000 && /);
  expect(said).toContain("Amounts are in USD as before");
});

test("to filter by done and not done is there already", () => {
  expect(say("todo", "let me filter by done and not done").said).toContain("All, Open and Done");
});

test("people stand under the first letter of their names, without a field for it", async () => {
  const { said, text, files } = say("contacts", "Group them by first letter");
  expect(text, said).toContain('(entry.values["name"] ?? "").trim().charAt(0).toUpperCase()');
  expect(text).not.toContain("First letter");
  await bundle(files);
});

test("“the email has to be valid” is so already", () => {
  expect(say("contacts", "the email has to be valid").said).toContain("“Email” takes only");
});

test("which side comes first is not settled for who wants to choose it", () => {
  const wish = "Show Spanish first or English first, I want to choose";
  expect(say("cards", wish).isSame).toBe(true);
});

test("what is sold out is hidden, and a box shows it", async () => {
  const { said, text, files } = say("stock", "I want to hide items that are sold out");
  await bundle(files);
  expect(text, said).toContain(
    "showsUsedUp || !entry.values.quantity || Number(entry.values.quantity) > 0",
  );
});

test("the search of notes looks into them already", () => {
  expect(say("notes", "make the search box bigger").said).not.toContain("looks through all");
  const wish = "Search should also find words inside the notes";
  expect(say("notes", wish).said).toContain("looks through all that an entry holds already");
});
