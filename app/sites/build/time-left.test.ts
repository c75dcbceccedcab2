import { expect, test } from "vitest";
import { timeLeft } from "./time-left";

test("a limit counts processor time, and four times as much on the clock", () => {
  expect(timeLeft(1_000, 300, 1_000)).toBe(700);
  expect(timeLeft(1_000, 1_000, 1_000)).toBe(0);
  expect(timeLeft(1_000, 10, 4_000)).toBe(0);
  expect(timeLeft(1_000, null, 1_000)).toBe(0);
});
