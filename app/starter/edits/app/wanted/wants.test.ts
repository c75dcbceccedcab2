import { describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";
import { bundle } from "../../../bundle-fixture";

const projects = {
  todo: makeProject("a to do list for our household"),
  kanban: makeProject("kanban board for a small design studio"),
  expenses: makeProject("an app to track what I spend"),
  recipes: makeProject("recipe collection for my family"),
  stock: makeProject("inventory for my little shop"),
};
type Name = keyof typeof projects;

function say(name: Name, wish: string) {
  const { said, files } = tryEdit(projects[name], { say: wish });
  return { said, text: [...files.values()].join("\n"), files, isSame: files === projects[name] };
}

describe("what lists, boards and money are asked for is made, and the app still runs", () => {
  test.each<[Name, string, string | RegExp]>([
    ["todo", "could I hide a task until tomorrow", "snoozeDay(1)"],
    ["todo", "snooze tasks for a week please", "snoozeDay(7)"],
    [
      "todo",
      "If something is late I'd like to snooze it: a small button that hides a task until tomorrow",
      "isSnoozed(task) === inSnoozed",
    ],
    ["todo", "I want to split a task into small steps and see how many are done", "<Checklist of="],
    ["todo", "group the tasks by who has to do them", 'label: "Person"'],
    ["todo", "group the list by month", /slice\(0, 7\)[\s\S]*one\.localeCompare\(other\)/],
    [
      "todo",
      "let me choose how it's sorted: by name or by priority",
      '"label": "Priority, highest first"',
    ],
    ["todo", "a menu to sort by due date or by name", '"label": "Due date, earliest first"'],
    ["todo", "I'd like a version to print for the fridge", "@media print"],
    ["todo", "select several tasks and delete them together", "What is selected"],
    ["kanban", "a checklist inside each card, with a count like 3/4", "<Checklist of="],
    ["kanban", "show how many days a card has been sitting in its column", "daysIn(card.since)"],
    ["kanban", "I want to rename the columns by clicking on their names", "<ColumnName"],
    [
      "kanban",
      "colour the cards by the person they're assigned to",
      'colourOf(card.values["person"])',
    ],
    ["kanban", "move several cards to another column at once", "Move what is selected to"],
    [
      "expenses",
      "list the expenses grouped by month, each with its total",
      "[...expenses].sort(byGroup)",
    ],
    ["expenses", "let me tick who shares each expense", "<SharedBy"],
    ["expenses", "Who owes whom? Show it at the bottom", /<Settlement[\s\S]*<\/main>/],
    ["expenses", "a monthly budget with a bar that fills up", "spentOfBudget > 100"],
    [
      "expenses",
      "set a budget of 300 a month for food and warn me at 75%",
      '(groups.get("Food") ?? 0)',
    ],
    ["expenses", "add a remark field, it's optional", 'label: "Remark", type: "long"'],
    ["expenses", "arrows to go to the previous and next month", "monthFrom(month, -1)"],
    [
      "expenses",
      "Gym costs the same each time, could there be a 'same again' button that copies an entry with today's date",
      ">Same again<",
    ],
    [
      "expenses",
      "let me tick who shares an expense: Ana, Ben or Chris",
      'useStored("people", "Ana, Ben, Chris")',
    ],
    ["todo", "group the tasks by person: Mia, Tom and Lea", 'options: ["Mia", "Tom", "Lea"]'],
    ["recipes", "print a recipe without all the buttons", "@media print"],
    ["todo", "show what's due in the next 7 days at the top", "day <= dayIn(7)"],
    ["todo", "pin important tasks to the top", "pinned: !other.pinned"],
    ["todo", "star some tasks and show the starred ones first", "☆ Star"],
    ["todo", "keep the date when a task was ticked off", "Done on {new Date(task.doneOn)"],
    ["kanban", "I want to fold the Done column", "setFolded("],
    ["stock", "warn me before I leave the page with an unsaved entry", "beforeunload"],
    [
      "todo",
      "when I tick something off it should sink to the bottom",
      "Number(a.done) - Number(b.done)",
    ],
    ["kanban", "the newest card should be on top of its column", "isNew ? [card, ...cards] :"],
    ["stock", "delete several items in one go", "Delete what is selected?"],
  ])("%s: “%s”", async (name, wish, made) => {
    const { said, text, files, isSame } = say(name, wish);
    expect(isSame, said).toBe(false);
    if (typeof made === "string") expect(text, said).toContain(made);
    else expect(text, said).toMatch(made);
    expect(said).not.toContain("Not done");
    await bundle(files);
  });
});

test("who owes whom stands below the list where that is asked for, and the reply says so", () => {
  const { said, files } = say("expenses", "Who owes whom? Show it at the bottom");
  const app = files.get("src/App.tsx") ?? "";
  expect(app.indexOf("<Settlement\n")).toBeGreaterThan(app.indexOf('aria-labelledby="list-title"'));
  expect(said).toContain("below the list");
});

test("ticks of who shares an expense take the place of equal shares of all", async () => {
  const first = tryEdit(projects.expenses, { say: "show who owes whom" }).files;
  const { files, said } = tryEdit(first, { say: "let me tick who shares an expense" });
  const app = files.get("src/App.tsx") ?? "";
  expect(app, said).toContain("<SharedCosts");
  expect(app).not.toContain("Settlement");
  await bundle(files);
  // The list of entries is still known for what comes next.
  const next = tryEdit(files, { say: "group the list by month" });
  expect(next.files.get("src/App.tsx"), next.said).toContain("sort(byGroup)");
});

test.each<[Name, string, string]>([
  ["kanban", "add an optional comment field", "“Details” is there for that already"],
  ["stock", "let me choose the order of the list", "sorts by it already"],
])("%s: “%s” is there, and that is told", (name, wish, told) => {
  const { said, isSame } = say(name, wish);
  expect(isSame, said).toBe(true);
  expect(said).toContain(told);
});

test("days in a column begin anew with another column only", () => {
  const { files } = say("kanban", "show how long each card has been in its column");
  expect(files.get("src/App.tsx")).toContain(
    "since: columnOf(card) === column ? card.since : today()",
  );
});

describe("orders that go on about what they have just asked for", () => {
  test.each<[Name, string, (string | RegExp)[]]>([
    [
      "kanban",
      "each card should have a deadline, and it should turn red when it's passed",
      ['label: "Deadline"', /"field": "deadline",\s+"is": "past"/],
    ],
    [
      "recipes",
      "add how long it takes and sort by that",
      [/const inOrder|inOrder\(a: Sorted/, "minutes"],
    ],
    ["stock", "note where each thing is kept and let me filter by it", ["Filter by Location"]],
    [
      "stock",
      "note who borrowed a thing and when it should come back",
      ['label: "Borrowed by"', 'label: "Return date", type: "date"'],
    ],
    ["expenses", "highlight everything over 100 in red", [/"than": 100/]],
    [
      "expenses",
      "filter by category and by person",
      ["Filter by Category", 'label: "Person"', "Filter by Person"],
    ],
    [
      "kanban",
      "Add a column called Review between In progress and Done and rename To do to Backlog",
      ['"Backlog"', /"In progress",\s+"Review",\s+"Done"/],
    ],
  ])("%s: “%s”", async (name, wish, all) => {
    const { said, text, files } = say(name, wish);
    for (const one of all)
      if (typeof one === "string") expect(text, said).toContain(one);
      else expect(text, said).toMatch(one);
    expect(said).not.toContain("Not done");
    await bundle(files);
  });
});

test.each<[Name, string, string[]]>([
  [
    "kanban",
    "Let me collapse columns. Show how many days a card has been in its column",
    ["setFolded(", "daysIn(card.since)"],
  ],
  [
    "todo",
    "Let me snooze tasks. Let me pin important tasks to the top",
    ["snoozeDay(1)", "other.pinned"],
  ],
])("%s: “%s”: the second order keeps what the first one made", async (name, wish, all) => {
  const { text, said, files } = say(name, wish);
  for (const one of all) expect(text, said).toContain(one);
  await bundle(files);
});

test("what is done with entries is no field to choose it in", () => {
  const { text } = say(
    "todo",
    "Ich möchte Aufgaben mit einem Stern markieren und die markierten oben sehen",
  );
  expect(text).not.toContain('label: "Aufgaben"');
});

test("a row has one short button to put an entry aside, and what is put aside is offered where there is some", () => {
  const { said, text } = say("todo", "I'd like to snooze things");
  expect(text).toContain('{isSnoozed(task) ? "Take back" : "Snooze"}');
  expect(text).toContain("{(inSnoozed || tasks.some(isSnoozed)) && (");
  expect(said).toContain("until tomorrow");
});

test("who owes whom stands once where ticks say who shares", () => {
  const { said, isChanged } = tryEdit(projects.expenses, {
    before: ["let me tick who shares each expense"],
    say: "show who owes whom",
  });
  expect(said).toContain("stands above the list already");
  expect(isChanged).toBe(false);
});
