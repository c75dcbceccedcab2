import { describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";

const projects = {
  todo: makeProject("todo app: buy milk, call mum"),
  board: makeProject("Trello style board, columns: Ideas, Writing, Printed"),
  habits: makeProject("habit tracker for drinking water and stretching"),
  notes: makeProject("a notes app"),
  flat: makeProject("track what we spend on our flat share: rent, food, cleaning, internet"),
  films: makeProject("I want a list of movies I've watched, with year, genre and a rating"),
  quiz: makeProject("a quiz about animals"),
  timer: makeProject("pomodoro timer"),
  recipes: makeProject("a recipe app"),
  stock: makeProject("stock of my ceramics shop: item, price, number in stock, colour"),
  cards: makeProject("flash cards for my biology exam"),
  memory: makeProject("a memory game for my kids"),
  weather: makeProject("weather app for Vienna and Graz"),
  workouts: makeProject("Workout log: exercise, sets, reps, weight, date"),
};
type Name = keyof typeof projects;
const all = (files: ReadonlyMap<string, string>) => [...files.values()].join("\n");

describe("what takes several plain orders, or is put otherwise, is done as those", () => {
  test.each<[Name, string, RegExp[]]>([
    [
      "todo",
      "group the items by aisle: produce, dairy or bakery",
      [/label: "Aisle", type: "choice", options: \["Produce", "Dairy", "Bakery"\]/, /by “Aisle”/],
    ],
    ["todo", "sort by shop", [/label: "Shop"/, /by “Shop”/]],
    ["board", "sort cards by due date", [/label: "Due date", type: "date"/, /by “Due date”/]],
    [
      "todo",
      "add a price to each item and show the total",
      [/label: "Price", type: "number"/, /Total \(\{?"Price"/],
    ],
    [
      "board",
      "let me assign each card to Mia, Jonas or Lena",
      [/label: "Assignee", type: "choice", options: \["Mia", "Jonas", "Lena"\]/],
    ],
    ["board", "rename the Printed column to Published", [/"Published"/]],
    ["habits", "add the habit Reading", [/"Reading"/]],
    ["habits", 'add a habit called "No phone after 9"', [/"No phone after 9"/]],
    ["flat", "show how much each person paid", [/label: "Who paid"/, /by who paid/]],
    ["flat", "show the average per month", [/Average of a month/]],
    ["flat", "let me attach a receipt photo", [/expense\.values\.photo && <img/, /PhotoInput/]],
    ["flat", "add a way to mark expenses as paid back", [/label: "Paid back", type: "check"/]],
    ["flat", 'add a category "Electricity"', [/options: \["Rent", .*"Electricity"\]/]],
    ["films", "show the average rating", [/Average \(Rating\)/]],
    ["films", "add a date watched", [/label: "Date watched", type: "date"/]],
    ["films", "let me write a short review", [/label: "Review", type: "long"/]],
    ["films", "make the page background black and the text white", [/color-scheme: dark;/]],
    ["habits", "let me choose a colour for each habit", [/borderInlineStart: `0\.5rem solid/]],
    ["habits", "make it possible to rename a habit", [/>\s*Edit\s*</]],
    ["habits", "show a percentage for every habit", [/shareOf\(habit\.days\)/]],
    [
      "habits",
      'say "Well done!" when all habits are done today',
      [/doneToday === habits\.length && .*Well done!/],
    ],
    ["quiz", "let me go back to the previous question", [/function goBack\(\)/]],
    ["quiz", "show how many seconds it took", [/"It took " \+ seconds/]],
    ["quiz", "add a start screen with a welcome message", [/"question", "Welcome to /]],
    ["timer", "show a quote during the break", [/id="saying"/, /const SAYINGS = /]],
    ["timer", "start automatically when the page opens", [/^start\(\);\nshow\(\);$/m]],
    [
      "timer",
      "make the background dark during work and light during breaks",
      [
        /data-mode="work"\]\) \{\n {2}background: #16181d/,
        /data-mode="rest"\]\) \{\n {2}background: #f7f8fc/,
      ],
    ],
    ["timer", "I can't set more than 300 minutes", [/max="1440"/, /Math\.min\(1440,/]],
    [
      "recipes",
      "show only vegetarian recipes",
      [/label: "Vegetarian", type: "check"/, /Filter by Vegetarian/],
    ],
    ["todo", "move the input field to the bottom of the page", [/at the bottom now/]],
    ["stock", "make sold out items grey", [/below 1 are grey/]],
    ["stock", "show prices with a euro sign", [/\$\{value\} €/]],
    ["stock", "add a button to mark an item as sold", [/label: "Sold", type: "check"/]],
    ["workouts", "make the exercise name bold", [/\.name \{\s+font-weight: 700/]],
    ["workouts", "let me delete all entries", [/button that deletes all entries/]],
    [
      "cards",
      "add a card: What is a cell? The smallest unit of life",
      [/\["What is a cell\?", "The smallest unit of life"\]/],
    ],
    ["cards", "show the question and answer at the same time", [/turned = true; \/\/ Both/]],
    ["cards", "make the back of the card a different colour", [/\.flash\.is-turned \{/]],
    [
      "board",
      'add a card "Call the printer" to the Writing column',
      [/"title":"Call the printer","column":"Writing"/],
    ],
    ["memory", "shake the cards when they don't match", [/@keyframes wrong/, /"is-wrong"/]],
  ])("%s: %s", (name, say, holds) => {
    const { files, said } = tryEdit(projects[name], { say });
    expect(
      holds.filter((one) => !one.test(`${all(files)}\n${said}`)),
      said,
    ).toEqual([]);
    expect(said).not.toMatch(/Not done|changed nothing|nothing to do/);
  });

  test.each<[Name, string, RegExp]>([
    ["todo", "show how many items are left to buy", /says how many are left already/],
    ["todo", "add a button to clear the bought items", /Clear done/],
    ["board", "let me drag cards between columns", /dragged between the columns already/],
    ["notes", "let me pin important notes", /can be pinned already/],
    ["todo", "add a title to the page", /stands at the top already/],
    ["cards", "let me mark cards as known", /“I knew it” below a card/],
    ["cards", "only show cards I don't know yet", /not asked any more already/],
    ["memory", "show a message when the game is won", /says so already/],
    ["memory", "add a button to start again", /“New game” above the board/],
    ["weather", "show the wind speed", /below the hours already/],
    ["weather", "show a forecast for the next 7 days", /A week ahead/],
    ["weather", "use my location", /made up, and nothing is fetched/],
    ["recipes", "show the ingredients as a checklist", /Nothing was changed|changed nothing/],
    ["board", "move finished cards to the top", /changed nothing|Nothing was changed/],
    ["flat", "let me add categories myself", /changed nothing|Nothing was changed/],
    ["flat", "let me set a limit for each category", /and not each “Category”/],
    ["flat", "show the savings rate", /changed nothing|Nothing was changed/],
    ["films", "add Monday, Spaghetti, Tom", /changed nothing|Nothing was changed/],
    ["quiz", "make the questions appear in random order", /already/],
    ["timer", "I can't set more than 100 minutes", /takes up to 180 minutes already/],
    ["todo", "no blue buttons", /which you do not want/],
    ["todo", "rename it to abc(", /I could not do/],
  ])("%s: nothing is changed, and why is said: %s", (name, say, told) => {
    const { isChanged, said } = tryEdit(projects[name], { say });
    expect(said).toMatch(told);
    expect(isChanged).toBe(false);
  });

  test("an entry goes by its name, with the word for what it is", () => {
    const { files } = tryEdit(projects.habits, { say: "delete the stretching habit" });
    expect(files.get("src/settings.ts")).not.toContain("Stretching");
    expect(files.get("src/settings.ts")).toContain("Drinking water");
  });

  test("an entry that was said in a sentence keeps its article and its year", () => {
    const { files } = tryEdit(projects.films, { say: "add The Godfather from 1972" });
    expect(files.get("src/added.ts")).toMatch(/"The Godfather","year":"1972"/);
  });
});

test.each([
  ["an app for my plants", '"Name"', "Plants"],
  ["plant care app", '"Name"', "Plants"],
  ["eine App für meine Weine", "label:", "Wein"],
])("“%s” is one that keeps them", (request, field, title) => {
  const files = makeProject(request);
  expect(files.get("src/fields.ts")).toContain(field);
  expect(files.get("src/settings.ts")).toContain(title);
});

test("each place of a wish for the weather is a city of its own", () => {
  expect(projects.weather.get("src/data.ts")).toMatch(/name: "Vienna",[^\n]*\n[^\n]*name: "Graz"/);
});

test("where nobody names what each is called, that comes first", () => {
  expect(projects.films.get("src/fields.ts")).toMatch(
    /fields: Field\[\] = \[\n {2}\{ id: "\w+", label: "(?:Title|Name|Film)", type: "text"/,
  );
});

test("what money goes to is chosen, and is no field of each expense", () => {
  expect(projects.flat.get("src/fields.ts")).toContain('["Rent", "Food", "Cleaning", "Internet"]');
});
