import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nameTyping, TypingLine } from "./people";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("who types is named, and of many the first two", () => {
  expect(nameTyping([])).toBe("");
  expect(nameTyping(["Ann"])).toBe("Ann is typing…");
  expect(nameTyping(["Ann", "Bob"])).toBe("Ann and Bob are typing…");
  expect(nameTyping(["Ann", "Bob", "Cem", "Dan"])).toBe("Ann, Bob and others are typing…");
});

test("nobody is said to be typing what is here already", () => {
  const place = { textContent: "" };
  const line = new TypingLine(place);
  const [ann, bob] = [
    { id: "a", name: "Ann" },
    { id: "b", name: "Bob" },
  ];
  line.hear([ann, bob]);
  line.wrote("a");
  expect(place.textContent).toBe("Bob is typing…");
  line.hear([ann]);
  expect(place.textContent).toBe("");
  vi.advanceTimersByTime(3_001);
  line.hear([ann]);
  expect(place.textContent).toBe("Ann is typing…");
  vi.advanceTimersByTime(5_001);
  expect(place.textContent).toBe("");
});
