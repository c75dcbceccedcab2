import { expect, test } from "vitest";
import { makeProject } from "../../../tests/support/everyday-edits";
import { apps } from "../apps/catalog";
import { questionsSaid } from "./said-questions";
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

test.each([
  [
    "An app for my houseplants: name, room (kitchen or balcony), last watered, water every how many days, and notes. Start with Basil in the kitchen every 2 days and Cactus on the balcony every 30 days.",
    [
      "Name: text",
      "Room: choice",
      "Last watered: date",
      "Water every how many days: number",
      "Notes: long",
    ],
    '{"name":"Basil","room":"Kitchen","waterEveryHowManyDays":"2"}',
  ],
  [
    "We lend tools at our club. I need a list with tool, borrower, phone, borrowed on and returned (yes/no). Lent out right now: Rake to Tom, Hedge trimmer to Mr Novak.",
    ["Tool: text", "Borrower: text", "Phone: tel", "Borrowed on: date", "Returned: check"],
    '{"tool":"Hedge trimmer","borrower":"Mr Novak"}',
  ],
  [
    "Reading tracker: title, author, pages, started, finished, stars 1-5. Start with: Dune, Frank Herbert, 412; Emma, Jane Austen, 474.",
    [
      "Title: text",
      "Author: text",
      "Pages: number",
      "Started: date",
      "Finished: date",
      "Stars: choice",
    ],
    '{"title":"Emma","author":"Jane Austen","pages":"474"}',
  ],
  [
    "A simple app where I can record my runs - date, distance in km, how I felt (great, ok, bad), and if it rained.",
    ["Date: date", "Distance in km: number", "How I felt: choice", "Rained: check"],
    "",
  ],
])("“%s”: fields of each kind are told in passing, with entries in them", (text, fields, entry) => {
  expect(asked(text)).toMatchObject({ app: "collection", fields });
  expect(makeProject(text).get("src/added.ts") ?? "").toContain(entry);
});

test("cards of a board and what was spent are there from the start", () => {
  const board = makeProject(
    "Kanban board for our bakery: columns Ideas, Doing, Done. Cards: Order flour from Miller Jones, Paint the sign.",
  );
  expect(board.get("src/added.ts")).toContain('{"title":"Order flour from Miller Jones"}');
  const spent = makeProject(
    "I want to track my spending. Categories: food, rent, books. Monthly budget 900 euros. I have already spent 420 on rent and 35.50 on books.",
  );
  expect(spent.get("src/added.ts")).toContain('"category":"Rent","amount":"420"');
  expect(spent.get("src/App.tsx")).toContain("money.format(900)");
});

test.each([
  ["Capital of Australia? Canberra (wrong: Sydney, Melbourne).", "Canberra", "Sydney", "Melbourne"],
  ["Capital of Australia? a) Sydney b) Canberra* c) Perth", "Canberra", "Sydney", "Perth"],
  ["1. What is H2O?\nA) Salt\nB) Water\nC) Gold\nAnswer: B", "Water", "Salt", "Gold"],
  ["How many continents are there? 5 / 6 / 7 ✓", "7", "5", "6"],
  [
    "Which is the largest ocean? Pacific, Atlantic or Indian, Pacific is right",
    "Pacific",
    "Atlantic",
    "Indian",
  ],
  ["Q: Who sang Help? A: The Beatles. Wrong: Queen, ABBA.", "The Beatles", "Queen", "ABBA"],
  ["What is 'cat' in German? [ ] Hund [x] Katze [ ] Vogel", "Katze", "Hund", "Vogel"],
  ["Pub quiz: Smallest country: Monaco, Vatican City*, Malta.", "Vatican City", "Monaco", "Malta"],
  ["Who discovered it? Columbus, not Magellan or Cook", "Columbus", "Magellan", "Cook"],
  ["Capital of Peru?;Lima;Quito;Bogota", "Lima", "Quito", "Bogota"],
  ["How many minutes has a day? 1,440, 1,240 or 2,400.", "1,440", "1,240", "2,400"],
])("“%s”: the right answer is the first", (text, ...answers) => {
  expect(questionsSaid(text)).toMatchObject([{ answers }]);
});

test("questions that are told with one answer each have those of the others as wrong ones", () => {
  const said = questionsSaid("A quiz: Capital of France? Paris. Of Italy? Rome. Of Spain? Madrid.");
  expect(said[0]?.answers).toEqual(["Paris", "Rome", "Madrid"]);
});

test("orders that stand in the first request are carried out", () => {
  const files = makeProject(
    "A quiz called Brain Gym. How many legs has a spider? 8, 6 or 10. Which animal is fast? cheetah, snail. 20 seconds per question.",
  );
  expect(files.get("script.js")).toContain("let left = 20;");
});

test("a quiz has as many questions as were asked for", () => {
  const count = (text: string) =>
    makeProject(text)
      .get("script.js")
      ?.match(/\{ question: /g)?.length;
  expect(count("A quiz for our pub night. Ten general knowledge questions.")).toBe(10);
  expect(count("A quiz for our pub night with 15 questions")).toBe(15);
});

test.each([
  "Money tracker for our house. I live with Marc, Ines and Jo in Porto, we use euros.",
  "kanban board for the allotment I share with Rosa and Lev in Hull, they like it plain",
  "Expenses app. I travel with Jonas, Mia, and they pay in dollars",
  "Un registro de gastos. Comparto piso con Luz y Pau, nosotros pagamos en euros",
])("“%s”: people, places and what is told of them are no entries", (text) => {
  expect(asked(text).entries).toEqual([]);
});

test("what was paid has an amount: names listed for an expense tracker are put into it by nobody", () => {
  const files = makeProject(
    "Expense tracker for three flatmates: Nora, Piet and Sam. We pay in euros",
  );
  expect(files.get("src/added.ts")).toBeUndefined();
  const paid = makeProject(
    "an expense tracker with rent 700 and internet 30, gym 20 already in it",
  );
  expect(paid.get("src/added.ts")).toContain('{"what":"Gym","amount":"20"}');
});

test.each([
  "Libreta de clientes con nombre, correo y un buscador",
  "Liste de livres avec titre, auteur et une barre de recherche",
  "Sammlung von Pflanzen mit Name, Standort und einem Suchfeld",
])("“%s”: a search box is no field", (text) => {
  expect(asked(text).fields?.join(" ") ?? "").not.toMatch(/busca|recherche|such/iu);
});
