import { expect, test } from "vitest";
import { makeProject } from "../../../../tests/support/everyday-edits";
import { answer } from "../../engine/answer.server";

function said(project: string, wish: string, more: readonly [path: string, text: string][] = []) {
  const before = new Map([...makeProject(project), ...more]);
  const { opening, closing, changes } = answer(wish, before);
  const text = (path: string) => changes.get(path) ?? before.get(path) ?? "";
  return { words: `${opening} ${closing}`.trim(), changes, text };
}

test("the name that a program has for a thing stays when what people read of it changes", () => {
  const { text } = said("pomodoro timer", "rest should be called Pause");
  expect(text("index.html")).toContain('data-mode="rest">Pause</button>');
  expect(text("script.js")).toContain('["work", "rest"]');
});

test("a number that has a name is set, and its name stays", () => {
  const { text, words } = said("pomodoro timer", "change the rest to 10 minutes");
  expect(text("script.js")).toContain("{ work: 25, rest: 10 }");
  expect(text("index.html")).toContain(">Rest</button>");
  expect(words).toBe("“Rest, minutes” starts with 10 now.");
});

test("one entry of a list goes, and the list stays", () => {
  const { text } = said(
    "Website for my band The Night Owls",
    "delete the card about early recordings",
  );
  expect(text("index.html")).not.toContain("Early recordings");
  expect(text("index.html")).toContain("The one before");
});

test("a title is no look: nothing is renamed to “bigger and dark green”", () => {
  const { text } = said("to-do list called Errands", "the title should be bigger and dark green");
  expect(text("src/settings.ts")).toContain('title = "Errands"');
});

test("a text in quotes that names an app is no wish for that app", () => {
  const { changes } = said(
    "expense tracker",
    'can the headline "New expense" be "Spent something?" instead',
  );
  expect([...changes.keys()]).toEqual(["src/App.tsx"]);
});

test.each([
  "remove the part about dragons",
  "sunshine should be called Rain",
  "move the dragon to the top",
])("“%s” names nothing that is there, and changes nothing", (wish) => {
  const { changes, words } = said("space quiz", wish);
  expect([...changes]).toEqual([]);
  expect(words).toMatch(/^Built-in starter/);
});

test("the name of a shop ends before its prices", () => {
  const { text } = said(
    "shop for candles called Wick & Wax: Lavender candle £12, Pine candle £14",
    "make it blue",
  );
  expect(text("index.html")).toContain("<h1>Wick &amp; Wax</h1>");
  expect(text("index.html")).toContain("Lavender candle");
});

test("a program whose texts are written as the starter writes none is read, too", () => {
  // An apostrophe needs no backslash, a tab mostly has one: both are JavaScript all the same.
  const strange = `export const TIPS = [{ id: "a", text: "Don\\'t give up" }, { id: "b", text: "Stay\tcalm now" }];
export const tip = (tips: string[]) => (tips.length === 0 ? "No tips\tyet" : "A \\x41 tip");`;
  const { text } = said("expense tracker", "change New expense to Spent something", [
    ["src/tips.ts", strange],
  ]);
  expect(text("src/App.tsx")).toContain("Spent something");
  expect(text("src/tips.ts")).toBe(strange);
});
