import { transform } from "esbuild";
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
    "kanban",
    "I want four columns: Ideas, This week, Doing, Finished",
    "src/settings.ts",
    /\[\s+"Ideas",\s+"This week",\s+"Doing",\s+"Finished",\s+\]/,
  ],
  ["kanban", "the columns should be Now, Next and Later", "src/App.tsx", /Done: "Later"/],
  [
    "kanban",
    "labels with colours, like blue for client, orange for admin, green for private",
    "src/colours.ts",
    /"Client": "#2563d9",\s+"Admin": "#ea6a12",\s+"Private": "#248a4b"/,
  ],
  [
    "kanban",
    'put "Bright & Daughters" on top as heading',
    "src/settings.ts",
    /"Bright & Daughters"/,
  ],
  [
    "kanban",
    "Bigger font on the cards and please not so much space around the text",
    "src/styles.css",
    /font-size: calc\([\s\S]*padding: calc\(0\.75rem \* 0\.5\)/,
  ],
  ["kanban", "use navy and white", "src/styles.css", /h2 \{\s+color: light-dark\(#1e3a7a/],
  [
    "kanban",
    "when I move something to the last column it should write the date it was finished on it",
    "src/components/BoardCard.tsx",
    /Done on \{new Date\(card\.doneOn\)/,
  ],
  [
    "todo",
    "can we put the form at the bottom of the page and the list on top",
    "src/App.tsx",
    /<\/ul>[\s\S]*<form/,
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
  "the ticked ones should be crossed out and grey so you see whats done",
  "grey so I see what is done",
])("what is grey already gives the app no other look: %s", (say) => {
  const { isChanged, said } = tryEdit(projects.todo, { say });
  expect(said).toContain("grey and struck through already");
  expect(isChanged).toBe(false);
});

test("letters that grow are no less space around them", () => {
  const { said } = tryEdit(projects.kanban, { say: "bigger font and less space on the cards" });
  expect(said).toMatch(/changed nothing|tighter/);
});

test("that a page gives no date is no answer to what an app is told of days", () => {
  const say = "the tax year goes from 6 april to 5 april, can I see only that one";
  expect(tryEdit(projects.expenses, { say }).said).not.toContain("no date on the page");
});

test("what stands for each person is not written for an empty list", () => {
  const say = 'if someone has nothing to do write "Free time!" under their name';
  expect(tryEdit(projects.todo, { say }).isChanged).toBe(false);
});

test("a look of one kind of light says that it is", () => {
  expect(tryEdit(projects.todo, { say: "make it fun" }).said).toContain("always light now");
});

test("a task that repeats has its dates later when it is ticked off, and gets one where it has none", async () => {
  const { files } = tryEdit(projects.todo, { say: "let tasks repeat" });
  const code = (files.get("src/repeat.ts") ?? "").replace(
    'from "./fields"',
    `from "data:text/javascript,export const fields = [{ id: 'due', type: 'date' }]"`,
  );
  const { code: script } = await transform(code, { loader: "ts" });
  const { repeated } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`
  );
  const ticked = (due: string, repeat: string) =>
    repeated({ done: true, values: { due, repeat } }) as { done: boolean; values: { due: string } };
  expect(ticked("2999-12-31", "Every day")).toMatchObject({
    done: false,
    values: { due: "3000-01-01" },
  });
  expect(ticked("2020-01-01", "Every week").values.due > new Date().toISOString()).toBe(true);
  const tomorrow = new Date();
  tomorrow.setDate(tomorrow.getDate() + 1);
  expect(ticked("", "Every day").values.due).toBe(tomorrow.toLocaleDateString("sv-SE"));
  expect(ticked("", "Never").done).toBe(true);
});

test("columns that are counted otherwise than they are listed are no field of a card", () => {
  const { isChanged } = tryEdit(projects.kanban, { say: "I want five columns: Ideas, Doing" });
  expect(isChanged).toBe(false);
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

test.each([
  "I want to add my own columns",
  "also a button to add new columns",
  "give me a plus button for new columns",
])("columns of one's own are no field of a card, and it is said how one is added: %s", (say) => {
  const { isChanged, said } = tryEdit(projects.kanban, { say });
  expect(said).toContain("no columns can be added yet");
  expect(isChanged).toBe(false);
});
