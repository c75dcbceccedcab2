import { expect, test } from "vitest";
import { withLetterRanges } from "./letter-ranges";

const LETTER = new RegExp(`^${withLetterRanges("\\p{L}")}$`, "iu");

test.each([
  "a",
  "Z",
  "é",
  "ß",
  "ñ",
  "ł",
  "Ж",
  "λ",
  "ש",
  "ع",
  "日",
  "한",
  "ı",
  "ﬁ",
])("%s is a letter", (letter) => expect(LETTER.test(letter)).toBe(true));

test.each([
  "1",
  " ",
  "-",
  "€",
  "’",
  "“",
  "—",
  "_",
  "×",
  "÷",
  "😀",
  "。",
  "！",
])("%s is none", (sign) => expect(LETTER.test(sign)).toBe(false));

test("letters of a class stay in it, and escaped brackets open none", () => {
  const word = new RegExp(`^${withLetterRanges("\\[[\\p{L}\\p{N}-]+\\]\\p{L}$")}`, "u");
  expect(word.test("[ab-1é]x")).toBe(true);
  expect(word.test("[ab]1")).toBe(false);
});
