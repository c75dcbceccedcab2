import { describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";
import { bundle } from "../../../bundle-fixture";

const projects = {
  todo: makeProject("a to do list for our household"),
  kanban: makeProject("a kanban board with the columns To do, Doing and Done"),
  expenses: makeProject(
    "An expense tracker. Each expense has a description, an amount and a category (Food, Rent).",
  ),
};
type Name = keyof typeof projects;

describe("what lists and boards are asked for is made, in other words too", () => {
  test.each<[Name, string, string | RegExp]>([
    [
      "todo",
      "Make the checkboxes round and green when they're ticked",
      /input:checked \{\n {2}border-color: #/,
    ],
    ["todo", "round tick boxes that turn blue once checked", /input \{[^}]*border-radius: 50%;/],
    [
      "todo",
      "Add a switch that hides everything but the first three open tasks",
      "all.filter((other) => !other.done).slice(0, 3).includes(",
    ],
    ["todo", "a button to show only the next five tasks", ".slice(0, 5).includes("],
    [
      "todo",
      'When everything is ticked off, show a little confetti and say "Put your feet up!"',
      /confetti\(\);[\s\S]*"Put your feet up!"/,
    ],
    ["todo", "once all tasks are done, throw confetti and show “Tea time!”", '"Tea time!"'],
    [
      "kanban",
      "let me add labels, like Electrics, Plumbing, Painting, with colours",
      /"Electrics", "Plumbing", "Painting"\][\s\S]*colourOf\(card\.values\["label"\]\)/,
    ],
    [
      "expenses",
      "add categories such as Pets and Travel, each with its own colour",
      /"Pets", "Travel"\]/,
    ],
    [
      "expenses",
      "let me tick 'repeats monthly' on an expense and mark those with a ↻",
      'label: "↻ Repeats monthly", type: "check"',
    ],
    ["todo", "let us tick “needs two” on a task and mark those with a ✌", 'label: "✌ Needs two"'],
    [
      "expenses",
      "Warn me if I enter the same thing twice (same amount, same description), happens to us all the time",
      /"?kind"?: "twice"/,
    ],
  ])("in %s, “%s”", async (name, wish, holds) => {
    const { said, files } = tryEdit(projects[name], { say: wish });
    const code = [...files.values()].join("\n");
    if (typeof holds === "string") expect(code).toContain(holds);
    else expect(code).toMatch(holds);
    expect(said).not.toMatch(/did not understand|Not done/);
    await bundle(files);
  });
});
