import { expect, test } from "vitest";
import { findListed, foldListed } from "./fold-words";

const LISTED = ["casino", "buy followers", "Idiot", "赌场"].map(foldListed);

test.each([
  ["Come to my CASINO today", "CASINO"],
  ["c\u0430sino", "casino"], // with a Cyrillic а
  ["ca\u200bsi\u00adno", "casino"],
  ["cásïnò", "casino"],
  ["c4s1n0!", "c4s1n0"],
  ["c a s i n o", "c a s i n o"],
  ["C.A.S.I.N.O", "C A S I N O"],
  ["You can buy  followers here", "buy followers"],
  ["you 1d1ot", "1d1ot"],
  ["欢迎来到赌场玩", "赌场"],
])("%s has a listed word", (text, typed) => {
  expect(findListed(text, LISTED)).toBe(typed);
});

test.each([
  ["casinos of the past"],
  ["buy a phone, win followers"],
  ["occasinoally"],
  ["a modern modem"],
  ["I a m"],
  [""],
])("%s has none", (text) => {
  expect(findListed(text, [...LISTED, foldListed("rnodem")])).toBeNull();
});

test("a letter that looks like another is the same, and two letters that look like one are not", () => {
  expect(findListed("a modern page", [foldListed("modem")])).toBeNull();
  expect(findListed("pay1oad", [foldListed("payload")])).toBe("pay1oad");
});
