import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FairTurns } from "~/platform/workers/fair-turns";
import { REQUEST_BOUNDS } from "./request-turns.server";

/** A thread that works at one thing after the other, each of which takes it for 20 ms, as a page does. */
function thread() {
  let workedMs = 0;
  let free = 0;
  const { flood, ...others } = REQUEST_BOUNDS;
  const turns = new FairTurns("things", {
    ...{ ...others, flood: flood && { ...flood, workedMs: () => workedMs } },
  });
  const work = () => {
    free = Math.max(free, performance.now()) + 20;
    workedMs += 20;
    return new Promise<void>((resolve) => setTimeout(resolve, free - performance.now()));
  };
  return { turns, work };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

test("a class that opens a page at once is not held up, and its neighbour is not either", async () => {
  const { turns, work } = thread();
  const begins = performance.now();
  let classEnds = 0;
  for (let asked = 0; asked < 120; asked += 1) {
    void turns.run("class", work).then(() => (classEnds = performance.now() - begins));
  }
  // A save each 110 ms, of somebody else.
  const waits: number[] = [];
  for (let at = 0; at < 5_000; at += 110) {
    const asked = performance.now();
    void turns.run("ann", work).then(() => waits.push(performance.now() - asked));
    await vi.advanceTimersByTimeAsync(110);
  }
  // 2.4 s of the class's, half a second of the neighbour's meanwhile.
  expect(classEnds).toBeGreaterThan(2_400);
  expect(classEnds).toBeLessThan(3_100);
  // Her own 20 ms, and one piece of theirs: but for the first, which finds four, and the last, when few are left.
  expect(waits.filter((wait) => wait > 41).length).toBeLessThan(10);
  expect(Math.max(...waits)).toBeLessThanOrEqual(120);
});

// A flood, and just short of one: four at work, and 31 that wait.
test.each([
  100, 35,
])("a class takes turns with somebody who always has %i requests under way, and does not pause for them", async (atOnce) => {
  const { turns, work } = thread();
  const begins = performance.now();
  let classEnds = 0;
  const goOn = () => {
    if (classEnds === 0) void turns.run("flood", work).then(goOn);
  };
  for (let asked = 0; asked < atOnce; asked += 1) goOn();
  for (let asked = 0; asked < 240; asked += 1) {
    void turns.run("class", work).then(() => {
      if (asked === 239) classEnds = performance.now() - begins;
    });
  }
  await vi.advanceTimersByTimeAsync(60_000);
  // 4.8 s of its own, and for each piece one or four of the other's.
  expect(classEnds).toBeGreaterThan(4_800);
  expect(classEnds).toBeLessThan(atOnce === 100 ? 10_000 : 26_000);
});
