import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pacedTexts } from "./paced-texts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("of many texts one is told in each span; of few, the last is told while it takes long", () => {
  const told: string[] = [];
  const texts = pacedTexts(1_000, (text) => told.push(text));
  texts.add("Looking up packages");
  texts.add("Fetching packages: 0 of 2");
  texts.add("Fetching packages: 1 of 2");
  expect(told).toEqual(["Looking up packages"]);
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual(["Looking up packages", "Fetching packages: 1 of 2"]);
  vi.advanceTimersByTime(5_000);
  texts.add("Building");
  expect(told.slice(2)).toEqual(["Building"]);
});

test("what ends within the span is not told afterwards", () => {
  const tell = vi.fn();
  const texts = pacedTexts(1_000, tell);
  texts.add("one");
  texts.add("two");
  texts.end();
  vi.advanceTimersByTime(5_000);
  expect(tell.mock.calls).toEqual([["one"]]);
});
