import { expect, test } from "vitest";
import { IdleCollection, thisProcess } from "./idle-collection.server";

const MB = 1024 * 1024;
/** In looks. */
const APART = 5;

/** A process whose work and memory a test says. */
function describeProcess() {
  const said = { workedMs: 400, usedBytes: 60 * MB, kept: 40 * MB, collected: [] as string[] };
  const collect = (how: string) => {
    said.collected.push(how);
    said.usedBytes = said.kept;
  };
  const idle = new IdleCollection({
    workedMs: () => said.workedMs,
    usedBytes: () => said.usedBytes,
    collectAll: async () => collect("all"),
    collectOnce: () => collect("once"),
  });
  const check = async (looks = 1) => {
    for (let look = 0; look < looks; look += 1) await idle.check();
    return said.collected;
  };
  return { said, check };
}

test("garbage is collected as soon as a process rests, and again after it has worked", async () => {
  const { said, check } = describeProcess();
  expect(await check()).toEqual([]);
  said.workedMs = 3;
  expect(await check()).toEqual(["all"]);
  said.usedBytes = 43 * MB;
  expect(await check(APART), "what comes round by itself").toEqual(["all"]);
  [said.workedMs, said.usedBytes] = [20, 70 * MB];
  expect(await check(APART), "a request each second").toEqual(["all"]);
  said.workedMs = 0;
  expect(await check()).toEqual(["all", "all"]);
});

test("somebody who asks every other second does not meet a collection in each pause", async () => {
  const { said, check } = describeProcess();
  said.workedMs = 0;
  await check();
  said.usedBytes = 70 * MB;
  expect(await check(APART - 1)).toHaveLength(1);
  expect(await check(1)).toHaveLength(2);
});

test("a large heap is collected in one round", async () => {
  const { said, check } = describeProcess();
  Object.assign(said, { workedMs: 0, usedBytes: 500 * MB, kept: 300 * MB });
  expect(await check()).toEqual(["once"]);
});

test.for([
  "collectAll",
  "collectOnce",
] as const)("this process gives back what nobody holds: %s", async (how) => {
  const dropped = new WeakRef({ name: "dropped" });
  const process = thisProcess();
  // What was looked at in this turn is kept until its end.
  await new Promise(setImmediate);
  await process[how]();
  expect(dropped.deref()).toBeUndefined();
  expect(process.usedBytes()).toBeGreaterThan(0);
  expect(process.workedMs()).toBeGreaterThan(0);
  // It goes on: one that waits for V8 while V8 waits for it would not.
  await process[how]();
});
