import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReadMark } from "./read-mark";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("what somebody sees in a row is told once, by its newest number", () => {
  const told: number[] = [];
  const mark = new ReadMark((number) => told.push(number), 1_000);
  for (const number of [3, 4, 7, 5]) mark.see(number);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([7]);
  mark.see(7);
  vi.advanceTimersByTime(5_000);
  expect(told).toEqual([7]);
  mark.see(8);
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([7, 8]);
});

test("whoever leaves has what they saw told at once, and nothing after that", () => {
  const told: number[] = [];
  const mark = new ReadMark((number) => told.push(number), 1_000);
  mark.flush();
  mark.see(2);
  mark.flush();
  expect(told).toEqual([2]);
  vi.advanceTimersByTime(5_000);
  expect(told).toEqual([2]);
});
