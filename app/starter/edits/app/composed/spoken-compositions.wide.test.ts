import { describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";

const projects = {
  todo: makeProject(
    "Make me a simple to-do list app. I want to add tasks, tick them off and delete them",
  ),
  board: makeProject(
    "kanban board for our little print shop, columns: New orders, Designing, Printing, Ready for pickup. Cards have a title, the customer's name and a due date",
  ),
  money: makeProject(
    "I need an expense tracker for our family. Enter amount, what it was for, category (Groceries, Rent, Car, Kids, Fun) and date. Show a list and the total",
  ),
};
type Name = keyof typeof projects;
const all = (files: ReadonlyMap<string, string>) => [...files.values()].join("\n");
const say = (name: Name, wish: string) => tryEdit(projects[name], { say: wish });

describe("what is said in everyday words, over several sentences, is done", () => {
  test.each<[Name, string, RegExp[]]>([
    [
      "todo",
      'When there\'s nothing on the list it looks so empty. Could it say something like "All done, go put the kettle on!"',
      [/tasks\.length === 0 \? "All done, go put the kettle on!"/],
    ],
    [
      "todo",
      "Categories please: Home, Work, Kids, Shopping. Pick one when adding, and let me filter by it",
      [
        /label: "Category", type: "choice", options: \["Home", "Work", "Kids", "Shopping"\]/,
        /by Category/,
      ],
    ],
    [
      "todo",
      "¿Puedes poner un campo para notas en cada tarea? Algo corto, opcional",
      [/label: "Notes", type: "long"/],
    ],
    [
      "todo",
      "can you make the main colour green instead, like a calm sage green",
      [/--accent: light-dark\(#6f8f72,/],
    ],
    [
      "todo",
      "Could new tasks go to the bottom instead of the top?",
      [/\[\.\.\.tasks, \{ id: newId\(\)/],
    ],
    [
      "board",
      "It should work on my phone too, the columns dont fit. Put them underneath each other there",
      [/@media \(max-width: 40rem\) \{\s+\.board \{\s+flex-direction: column/],
    ],
    [
      "board",
      "Need a way to say who's working on it. There are three of us: Mo, Beth and Carol",
      [/label: "Responsible", type: "choice", options: \["Mo", "Beth", "Carol"\]/],
    ],
    [
      "board",
      "the background is too plain, make it a light warm grey and the cards white with a bit of shadow",
      [
        /--bg: light-dark\(#e[9a-f]e[4-9a-f][de]/,
        /\.board-card \{\s+background: #ffffff/,
        /box-shadow: 0 2px 4px/,
      ],
    ],
    [
      "board",
      'can you put a mark on cards for rush jobs? like a checkbox "Rush" and then a little orange label',
      [/label: "Rush", type: "check"/, /\[title="Rush"\] \{\s+background: #ea6a12/],
    ],
    [
      "board",
      "Please make a button which deletes everything in Ready for pickup, but ask first, we clear it every Friday",
      [/column === "Ready for pickup" && /, /confirm\("Delete all cards in this column\?"\)/],
    ],
    [
      "board",
      "I also want to put the price on each card, and at the top of each column the total of them. We use pounds",
      [/label: "Price", type: "number"/, /return `£\$\{value\}`/, /Total: Price/],
    ],
    [
      "board",
      "Das Datum bitte so anzeigen: 24.03.2025, also Tag.Monat.Jahr",
      [/toLocaleDateString\("de-DE"/],
    ],
    [
      "board",
      "Est-ce qu'on peut avoir un champ pour des remarques sur chaque carte ? Par exemple le type de papier",
      [/label: "Notes", type: "long"/],
    ],
    ["money", "add two more categories: Pets and Health", [/"Fun", "Pets", "Health"\]/]],
    [
      "money",
      "Use euros instead of dollars, like 12,50 €",
      [/currency = "EUR"/, /NumberFormat\("de", \{ style: "currency"/],
    ],
    [
      "money",
      "We have a budget of 2500 a month. Can it show how much is left, and go red if we're over?",
      [/left: \{money\.format\(2500 - total\)\}/, /total > 2500 && .*danger/],
    ],
    [
      "money",
      "Make the total much bigger and put it at the very top, that's what I look at first",
      [/\.total \{\s+font-size: calc/],
    ],
    [
      "money",
      "Could you add income as well? My wages and child benefit. Then show income minus expenses",
      [/balance \{money\.format\(income - total\)\}/],
    ],
    [
      "money",
      "on my phone the list is hard to read, can each expense be more like a card there with bigger buttons",
      [/\.entries li \+ li \{\s+flex-wrap: wrap/, /\.button \{\s+font-size: calc/],
    ],
    [
      "money",
      'Kannst du eine Suche einbauen? Ich will z.B. alles mit "Aldi" finden',
      [/type="search"/],
    ],
    [
      "money",
      'call it "The Baker Family Budget" and make it a bit more cheerful, maybe yellow and blue',
      [
        /--accent: light-dark\(#f2c40f/,
        /h1,\s+h2 \{\s+color: light-dark\(#2[0-9a-f]{5}, #[0-9a-f]{6}\)/,
      ],
    ],
  ])("%s: %s", (name, wish, holds) => {
    const { files, said } = say(name, wish);
    for (const one of holds) expect(all(files), said).toMatch(one);
    expect(said).not.toContain("Not done");
  });
});

describe("what is there already is said to be there, and where", () => {
  test.each<[Name, string, RegExp]>([
    [
      "todo",
      "Can you add buttons to show All / Open / Done?",
      /buttons All, Open and Done above the list/,
    ],
    [
      "todo",
      "Could new tasks go to the top instead of the bottom? And the cursor should stay in the box so I can type the next one straight away",
      /at the top of the list already\..*cursor stays in the box already/,
    ],
    [
      "todo",
      "I'd like to give each task a due date please, and show it next to the task",
      /“Due date” already/,
    ],
    [
      "board",
      "how many cards are in each column? show a number next to the column name",
      /beside the name of each column already/,
    ],
    ["board", "I want to click on a card and change what's written on it", /opens it already/],
    [
      "money",
      "If I forget the amount it shouldn't save, just tell me what's missing in a friendly way",
      /“Enter amount” must be filled in already/,
    ],
  ])("%s: %s", (name, wish, told) => {
    const { isChanged, said } = say(name, wish);
    expect(said).toMatch(told);
    expect(said).not.toMatch(/did not understand|nothing to do about/);
    expect(isChanged).toBe(false);
  });
});

describe("what was read into a wish by one word of it is not made", () => {
  test.each<[Name, string, RegExp]>([
    ["todo", "make it pink, like a dusty rose", /Pin/],
    ["todo", "add some categories and I pick one when adding", /Pick one at random/],
    ["money", "I want to see income minus expenses", /minus one/],
    ["todo", "high ones should stand out in red", /hsl\(/],
    ["board", "put the price on each card, and at the top the sum", /Price on each card/],
    [
      "board",
      "Please make a button which deletes everything in Finished stuff, but ask first",
      /Finished stuff/,
    ],
    ["money", "on the phone each entry could be a tile and the text bigger", /side by side/],
    ["money", "euros please, like 12.50 €", /currency = "EUR"/],
  ])("%s: %s", (name, wish, not) => {
    expect(all(say(name, wish).files)).not.toMatch(not);
  });

  test("a colour for one more value leaves those that were chosen before", () => {
    const { files } = tryEdit(projects.todo, {
      before: ["make high ones red"],
      say: "make low ones green",
    });
    expect(files.get("src/colours.ts")).toMatch(/"High": "#d32f2f",\s+"Low": "#248a4b"/);
  });
});
