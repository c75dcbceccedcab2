import { expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";
import { bundle } from "../../../bundle-fixture";

const projects = {
  todo: makeProject("make me a simple to-do list app"),
  kanban: makeProject("a kanban board for our little team. Columns: Ideas, Doing, Waiting, Done."),
  expenses: makeProject("An expense tracker: amount in euros, date and category"),
};

test.each<[keyof typeof projects, string, string, RegExp]>([
  ["todo", 'call it "Mia\'s list" at the top', "src/settings.ts", /title = "Mia's list"/],
  [
    "todo",
    "Añade categorías a las tareas: casa, trabajo y compras",
    "src/fields.ts",
    /\["Casa", "Trabajo", "Compras"\]/,
  ],
  [
    "todo",
    "Ajoute des catégories aux tâches : maison, travail et courses",
    "src/fields.ts",
    /\["Maison", "Travail", "Courses"\]/,
  ],
  [
    "todo",
    "Füge den Aufgaben Kategorien hinzu: Haus, Arbeit und Einkauf",
    "src/fields.ts",
    /\["Haus", "Arbeit", "Einkauf"\]/,
  ],
  [
    "todo",
    "Aggiungi categorie alle attività: casa, lavoro e spesa",
    "src/fields.ts",
    /\["Casa", "Lavoro", "Spesa"\]/,
  ],
  [
    "kanban",
    "Doing must never have more than 3 cards, warn me if it does",
    "src/App.tsx",
    /column === "Doing" && inColumn\(column\)\.length > 3/,
  ],
  [
    "todo",
    "let me sort tasks alphabetically",
    "src/App.tsx",
    /\{\[\.\.\.shown\]\.sort\(isByName \? inOrder : \(\) => 0\)\.map/,
  ],
  [
    "expenses",
    "let me set a monthly budget and see what's left",
    "src/App.tsx",
    /money\.format\(Number\(budget\) - total\)\} left/,
  ],
  [
    "expenses",
    "Quiero ver cuánto gasto de media al día este mes",
    "src/App.tsx",
    /total \/ Math\.max\(1, new Set\(shown\.map\(dayOf\)\)\.size\)/,
  ],
  [
    "expenses",
    "show me what I spend per day on average",
    "src/App.tsx",
    /on average of each day with expenses/,
  ],
])("in %s, “%s” is done by a program that builds", async (name, say, path, code) => {
  const { files, said } = tryEdit(projects[name], { say });
  expect(said).not.toMatch(/Not done|not understand/);
  expect(files.get(path)).toMatch(code);
  await bundle(files);
});

test.each([
  "Doing must never have more than 3 cards, warn me if it does",
  "we never want more than four cards standing around in Doing",
  "I don't want more than 3 things in Doing at once",
  "in Doing dürfen nie mehr als 3 Karten sein",
])("no column is taken away by what is said of its cards: %s", (say) => {
  const { files } = tryEdit(projects.kanban, { say });
  expect(files.get("src/settings.ts")).toBe(projects.kanban.get("src/settings.ts"));
});

test("columns of one's own are no field of a card, and it is said how one is added", () => {
  const { isChanged, said } = tryEdit(projects.kanban, { say: "I want to add my own columns" });
  expect(said).toContain("no columns can be added yet");
  expect(isChanged).toBe(false);
});
