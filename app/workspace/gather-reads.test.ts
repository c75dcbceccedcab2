import { expect, test } from "vitest";
import { gatherReads } from "./gather-reads";

test("what is told while something is read is read once, however often it was told", async () => {
  let count = 0;
  const held: (() => void)[] = [];
  const reads = gatherReads({
    read() {
      count += 1;
      return new Promise((resolve) => held.push(resolve));
    },
    isReady: () => true,
  });
  const first = reads.tell();
  for (let n = 0; n < 300; n += 1) void reads.tell();
  expect(count).toBe(1);
  held.shift()?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(count).toBe(2);
  held.shift()?.();
  await first;
  expect(count).toBe(2);
});

test("what is told during an answer is read when it is over, and nothing where nothing was told", async () => {
  let [count, isRunning] = [0, true];
  const reads = gatherReads({
    async read() {
      count += 1;
    },
    isReady: () => !isRunning,
  });
  await reads.tell();
  expect(count).toBe(0);
  isRunning = false;
  await reads.catchUp();
  await reads.catchUp();
  expect(count).toBe(1);
});

test("a read that fails leaves the next one possible", async () => {
  let count = 0;
  const reads = gatherReads({
    async read() {
      count += 1;
      throw new Error("no line");
    },
    isReady: () => true,
  });
  await expect(reads.tell()).rejects.toThrow("no line");
  await expect(reads.tell()).rejects.toThrow("no line");
  expect(count).toBe(2);
});
