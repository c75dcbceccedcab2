import { expect, test } from "vitest";
import { nameTyping } from "./people";

test("who types is named, and of many the first two", () => {
  expect(nameTyping([])).toBe("");
  expect(nameTyping(["Ann"])).toBe("Ann is typing…");
  expect(nameTyping(["Ann", "Bob"])).toBe("Ann and Bob are typing…");
  expect(nameTyping(["Ann", "Bob", "Cem", "Dan"])).toBe("Ann, Bob and others are typing…");
});
