import { expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";
import {
  ABLE_EXAMPLES,
  ABLE_PROJECTS,
  doesWhatButtonsSay,
} from "../../../../tests/support/starter-claims/abilities";
import { bundle } from "../../bundle-fixture";
import { applied } from "../edit";
import { numberIn } from "./ability";
import { ALL_ABILITIES } from "./all-abilities.server";
import { nearAbilities, readAbilities } from "./read-abilities.server";

test.each(
  ABLE_EXAMPLES,
)("$kind: what a button says is done, and all of it together builds", (row) =>
  doesWhatButtonsSay(row));

test("each can be asked for in a project at least", () => {
  const never = ALL_ABILITIES.filter(
    ({ make, send }) => !ABLE_PROJECTS.some(({ files }) => make(files, send).ok),
  );
  expect(never.map(({ send }) => send)).toEqual([
    // Needs a card of that name.
    "perro should be “hound”",
    "write the prices in euros",
  ]);
});

test("what is near to a wish that is not understood is a button", () => {
  const expenses = ABLE_PROJECTS[2]?.files ?? new Map<string, string>();
  expect(nearAbilities("could the file go to my accountant as csv", expenses)[0]).toBe(
    "add a download button",
  );
  expect(nearAbilities("fais-moi un gâteau", expenses)).toEqual([]);
  expect(nearAbilities("make the whole thing play chess", expenses)).toEqual([]);
  expect(nearAbilities("don't offer the csv any more", expenses)).toEqual([]);
});

const filesOf = (kind: string) => {
  const files = ABLE_PROJECTS.find((project) => project.kind.startsWith(kind))?.files;
  if (!files) throw new Error(`No project of the kind ${kind}`);
  return files;
};

test.each([
  ["to-do", "add a button that deletes all done tasks"],
  ["to-do", "füge einen Knopf hinzu, der alle erledigten Aufgaben löscht"],
  ["to-do", "un bouton pour effacer toutes les tâches terminées"],
  ["to-do", "add a button to clear the whole search field"],
  ["to-do", "do not show done ones last"],
  ["to-do", "erledigte nicht ans Ende"],
  ["recipe", "show when each recipe was added, not the number"],
  ["recipe", "no print button"],
  ["website", "no links to instagram in the footer"],
  ["website", "put a link to instagram beside the address"],
  ["website", "convert the prices to dollars"],
  ["kanban", "the maximum width of the cards should be 300"],
  ["kanban", "allow at most 0 cards in a column"],
  ["expense", "limit of 3 entries a day"],
  ["expense", "set a yearly budget of 500"],
  ["quiz", "ask all questions at random, only 4 answers each"],
  ["quiz", "20 seconds for the whole quiz"],
  ["quiz", "ask only 0 questions"],
  ["quiz", "give 2.5 seconds for each question"],
  ["quiz", "count 0 points for each right answer"],
  ["recipe", "limit the name to 0 characters"],
  ["habit", "show a trophy after 2 months in a row"],
  ["habit", "show a trophy after 0 days in a row"],
])("%s: “%s” asks for no ability", (kind, wish) => {
  expect(readAbilities(wish, filesOf(kind))).toEqual([]);
});

test.each([
  ["kanban", "no more than 3 cards in a column", "length > 3 "],
  ["recipe", "the name should not be longer than 40 characters", "? 40 :"],
  ["recipe", "import a csv file", "ImportButton"],
  ["recipe", "upload an excel spreadsheet", "ImportButton"],
  ["recipe", "Rezepte aus einer csv importieren", "ImportButton"],
  ["recipe", "sort z to a", "other.localeCompare(one)"],
  ["recipe", "sort in reverse alphabetical order", "other.localeCompare(one)"],
  ["recipe", "sort alphabetically", "one.localeCompare(other)"],
  ["habit", "show a trophy after 2 weeks in a row", "streak >= 14 "],
  ["habit", "show an award after 9 days in a row", "streak >= 9 "],
  ["to-do", "add a button that clears the complete list", "Clear everything"],
  ["habit", "show a trophy after a week in a row", "streak >= 7 "],
  ["expense", "set a budget of 1,500", "money.format(1500)"],
  ["expense", "set a budget of 1.500", "money.format(1500)"],
  ["website", "coloca um link para o instagram no rodapé", "www.instagram.com"],
  ["to-do", "remove the examples, no cards from the start", ""],
])("%s: “%s” is made as it is meant", (kind, wish, code) => {
  const [edit] = readAbilities(wish, filesOf(kind));
  const result = edit?.(filesOf(kind));
  expect(result?.ok && [...result.changes.values()].join("\n")).toContain(code);
});

test.each([
  ["1,500", 1500],
  ["1.500", 1500],
  ["1.500,50", 1500.5],
  ["12,345,678", 12345678],
  ["2.5", 2.5],
  ["1,5", 1.5],
  ["0.500", null],
  ["at 12:30", null],
])("the number in %s is %s", (wish, number) => {
  expect(numberIn(wish)).toBe(number);
});

test.each([
  ["quiz", ["give 23 seconds for each question", "give 47 seconds for each question"]],
  ["quiz", ["count 23 points for each right answer", "count 47 points for each right answer"]],
  ["quiz", ["ask only 23 questions", "ask only 47 questions"]],
  ["recipe", ["limit the name to 23 characters", "limit the name to 47 characters"]],
  ["habit", ["show a trophy after 23 days in a row", "show a trophy after 47 days in a row"]],
  ["kanban", ["allow at most 23 cards in a column", "allow at most 47 cards in a column"]],
  ["expense", ["set a budget of 23", "set a budget of 47"]],
])("%s: a second number takes the place of the first: %j", async (kind, wishes) => {
  let files = filesOf(kind);
  const before = files;
  for (const wish of wishes) {
    const [edit] = readAbilities(wish, files);
    const result = edit?.(files);
    expect([wish, result?.ok]).toEqual([wish, true]);
    if (result?.ok) files = applied(files, result.changes);
  }
  const changed = [...files].filter(([path, text]) => before.get(path) !== text);
  const code = changed.map(([, text]) => text).join("\n");
  expect(code).toMatch(/\b47\b/);
  expect(code).not.toMatch(/\b23\b/);
  // What is written twice would be declared, or said, twice.
  const once = readAbilities(wishes[1] ?? "", before)[0]?.(before);
  expect(once?.ok && [...applied(before, once.changes)]).toEqual([...files]);
  await bundle(files);
});

test("the characters of two fields are limited by themselves", () => {
  let files = filesOf("recipe");
  for (const wish of ["limit the name to 23 characters", "limit the servings to 4 characters"]) {
    const result = readAbilities(wish, files)[0]?.(files);
    if (result?.ok) files = applied(files, result.changes);
  }
  expect(files.get("src/components/FieldInput.tsx")?.match(/maxLength=.*/g)).toEqual([
    expect.stringMatching(/\? 4 : field\.id === "\w+" \? 23 : undefined\}/),
  ]);
});

