import { describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";
import { appParts } from "../../../apps/parts";
import { shapeOf } from "../../project";
import { SHARED_PARTS } from "./app-part";

const ASKED: Record<string, string> = {
  todo: "a to-do list app",
  kanban: "make me a kanban board",
  habits: "a habit tracker",
  expenses: "an expense tracker",
  notes: "a simple notes app",
  recipes: "a recipe box",
  collection: "an app to keep track of the books I have read",
  chat: "a chat app mockup",
  quiz: "a quiz about world capitals",
  timer: "a pomodoro timer",
  countdown: "a countdown to our holiday on 12 July 2027",
  flashcards: "flashcards to learn Spanish words",
  memory: "a memory game with animals",
  calculator: "a calculator",
  drawing: "a drawing app",
  markdown: "a markdown editor",
  weather: "a weather app",
  converter: "a unit converter",
  tip: "a tip calculator",
  practice: "a times tables practice",
  scoreboard: "a darts scoreboard",
  snake: "a snake game",
  rowgame: "a tic-tac-toe game",
  intervals: "an interval timer",
  owed: "an app for who owes whom",
  wheel: "a spinning wheel that picks one",
  birthdays: "a birthday list",
  loan: "a loan calculator",
  counter: "a water counter",
  mealplan: "a meal planner",
  household: "a household book",
  billing: "a time tracker for clients",
  presets: "an egg timer",
};
const projects = Object.fromEntries(
  Object.entries(ASKED).map(([app, request]) => [app, makeProject(request)]),
);
const cssOf = (files: ReadonlyMap<string, string>) => files.get(shapeOf(files).styles ?? "") ?? "";

describe.each(appParts)("the parts of $app", ({ app, mark, parts }) => {
  const files = projects[app] ?? new Map<string, string>();
  const program = [...files]
    .flatMap(([path, text]) => (/\.css$/.test(path) ? [] : text))
    .join("\n");

  test("no other app has their mark", () => {
    const marked = Object.keys(projects).filter((one) =>
      cssOf(projects[one] ?? new Map()).includes(`\n${mark} {`),
    );
    expect(marked).toEqual([app]);
  });

  test.each(
    parts.map(({ on, group, row, whole }) => [on, group, row, whole]),
  )("%s stands in its files", (...selectors) => {
    for (const selector of selectors) {
      for (const [, , name = ""] of (selector ?? "").matchAll(/([.#])([a-z][\w-]*)/g)) {
        if (name !== "field-long")
          expect(program).toMatch(new RegExp(`["'\`\\s]${name}["'\`\\s$]`));
      }
    }
  });
});

test("what all apps have stands in the base of their styles", () => {
  for (const { on } of SHARED_PARTS)
    expect(cssOf(projects.todo ?? new Map())).toContain(on.split(":")[0]);
});

describe("a part that is named takes the look that is said, and nothing else does", () => {
  test.each<[string, string, RegExp]>([
    [
      "todo",
      "I want rounder corners on the task cards",
      /\.task \{\n {2}border-radius: calc\(var\(--radius\) \* 1\.8\)/,
    ],
    ["todo", "strike through should be grey", /\.is-done \.task-name \{\n {2}color/],
    [
      "todo",
      "can the check boxes be a bit bigger",
      /\.task-main input \{\n {2}width: calc\(1\.3rem \* 1\.25\)/,
    ],
    ["todo", "remove the progress ring", /\.ring \{\n {2}display: none/],
    ["todo", "tags should be light blue", /\.tag \{\n {2}background/],
    [
      "kanban",
      "make the columns a little wider",
      /\.lane \{\n {2}flex: 1 0 min\(calc\(17\.5rem \* 1\.25\), 86vw\)/,
    ],
    ["kanban", "make the cards a pale yellow", /\.board-card \{\n {2}background: #f/],
    [
      "kanban",
      "the board title should be centered",
      /\.board-head \{\n {2}justify-content: center/,
    ],
    [
      "kanban",
      "less space between the cards please",
      /\.cards \{\n {2}gap: calc\(0\.6rem \* 0\.5\)/,
    ],
    [
      "kanban",
      "let the cards lift up a bit when the mouse is over them",
      /\.board-card:hover \{\n {2}translate: 0 -4px/,
    ],
    [
      "habits",
      "make the streak number bigger and bolder",
      /\.streak strong \{\n {2}font-size: calc\(1\.25rem \* 1\.25\);\n {2}font-weight: 700/,
    ],
    [
      "habits",
      "I'd like the completed days to be purple",
      /\.day\[aria-pressed="true"\] \{\n {2}background/,
    ],
    ["habits", "the day buttons should be round", /\.day \{\n {2}border-radius: 50%/],
    [
      "expenses",
      "the form could be narrower",
      /@media \(min-width: 48\.01rem\) \{\n {2}\.columns \{\n {4}grid-template-columns: minmax\(0, 1\.6fr\) minmax\(0, 0\.8fr\)/,
    ],
    [
      "expenses",
      "show amounts in a typewriter font",
      /\.amount \{\n {2}font-family: "JetBrains Mono"/,
    ],
    [
      "notes",
      "make the list on the left narrower",
      /\.desk \{\n {4}grid-template-columns: minmax\(12\.8rem, 17\.6rem\)/,
    ],
    ["notes", "make the search box bigger", /#search\.input \{\n {2}font-size/],
    [
      "recipes",
      "show three cards per row",
      /\.recipes \{\n {2}display: grid;\n {2}grid-template-columns: repeat\(auto-fill/,
    ],
    ["recipes", "ingredients in italics", /\.things \{\n {2}font-style: italic/],
    ["collection", "make the table rows striped", /tbody tr:nth-child\(even\) td \{/],
    ["chat", "my messages should be green", /\.message\.is-mine \{\n {2}background/],
    [
      "chat",
      "make the bubbles less round",
      /\.message \{\n {2}border-radius: calc\(calc\(var\(--radius\) \* 1\.4\) \* 0\.5\)|\.message \{\n {2}border-radius: calc\(var\(--radius\) \* 0\.7\)/,
    ],
    ["quiz", "make the whole thing narrower", /\.stage \{\n {2}max-width: calc\(42rem \* 0\.8\)/],
    ["timer", "make the digits monospaced", /\.clock \{\n {2}font-family: "JetBrains Mono"/],
    ["timer", "make the circle thinner", /\.dial circle \{\n {2}stroke-width: 4\.8/],
    ["countdown", "smaller gap between the boxes", /\.clock \{\n {2}gap/],
    [
      "countdown",
      "the labels should be in capital letters",
      /\.clock span \{\n {2}text-transform: uppercase/,
    ],
    ["flashcards", "the back of the card in light green", /\.flash\.is-turned \{\n {2}background/],
    ["memory", "blue card backs", /\.tile\[data-state="closed"\] \{\n {2}background/],
    ["calculator", "make the equals button orange", /\.key\.equals \{\n {2}background/],
    ["weather", "make the icons bigger", /\.icon \{\n {2}width/],
    ["converter", "make the result bold and blue", /\.result \{\n {2}font-weight: 700/],
    [
      "todo",
      "dark grey header with white text",
      /\.top \{\n {2}background: #2f353e;[^}]* {2}color: #f7f7f7;/,
    ],
    ["kanban", "white text on a dark green header please", /\.board-head \{\n {2}background: #0/],
    ["todo", "make the header bigger", /\.top h1 \{\n {2}font-size: calc/],
    ["memory", "the title white on dark blue", /\.top h1 \{[^}]*background: #[^}]*color: #f7f7f7/],
    ["notes", "make the title of each note bold", /\.slip strong \{\n {2}font-weight: 700/],
    [
      "kanban",
      "cards should be yellow like sticky notes",
      /\.board-card \{\n {2}background: #f2c40f/,
    ],
    ["countdown", "boxes around the numbers", /\.clock strong \{\n {2}border: 1px solid/],
    [
      "calculator",
      "numbers grey and operators blue",
      /\.key:not\(\.operator\)[^}]*#5f6670[^}]*\}\s+\.key\.operator \{\n {2}background: #2563d9/,
    ],
    ["todo", "buttons a little rounder, same for the input", /\.input \{\n {2}border-radius: calc/],
    [
      "todo",
      "the text is too small on my phone",
      /@media \(max-width: 40rem\) \{\n {2}:root \{\n {4}--font-size: 112\.5%/,
    ],
    ["countdown", "bigger on my computer", /@media \(min-width: 60rem\) \{\n {2}:root/],
    ["todo", "make it grey", /--accent: light-dark\(#5f6670/],
  ])("%s: %s", (app, say, rule) => {
    const { said, files } = tryEdit(projects[app] ?? new Map(), { say });
    expect(said).not.toMatch(/Not done|changed nothing/);
    expect(cssOf(files)).toMatch(rule);
    const others = (tree: ReadonlyMap<string, string>) =>
      [...tree].filter(([path]) => !/\.css$/.test(path));
    expect(others(files)).toEqual(others(projects[app] ?? new Map()));
  });

  test("what is bigger can be bigger still", () => {
    const before = [{ say: "make the add button bigger" }.say];
    const { files } = tryEdit(projects.todo ?? new Map(), { before, say: "make it bigger still" });
    expect(cssOf(files)).toMatch(/\.add \.button\.primary \{\n {2}font-size: calc\(1em \* 1\.5/);
  });

  test.each<[string, string]>([
    ["todo", "make overdue tasks red"],
    ["kanban", "remove the cards"],
    ["kanban", "make the cards of Anna green when they are late"],
    ["habits", "hide the completed days"],
  ])("%s: %s is no look of all of them", (app, say) => {
    const { files } = tryEdit(projects[app] ?? new Map(), { say });
    expect(cssOf(files)).not.toMatch(
      /\.(?:task|board-card|day)(?:\[[^\]]*\])? \{\n {2}(?:display: none|background: #[0-9a-f]{6};)[^}]*\}\s*$/,
    );
  });
});
