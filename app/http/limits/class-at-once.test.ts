import { expect, test, vi } from "vitest";
import { FairTurns } from "~/platform/workers/fair-turns";
import { REQUEST_BOUNDS } from "./request-turns.server";

test("a class that opens a page at once is not held up, and its neighbour is not either", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  try {
    let workedMs = 0;
    const { perVisitor, flood, ...others } = REQUEST_BOUNDS;
    const turns = new FairTurns("things", {
      ...{ ...others, perVisitor, flood: flood && { ...flood, workedMs: () => workedMs } },
    });
    // Each takes the thread for 20 ms, as a page does; two at once take twice as long.
    let free = 0;
    const work = () => {
      free = Math.max(free, performance.now()) + 20;
      workedMs += 20;
      return new Promise<void>((resolve) => setTimeout(resolve, free - performance.now()));
    };
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
  } finally {
    vi.useRealTimers();
  }
});