test("a label is a text in the program, whatever it says", async () => {
  const files = new Map(filesOf("expense"));
  const fields = files.get("src/fields.ts") ?? "";
  files.set("src/fields.ts", fields.replace('label: "Amount"', 'label: "Amount {€} <b>"'));
  const result = readAbilities("show the average", files)[0]?.(files);
  if (!result?.ok) throw new Error("It shows no average");
  expect([...result.changes.values()].join("")).toContain('({"Amount {€} <b>"})');
  await bundle(applied(files, result.changes));
});

test.each([
  "share the list with others",
  "Can several people use it together?",
  "make it a shared list",
  "I want to share this list with my flatmates so everyone can add things",
  "it should work for multiple users in real time",
  "use a database",
])("“%s” makes one list for everybody", (say) => {
  const { files, said } = tryEdit(makeProject("make a to-do list"), { say });
  expect(said).toContain("sees and changes the same list now");
  expect(files.get("src/shared.ts")).toContain("@sayso/data/shared/entries");
});

test("what is new stands where the app puts it, in a shared list as well", () => {
  const orderOf = (kind: string) =>
    tryEdit(makeProject(`make a ${kind}`), { say: "everybody should see the same list" })
      .files.get("src/shared.ts")
      ?.match(/NEWEST_FIRST = (\w+);/)?.[1];
  expect([orderOf("to-do list"), orderOf("habit tracker")]).toEqual(["true", "false"]);
});

test.each([
  "mark all as paid",
  "set everything to paid with one click",
  "select all as paid",
])("“%s” is a button, and the field is called as before", async (say) => {
  const invoices = makeProject("invoice list: customer, amount, due date, paid yes or no");
  const { files } = tryEdit(invoices, { say });
  expect(files.get("src/App.tsx")).toMatch(/Mark all as paid/);
  expect(files.get("src/App.tsx")).toContain('["paid"]: "yes"');
  expect(files.get("src/fields.ts")).toBe(invoices.get("src/fields.ts"));
  await bundle(files);
});

test.each([
  "add a minus button",
  "button to subtract 1 from quantity",
  "when I sell one I want to press minus",
])("“%s” gives each entry one", (say) => {
  const stock = makeProject("stock list with name, quantity, price and supplier");
  expect(tryEdit(stock, { say }).files.get("src/App.tsx")).toContain("Quantity minus one");
});
