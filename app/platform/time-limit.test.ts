import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limitTime, type TimeUp, timeLeft } from "./time-limit";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a limit counts processor time, and four times as much on the clock", () => {
  expect(timeLeft(1_000, 300, 1_000)).toBe(700);
  expect(timeLeft(1_000, 1_000, 1_000)).toBe(0);
  expect(timeLeft(1_000, 10, 4_000)).toBe(0);
  expect(timeLeft(1_000, 10, 4_000, 60_000)).toBe(990);
  expect(timeLeft(1_000, null, 1_000)).toBe(0);
});

/** How work of so much processor time in each second of the clock ends, and after how long. */
async function endOf(share: number | null, longestMs?: number) {
  const startedAt = performance.now();
  const taken = () => (share === null ? null : (performance.now() - startedAt) * share);
  const ended = new Promise<TimeUp>((onOver) =>
    limitTime({ limitMs: 1_000, longestMs, taken, onOver }),
  );
  await vi.advanceTimersByTimeAsync(120_000);
  return ended;
}

test("work is ended for what it took, and told apart from a machine that was too busy for it", async () => {
  expect(await endOf(1)).toBe("worked");
  expect(await endOf(0.5)).toBe("worked");
  expect(await endOf(0.1)).toBe("busy");
  expect(await endOf(0.1, 60_000)).toBe("worked");
  expect(await endOf(0.001, 60_000)).toBe("busy");
  // Nobody knows there: the clock's counts.
  expect(await endOf(null)).toBe("worked");
});

test("work that ended in time is not ended again", async () => {
  const onOver = vi.fn();
  limitTime({ limitMs: 1_000, taken: () => 0, onOver })();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onOver).not.toHaveBeenCalled();
});
