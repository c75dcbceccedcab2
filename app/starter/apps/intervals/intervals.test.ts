import { expect, test } from "vitest";
import { makeProject } from "../../../../tests/support/everyday-edits";
import { readText } from "../../source/files.server";
import { intervalsOf } from "./app";

test.each([
  ["40 seconds work, 20 seconds rest, 8 rounds, with a beep", { work: 40, rest: 20, rounds: 8 }],
  ["hiit timer 45/15, 6 rounds", { work: 45, rest: 15, rounds: 6 }],
  ["3 minutes work and 1 minute rest, 12 rounds", { work: 180, rest: 60, rounds: 12 }],
  ["tabata timer", { work: 20, rest: 10, rounds: 8 }],
  ["30 sekunden arbeit, 15 sekunden pause, 10 runden", { work: 30, rest: 15, rounds: 10 }],
  ["40 secondes d'effort, 20 secondes de repos, 5 tours", { work: 40, rest: 20, rounds: 5 }],
])("“%s” is read", (request, said) => {
  expect(intervalsOf(request)).toEqual(said);
});

test("an interval timer is made with what was said", () => {
  const files = makeProject(
    "An interval timer for my workouts: 40 seconds work, 20 seconds rest, 8 rounds, with a beep",
  );
  expect(files.get("script.js")).toMatch(
    /^const work = 40;.*\nconst rest = 20;.*\nconst rounds = 8;/,
  );
});

test("after the last round there is no rest", () => {
  const source = readText("apps/intervals/files/static/script.js");
  const functions = ["stages", "stageAt"].map(
    (name) => new RegExp(`^function ${name}\\([\\s\\S]*?\\n\\}\\n`, "m").exec(source)?.[0],
  );
  const stageAt = new Function("chosen", "READY", `${functions.join("")}; return stageAt;`)(
    { work: 40, rest: 20, rounds: 2 },
    5,
  ) as (ms: number) => { name: string; left: number };
  expect([0, 5_000, 45_000, 65_000, 105_000].map((ms) => stageAt(ms).name)).toEqual([
    "ready",
    "work",
    "rest",
    "work",
    "done",
  ]);
  expect(stageAt(44_000).left).toBe(1_000);
});
