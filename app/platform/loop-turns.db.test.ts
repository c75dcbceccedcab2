import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "./db.server";
import { giveTurns } from "./loop-turns.server";

const STATEMENTS = 2_000;

test.each([
  "one after the other",
  "in a transaction",
])("others have their turn while somebody's many statements run %s", async (how) => {
  const folder = await mkdtemp(path.join(tmpdir(), "sayso-turns-"));
  const database = openDatabase(`file:${path.join(folder, "test.db")}`);
  onTestFinished(async () => {
    await database.$disconnect();
    await rm(folder, { recursive: true });
  });
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  const run = async (on: Pick<typeof database, "$executeRaw">) => {
    setImmediate(count);
    for (let n = 0; n < STATEMENTS; n += 1) await on.$executeRaw`UPDATE "Nothing" SET "id" = 1`;
    isOver = true;
  };
  await database.$executeRaw`CREATE TABLE "Nothing" ("id" INTEGER)`;
  if (how === "in a transaction") await database.$transaction(run, { timeout: 60_000 });
  else await run(database);
  expect(turns).toBeGreaterThan(0);
});

test("what waited for long work goes on one at a time, and others have their turn between", async () => {
  const steps: string[] = [];
  let isOver = false;
  const count = () => {
    steps.push("others");
    if (!isOver) setImmediate(count);
  };
  const chain = async () => {
    for (let n = 0; n < 3; n += 1) {
      await giveTurns();
      const until = performance.now() + 12;
      while (performance.now() < until);
      steps.push("work");
    }
  };
  setImmediate(count);
  await Promise.all([chain(), chain(), chain(), chain()]);
  isOver = true;
  // All of them began before anybody had worked.
  const runs = steps
    .join(" ")
    .split("others")
    .map((run) => run.trim().split(" ").length);
  expect(runs.slice(1).filter((run) => run > 1)).toEqual([]);
  expect(steps.filter((step) => step === "work")).toHaveLength(12);
});

test("what waited and is short goes on in one turn", async () => {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  await giveTurns();
  const until = performance.now() + 12;
  while (performance.now() < until);
  setImmediate(count);
  // Each asks twenty times: a turn for each of these would be two hundred.
  const chain = async () => {
    for (let n = 0; n < 20; n += 1) await giveTurns();
  };
  await Promise.all(Array.from({ length: 10 }, chain));
  isOver = true;
  expect(turns).toBeLessThan(100);
});
