import { expect, test } from "vitest";
import { FrameRate, MOST_AT_ONCE, MOST_REFUSED } from "./frame-rate.server";

test("quick fingers pass; a flood is told once, and let go when it does not end", () => {
  const rate = new FrameRate();
  const start = performance.now();
  const count = (times: number, now: number) =>
    Array.from({ length: times }, () => rate.count(start + now)).at(-1);
  expect(count(MOST_AT_ONCE, 0)).toBe("take");
  expect(count(1, 0)).toBe("refuse");
  expect(count(1, 0)).toBe("ignore");
  // A second later it goes on.
  expect(count(1, 1_000)).toBe("take");
  expect(count(MOST_AT_ONCE, 1_000)).toBe("ignore");
  expect(count(MOST_REFUSED, 1_000)).toBe("end");
});

test("a flood that never pauses is let go, though some of its frames are taken", () => {
  const rate = new FrameRate();
  const start = performance.now();
  // Two hundred a second, of which ten are taken.
  const frames = Array.from({ length: 600 }, (_, n) => rate.count(start + n * 5));
  expect(frames.indexOf("end")).toBeGreaterThan(MOST_AT_ONCE + MOST_REFUSED);
});

test("a flood ends by its frames, however slowly a busy server reads them", () => {
  const rate = new FrameRate();
  const start = performance.now();
  // One in a second, as they came: all at once.
  const frames = Array.from({ length: 200 }, (_, n) => rate.count(start + n * 1_000, n > 0));
  expect(frames.indexOf("end")).toBe(MOST_AT_ONCE + MOST_REFUSED);
});
