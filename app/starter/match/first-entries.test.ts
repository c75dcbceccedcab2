import { expect, test } from "vitest";
import { makeProject } from "../../../tests/support/everyday-edits";
import { apps } from "../apps/catalog";
import { understand } from "./understand";

const asked = (text: string) => {
  const { app, fields, lists, title } = understand(text, apps);
  const told = fields?.map(({ label, type }) => `${label}: ${type}`);
  return { app: app?.id, fields: told, entries: lists.entries, title };
};

test.each([
  [
    "I need a chore app for our family. Start with dishes, bins, feed the cat.",
    { app: "todo", fields: undefined, entries: ["Dishes", "Bins", "Feed the cat"], title: null },
  ],
  [
    "Eine App für meine Gewohnheiten. Jeden Tag: 2 Liter trinken, kein Zucker, lesen.",
    { app: "habits", entries: ["2 Liter trinken", "Kein Zucker", "Lesen"], title: null },
  ],
  [
    "A recipe box for my grandmother's Polish recipes. Please put pierogi and bigos in to begin with.",
    { app: "recipes", entries: ["Pierogi", "Bigos"], title: null },
  ],
])("“%s”: what it begins with is no field and no name", (text, meant) => {
  expect(asked(text)).toMatchObject(meant);
});

test.each([
  [
    "Inventory for my yarn shop. Item, colour, how many in stock, price, supplier.",
    "collection",
    ["Item: text", "Colour: text", "In stock: number", "Price: number", "Supplier: text"],
  ],
  [
    "make me a gym log. I enter exercise, weight in kg, sets and reps and it saves it with the date.",
    "collection",
    ["Exercise: text", "Weight in kg: number", "Sets: number", "Reps: number", "Date: date"],
  ],
  [
    "Need something to do invoices. Customer, what I did, hours, rate is €28 an hour, total.",
    "collection",
    ["Customer: text", "What I did: text", "Hours: number", "Rate: number"],
  ],
  [
    "Quiero una aplicación para apuntar las citas de mi peluquería. Nombre, teléfono, día, hora, servicio (corte 18 €, tinte 35 €) y quién la atiende: Loli o Nuria.",
    "collection",
    [
      "Nombre: text",
      "Teléfono: tel",
      "Día: date",
      "Hora: time",
      "Servicio: choice",
      "Quién la atiende: choice",
    ],
  ],
  [
    "An app to look after my plants. Each plant has a name, room, how often it needs water (in days) and when it was last watered.",
    "collection",
    ["Name: text", "Room: text", "How often it needs water: text", "Last watered: date"],
  ],
  [
    "A kanban board. Columns: Ideas, Shooting, Done. Cards with a title and who is responsible.",
    "kanban",
    ["Title: text", "Who is responsible: text"],
  ],
])("“%s”: a sentence of names tells the fields", (text, app, fields) => {
  expect(asked(text)).toMatchObject({ app, fields });
});

test("whose turn it is can be chosen among the people of the house", () => {
  const { lists } = understand(
    "A chore app for our family: me (Dana), my husband Rob and the kids Theo and Maisie. I want to say whose turn it is.",
    apps,
  );
  expect(lists.choices).toMatchObject([{ options: ["Dana", "Rob", "Theo", "Maisie"] }]);
});

test("entries go into the fields that a list asks for", () => {
  const files = makeProject(
    "Inventory for my yarn shop. Item, colour, how many in stock, price, supplier. Items to start: Merino DK blue 24 £6.50, Cotton 4ply white 12 £4.10.",
  );
  expect(files.get("src/added.ts")).toContain(
    '{"item":"Merino DK","colour":"blue","price":"6.50","inStock":"24"}',
  );
  expect(files.get("src/added.ts")).toContain(
    '{"item":"Cotton 4ply","colour":"white","price":"4.10","inStock":"12"}',
  );
});

test("a quiz has as many questions as were asked for", () => {
  const count = (text: string) =>
    makeProject(text)
      .get("script.js")
      ?.match(/\{ question: /g)?.length;
  expect(count("A quiz for our pub night. Ten general knowledge questions.")).toBe(10);
  expect(count("A quiz for our pub night with 15 questions")).toBe(15);
});
