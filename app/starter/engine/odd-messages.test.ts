import { expect, test } from "vitest";
import { makeProject } from "../../../tests/support/everyday-edits";
import { answer } from "./answer.server";

const gym = makeProject("A gym in Leeds called Iron Yard. Day pass £8. Open Mon-Fri 6-22.");
const calculator = makeProject("a calculator");

test.each([
  "help",
  "what can you do?",
  "how do I add a page?",
  "why is it blue?",
  "who are you?",
  "you are useless",
  "",
  "   ",
  "thanks!",
  "delete everything",
  "把背景变成蓝色",
  "اجعل الخلفية زرقاء",
  "🙂",
  "x".repeat(5_000),
  "connect to Stripe",
  "add a button that adds 15 %",
])("“%s” changes nothing, on a page or before there is one", (message) => {
  for (const files of [gym, new Map<string, string>()]) {
    const reply = answer(message, files);
    expect([...reply.changes]).toEqual([]);
    expect(reply.opening + reply.closing).not.toBe("");
  }
});

test("what is outside its range is named, with what is near as buttons", () => {
  const reply = answer("connect to Stripe", gym);
  expect(reply.opening).toContain("It would need payments.");
  expect(reply.choices?.length).toBeGreaterThan(0);
});

test("a game that it cannot make is answered with those that it can", () => {
  const reply = answer("a sudoku game for my grandma", new Map());
  expect([...reply.changes]).toEqual([]);
  expect(reply.choices?.map(({ send }) => send)).toContain("a snake game");
});

test.each([
  ["A times tables practice, tables 2 to 10, with 20 questions and a score at the end.", "20"],
  ["Darts scoreboard for 2 players, 501, that counts down and shows whose turn it is", "501"],
  ["An interval timer: 40 seconds work, 20 seconds rest, 8 rounds, with a beep", "40"],
])("of “%s” nothing is said to be unused: it is made of it", (say, value) => {
  const reply = answer(say, new Map());
  expect(reply.changes.get("script.js")).toContain(` = ${value};`);
  expect(reply.closing).not.toContain("Not used");
});

test("a calculator that is to reckon something of its own is not made as one with keys for sums", () => {
  for (const say of [
    "a calculator that works out my bmi",
    "a calculator that tells the interest",
    "bmi calculator, metric and imperial please",
    "calorie calculator with a table of the meals",
  ]) {
    const reply = answer(say, new Map());
    expect([...reply.changes], say).toEqual([]);
    expect(reply.opening).toMatch(/would need .*formula/);
    expect(reply.choices?.[0]?.send).toContain("calculator");
  }
});

test.each([
  "an app that reminds me when to water my houseplants",
  "remind me to feed my plants",
  "an app that tells me when to water my plants",
  "a plant watering app",
])("“%s” makes a list of plants, the next one first, and says that it cannot speak up", (say) => {
  const { changes, closing } = answer(say, new Map());
  const labels = [...String(changes.get("src/fields.ts")).matchAll(/ label: "([^"]+)", type/g)];
  expect(labels.map(([, label]) => label)).toEqual([
    "Plant",
    "Room",
    "Water every (days)",
    "Last watered date",
    "Water next",
    "Notes",
  ]);
  expect(String(changes.get("src/App.tsx"))).toContain('{ field: "waterNextDate", down: false }');
  if (say.includes("remind")) expect(closing).toContain("cannot speak up while it is closed");
});

test("a sentence that is said a hundred times is not quoted a hundred times", () => {
  const reply = answer(`make it blue. ${"And the moon is far away. ".repeat(100)}`, gym);
  expect(reply.opening).toContain("blue");
  expect(reply.closing.split("moon").length).toBeLessThan(10);
});

test("what a program needs is hidden, and the program stays as it is", () => {
  const reply = answer("I don't want the history", calculator);
  expect([...reply.changes.keys()]).toEqual(["styles.css"]);
  expect(reply.opening).toContain("Hid");
});

test("a countdown starts with the day that was said", () => {
  const files = makeProject("countdown to our wedding on 5 September 2027");
  expect(files.get("script.js")).toContain('FIRST_DAY = "2027-09-05"');
});
