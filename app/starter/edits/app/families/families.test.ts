import { describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";
import { bundle } from "../../../bundle-fixture";

const projects = {
  todo: makeProject("a to do list for our household"),
  kanban: makeProject("kanban board for a small design studio"),
  expenses: makeProject("an app to track what I spend"),
  habits: makeProject("habit tracker"),
  recipes: makeProject("recipe collection for my family"),
  stock: makeProject("inventory for my little shop"),
};
type Name = keyof typeof projects;

function say(name: Name, wish: string) {
  const { said, files } = tryEdit(projects[name], { say: wish });
  return { said, text: [...files.values()].join("\n"), files, isSame: files === projects[name] };
}

describe("what is asked for in any words is made, and the app still runs", () => {
  test.each<[Name, string, string | RegExp]>([
    ["todo", "when I tick off the last one throw some confetti", "every(({ id, done }) => done"],
    ["todo", "confetti every time I finish a task", "if (changed.done) confetti();"],
    ["todo", "pick a random task for me when I can't decide", "filter((entry) => !entry.done)"],
    ["todo", "can tasks repeat every week, like taking out the bins", 'label: "Comes back"'],
    ["todo", "show how many are left in the browser tab", "document.title ="],
    ["todo", "make tasks older than a week look faded", "> 7 * DAY ? 0.5 : 1"],
    ["kanban", "I'd like coloured labels on the cards", "colourOf(text)"],
    ["kanban", "it'd be great to have a due date on every card", 'label: "Due date"'],
    [
      "kanban",
      "hide cards that have been done for a while, with a way to see them",
      "withOld || !isLongDone(card)",
    ],
    ["expenses", "give every category a little icon", /iconOf\(name\)[\s\S]*"Food": "🍎"/],
    [
      "expenses",
      "I want to see how many days this month I spent nothing",
      "days with nothing spent",
    ],
    ["expenses", "rent comes every month, can it add itself", 'withDue(all, "date")'],
    ["expenses", "use a comma for decimals", 'new Intl.NumberFormat("de", {'],
    ["expenses", "add a monthly budget of 600 and warn me when I get close", "total > 600 * 0.8"],
    ["expenses", "add categories Pets and Gifts", '"Health", "Other", "Pets", "Gifts"'],
    ["habits", "some habits are only 3 times a week, let me set that", "timesThisWeek(habit.days)"],
    ["habits", "let me archive habits I don't do any more", "setInArchive"],
    ["habits", "let me add a short note to a day", "<DayNotes />"],
    ["habits", "show a percentage for this month", "shareOfMonth(habit.days)"],
    ["habits", "change the green to lavender", /--accent: light-dark\(/],
    ["recipes", "let me scale the ingredients for more people", "scaled(line, people / written)"],
    ["recipes", "surprise me button that opens a random recipe", "setOpenId(one?.id ?? null)"],
    ["recipes", "I want to rate recipes from 1 to 5", 'label: "Rating"'],
    ["recipes", "mark vegetarian recipes and let me show only those", 'label: "Vegetarian"'],
    ["stock", "tell me when something is running low", 'Number(entry.values["quantity"]) < 5'],
    ["stock", "make the numbers bigger", ".number-cell {\n  font-size: 1.25em;"],
    ["todo", "a little counter of what I finished today would be motivating", "done today"],
    ["todo", "group the tasks by home, work and errands", '["Home", "Work", "Errands"]'],
    ["todo", "I want a notes area under each task", 'label: "Notes"'],
    ["todo", "swap the circle at the top for a progress bar", "<progress"],
    ["todo", "I keep deleting things by mistake, can you ask first", 'confirm("Delete this?")'],
    ["kanban", "cards should show who's responsible", 'label: "Responsible"'],
    ["kanban", "delete all cards in done with one click", 'aria-label="Clear Done"'],
    ["kanban", "show how far along we are in percent", "<progress"],
    ["expenses", "who owes whom at the end of the month", "<Settlement"],
    ["expenses", "amounts in euros please", 'currency = "EUR"'],
    ["expenses", "the category should already be set to Food", 'values.category = "Food"'],
    ["habits", "I'd like to pause a habit while I'm on holiday", "paused: !other.paused"],
    ["habits", "show the whole month instead of a week", "29 - index"],
    ["habits", "sort habits by streak", "streakOf(b.days) - streakOf(a.days)"],
    ["habits", "let me change the order of the habits", "draggable"],
    ["recipes", "make a shopping list from the ingredients", "copyThings(open)"],
    ["recipes", "where did I get the recipe from, a link", 'label: "Link", type: "url"'],
    ["recipes", "let me filter by how long they take", "Minutes at most"],
    ["recipes", "show the recipes as a list instead of tiles", "grid-template-columns: 1fr;"],
    ["stock", "prices with a pound sign", /`£\$\{value\}`/],
    ["stock", "put the add button at the bottom right", "position: fixed;"],
    ["stock", "date when it was bought", 'label: "Bought on", type: "date"'],
    [
      "todo",
      "please make the finished tasks disappear by themselves after a day",
      "isLongDone(task)",
    ],
    ["todo", "Tasks without a date should come last", "a.values.due"],
    ["todo", "the app needs a nicer empty state with a little picture", "empty-picture"],
    ["todo", "show a message when a task is overdue", "<strong>Overdue:</strong>"],
    ["todo", "make it possible to add several tasks at once, one per line", "<BulkAdd"],
    ["todo", "a quick way to postpone a task to tomorrow", "onPostpone"],
    ["todo", "let me mark tasks as important and show those first", 'label: "Important"'],
    ["todo", "show the price total at the bottom", 'label: "Price"'],
    ["kanban", "call the columns New, Baking, Ready, Picked up", '"Baking",'],
    ["kanban", "let me duplicate a card", "Duplicate"],
    ["kanban", "put the Done column on the left", /columns: string\[\] = \[\s+"Done"/],
    ["kanban", "when a card reaches the last column play a sound", "chime()"],
    ["kanban", "add a price and show the total per column", "lane-total"],
    ["kanban", "cards should be smaller so more fit on the screen", ".board-card"],
    ["expenses", "split by country instead of category", 'label: "Country", type: "text"'],
    ["expenses", "a search for old expenses", 'type="search"'],
    ["expenses", "mark the ones that were paid by card", 'label: "Paid by card", type: "check"'],
    ["expenses", "the delete button is too easy to hit", 'confirm("Delete this?")'],
    ["stock", "a circle with the initials in front of each name", 'className="initials"'],
  ])("%s: “%s”", async (name, wish, made) => {
    const { said, text, files, isSame } = say(name, wish);
    expect(isSame, said).toBe(false);
    expect(said).not.toMatch(/Not done|nothing to do/);
    if (typeof made === "string") expect(text, said).toContain(made);
    else expect(text, said).toMatch(made);
    await bundle(files);
  });
});

test("a column that was renamed keeps its cards, and once more by its next name", () => {
  const once = tryEdit(projects.kanban, { say: "Done should be called Delivered" }).files;
  expect([...once.values()].join("\n")).toContain(
    'FORMER: Record<string, string> = { Done: "Delivered" }',
  );
  const twice = tryEdit(once, { say: "rename Delivered to Shipped" }).files;
  expect([...twice.values()].join("\n")).toContain('{ Done: "Shipped", Delivered: "Shipped" }');
});

test("what is there, or is not there to go, is told and nothing is changed", () => {
  const takes = say("recipes", "add how long it takes to each recipe");
  expect(takes).toMatchObject({ isSame: true });
  expect(takes.said).toContain("field “Minutes” for that already");
  const gone = say("stock", "remove the notes field");
  expect(gone).toMatchObject({ isSame: true });
  expect(gone.said).toContain("There is no field “notes”");
});

test.each<[Name, string]>([
  ["todo", "never show confetti again"],
  ["expenses", "do not add anything by itself every month"],
  ["todo", "show only the tasks of this week"],
  ["expenses", "turn amounts above 100 red"],
])("%s: “%s” is another wish", (name, wish) => {
  const { text } = say(name, wish);
  expect(text).not.toMatch(/confetti\(\)|withDue\(|label: "Comes back"|Over budget/);
});

test.each([
  'remove the text "Drop a card here"',
  "the text Drop a card here should go",
])("“%s” takes that text away, and neither a word of it nor the cards", async (wish) => {
  const { text, files } = say("kanban", wish);
  expect(text).not.toContain("Drop a");
  expect(text).toContain("<BoardCard");
  expect(text).not.toMatch(/\.card \{\s+display: none/);
  await bundle(files);
});

test("a text that is one side of a choice goes, and the choice stays", async () => {
  const { text, files } = say("stock", "get rid of the text “The list is empty”");
  expect(text).not.toContain("The list is empty");
  await bundle(files);
});

describe("no reply claims what was not asked for", () => {
  test.each([
    "show this month's total in huge letters at the top",
    "the sum for this month, big, at the top please",
  ])("“%s” asks for the total and for no biggest expense", (wish) => {
    const { said, isSame } = say("expenses", wish);
    expect(isSame, said).toBe(true);
    expect(said).toContain("total of the month stands at the top already");
  });

  test.each([
    "how many are still open, above the list",
    "a counter of the open tasks",
  ])("“%s”: what is left is told at the top already, and no second line comes", (wish) => {
    const { said, isSame } = say("todo", wish);
    expect(isSame, said).toBe(true);
    expect(said).toContain("says how many are left already");
  });

  test.each([
    ["sort by cost", /Number\(entry\.values\.(?:howMuch|amount)\)/],
    ["put the highest amount first", /number\(b\) - number\(a\)/],
  ])("“%s” means the one field that holds the money", (wish, made) => {
    const own = makeProject("spending tracker: what, how much, who paid, date");
    const { files } = tryEdit(own, { say: wish });
    expect(files.get("src/App.tsx")).toMatch(made);
    expect(files.get("src/fields.ts")).toBe(own.get("src/fields.ts"));
  });

  test("a second field for the money is not added beside the one there is", () => {
    const own = makeProject("spending tracker: what, how much, who paid, date");
    const { said, files } = tryEdit(own, { say: "add an amount field" });
    expect(said).toMatch(/nothing/);
    expect(files.get("src/fields.ts")).toBe(own.get("src/fields.ts"));
  });

  test.each([
    "coloured tags like timber, sails and paint",
    "give each card coloured labels: timber, sails, paint",
  ])("“%s”: what is named is what there is to choose", async (wish) => {
    const { text, files } = say("kanban", wish);
    expect(text).toContain('options: ["Timber", "Sails", "Paint"]');
    expect(text).toContain("colourOf(");
    await bundle(files);
  });

  test.each([
    "an undo button for moving cards",
    "let me take back the last move",
  ])("“%s” takes moves back, and the last deletion keeps its own way", async (wish) => {
    const { text, files } = say("kanban", wish);
    expect(text).toContain("place(moved.id, moved.column, moved.next)");
    expect(text).not.toContain("Undo deletion");
    await bundle(files);
    const both = tryEdit(files, { say: "let me undo a deletion" }).files;
    expect(both.get("src/App.tsx")).toContain("Undo deletion");
    expect(both.get("src/App.tsx")).toMatch(/setMoved\(\{[^}]*\}\);\n {4}setCards\(rest\)/);
  });

  test.each([
    "make the background a soft warm pink",
    "the background should be a very pale mint",
  ])("“%s” changes the ground of the page, and no button", (wish) => {
    const token = (files: ReadonlyMap<string, string>, name: string) =>
      new RegExp(`${name}: ([^;]+);`).exec(files.get("src/styles.css") ?? "")?.[1];
    const { files, said } = say("kanban", wish);
    const before = projects.kanban;
    expect(token(files, "--bg"), said).not.toBe(token(before, "--bg"));
    for (const name of ["--accent", "--on-accent", "--surface", "--border", "--second"])
      expect(token(files, name), name).toBe(token(before, name));
  });
});

test.each([
  "I'd love arrow buttons on the cards",
  "buttons for moving cards left and right",
])("“%s”: the arrows are there already, and that is told", (wish) => {
  const { said, isSame } = say("kanban", wish);
  expect(isSame, said).toBe(true);
  expect(said).toContain("has arrow buttons already");
});
