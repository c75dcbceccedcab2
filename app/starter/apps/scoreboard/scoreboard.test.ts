import { expect, test } from "vitest";
import { paramsFor } from "../../engine/params";
import { understand } from "../../match/understand";
import { readText } from "../../source/files.server";
import { apps } from "../catalog";

const source = readText("apps/scoreboard/files/static/script.js");
const after = (start: number) =>
  new Function("start", `${/^function after[\s\S]*?\n\}\n/m.exec(source)?.[0]}; return after;`)(
    start,
  ) as (score: number, points: number) => number;

test("501 counts down, and a throw that is too high does not count", () => {
  expect(after(501)(501, 180)).toBe(321);
  expect(after(501)(40, 41)).toBe(40);
  expect(after(501)(40, 40)).toBe(0);
});

test("other games count up", () => {
  expect(after(0)(10, 7)).toBe(17);
});

test.each([
  [
    "Darts scoreboard for 2 players, 501, that counts down and shows whose turn it is",
    { players: ["Player 1", "Player 2"], start: 501, takesTurns: true },
  ],
  ["a darts scorer for Tom and Lisa, 301", { players: ["Tom", "Lisa"], start: 301 }],
  [
    "Keep score for Scrabble: Anna, Ben and Chloe, first to 500",
    { players: ["Anna", "Ben", "Chloe"], start: 0, goal: 500, takesTurns: true },
  ],
  ["a scoreboard for our basketball games", { players: ["Team 1", "Team 2"], takesTurns: false }],
  [
    "Punktezähler für Kniffel mit 3 Spielern",
    { players: ["Player 1", "Player 2", "Player 3"], start: 0 },
  ],
])("“%s” is kept score of as said", (say, settings) => {
  const asked = understand(say, apps);
  expect(asked.app?.id).toBe("scoreboard");
  expect(asked.app?.values?.(paramsFor(asked.app, asked))).toMatchObject(settings);
});

test("what tells of a darts club is a page", () => {
  expect(understand("a website for our darts club The Arrows", apps).app?.id).toBe("landing");
});
