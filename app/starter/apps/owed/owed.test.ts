import { expect, test } from "vitest";
import { makeProject } from "../../../../tests/support/everyday-edits";
import { readText } from "../../source/files.server";

/** The app's own reckoning, as it stands in its program. */
const source = readText("apps/owed/files/static/script.js");
const functions = ["cents", "balances", "settle"]
  .map((name) => new RegExp(`^function ${name}\\([\\s\\S]*?\\n\\}\\n`, "m").exec(source)?.[0])
  .join("");
interface Payment {
  amount: number;
  payer: string;
  sharers: string[];
}
const { cents, balances, settle } = new Function(
  `${functions}; return { cents, balances, settle };`,
)() as {
  cents(text: string): number | null;
  balances(people: string[], payments: Payment[]): Map<string, number>;
  settle(all: Map<string, number>): { from: string; to: string; amount: number }[];
};

const ALL = ["Anna", "Ben", "Cleo"];

test("what was paid for all is owed by the others in equal shares", () => {
  const all = balances(ALL, [{ amount: 9000, payer: "Anna", sharers: ALL }]);
  expect([...all.values()]).toEqual([6000, -3000, -3000]);
  expect(settle(all)).toEqual([
    { from: "Ben", to: "Anna", amount: 3000 },
    { from: "Cleo", to: "Anna", amount: 3000 },
  ]);
});

test("cents that do not part are lost to nobody", () => {
  const all = balances(ALL, [{ amount: 1000, payer: "Ben", sharers: ALL }]);
  expect([...all.values()].reduce((sum, one) => sum + one, 0)).toBe(0);
});

test("who has paid their share owes nothing", () => {
  const all = balances(ALL, [
    { amount: 600, payer: "Anna", sharers: ["Anna", "Ben"] },
    { amount: 600, payer: "Ben", sharers: ["Anna", "Ben"] },
  ]);
  expect(settle(all)).toEqual([]);
});

test("amounts are read as people write them", () => {
  expect(["12", "12,50", "€ 7.5", "zwölf", ""].map(cents)).toEqual([1200, 1250, 750, null, null]);
});

test.each([
  [
    "We are four flatmates: Anna, Ben, Chloe and Dev. Make something to track who owes whom for groceries and bills.",
    ["Anna", "Ben", "Chloe", "Dev"],
  ],
  ["who owes whom: Tom, Lisa and Max", ["Tom", "Lisa", "Max"]],
  ["Wer wem wie viel schuldet in unserer WG: Jana, Tobi und Mehmet", ["Jana", "Tobi", "Mehmet"]],
  ["Une appli pour savoir qui doit combien à qui entre Léa, Hugo et Nina", ["Léa", "Hugo", "Nina"]],
])("“%s” makes one of these people", (say, people) => {
  const script = makeProject(say).get("script.js") ?? "";
  expect(/^const people = (\[[^\]]*\]);/m.exec(script)?.[1]).toBe(
    `[\n${people.map((name) => `  "${name}",\n`).join("")}]`,
  );
});

interface Book {
  people: string[];
  payments: { payer: string; sharers: string[] }[];
}

/** The app's own acts on who takes part, and what it says. */
function takingPart(book: Book) {
  const acts = ["rename", "takeOut"]
    .map((name) => new RegExp(`^function ${name}\\([\\s\\S]*?\\n\\}\\n`, "m").exec(source)?.[0])
    .join("");
  const said = { textContent: "" };
  const { rename, takeOut } = new Function(
    "book",
    "find",
    "paintAll",
    `${acts}; return { rename, takeOut };`,
  )(
    book,
    () => said,
    () => {},
  ) as { rename(name: string, next: string): void; takeOut(name: string): void };
  return { rename, takeOut, said };
}

test("who takes part is called otherwise everywhere, by a name that nobody else has", () => {
  const book = { people: ["Ada", "Ben"], payments: [{ payer: "Ada", sharers: ["Ada", "Ben"] }] };
  const { rename, said } = takingPart(book);
  rename("Ada", "Mia");
  expect(book).toEqual({
    people: ["Mia", "Ben"],
    payments: [{ payer: "Mia", sharers: ["Mia", "Ben"] }],
  });
  rename("Mia", "Ben");
  expect([book.people, said.textContent]).toEqual([
    ["Mia", "Ben"],
    "Mia stays: give a name that nobody else has.",
  ]);
});

test("whoever has part in no payment can be taken out, and nobody else", () => {
  const book: Book = { people: ["Ada", "Ben", "Cleo"], payments: [] };
  const { takeOut, said } = takingPart(book);
  takeOut("Cleo");
  book.payments = [{ payer: "Ada", sharers: ["Ben"] }];
  takeOut("Ben");
  expect([book.people, said.textContent]).toEqual([
    ["Ada", "Ben"],
    "Ben is part of a payment. Remove that first.",
  ]);
});
