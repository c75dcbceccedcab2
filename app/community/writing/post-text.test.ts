import { describe, expect, test } from "vitest";
import { plainTextOf } from "./plain-text";
import { messageSchema, postSchema, titleSchema } from "./post-text";

const said = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

describe("what somebody writes", () => {
  test("is kept without the spaces around it", () => {
    expect(postSchema.parse("  \n\n    code\r\n\r\ntext \n\n ")).toBe("    code\n\ntext");
    expect(titleSchema.parse(" A \n  title\t ")).toBe("A title");
  });

  test("is composed, so that the same words are found however they were typed", () => {
    expect(titleSchema.parse("Mu\u0308ller")).toBe("M\u00fcller");
  });

  test.each([
    ["nothing", ""],
    ["spaces", " \n\t\u00a0\u3000"],
    ["signs without a width", "\u200b\u200d\ufeff\u2060"],
    ["marks of direction", "\u202e\u2066\u200f"],
    ["letters that are empty", "\u3164\u115f\uffa0\u2800\u{1d159}\ufffc"],
    ["accents without a letter", "\u0301\u0301"],
    ["control characters", "\u0000\u0007\u001b"],
  ])("is refused when there is nothing to see but %s", (_what, text) => {
    expect(said(titleSchema.safeParse(text))).toEqual(["Please give the thread a title."]);
    expect(said(postSchema.safeParse(text))).toEqual(["Please write something."]);
    expect(said(messageSchema.safeParse(text))).toEqual(["Please write a message."]);
  });

  test("turns nobody else's words around, and hides none of its own", () => {
    expect(messageSchema.parse("pay \u202eecilA\u202c\u2066 to\u200bday\u0000")).toBe(
      "pay ecilA today",
    );
  });

  test("keeps the joiners and marks that languages and emoji need", () => {
    for (const text of ["👩‍👩‍👧", "می‌خواهم", "שלום\u200f!", "ที่นี่", "❤️"]) {
      expect(messageSchema.parse(text)).toBe(text.normalize("NFC"));
    }
  });

  test("covers no other lines with piles of accents", () => {
    expect(messageSchema.parse(`x${"\u0336".repeat(500)}y`)).toBe(`x${"\u0336".repeat(6)}y`);
  });

  test("keeps the two spaces that break a line", () => {
    expect(postSchema.parse("a    \nb \nc")).toBe("a  \nb\nc");
  });

  test("is told how much too long it is", () => {
    expect(said(titleSchema.safeParse("x".repeat(161)))).toEqual([
      "A title can have 160 characters at most; this has 161. Please shorten it.",
    ]);
    expect(said(postSchema.safeParse("x".repeat(100_000)))).toEqual([
      "A post can have 20,000 characters at most; this has 100,000. Please shorten it.",
    ]);
    expect(titleSchema.safeParse("x".repeat(160)).success).toBe(true);
  });

  test("is text", () => {
    for (const value of [undefined, null, 1, {}, ["a"]]) {
      expect(said(postSchema.safeParse(value))).toEqual(["Please write something."]);
    }
  });
});

test("what a text says is said without its marks, and names of several words without quotes", () => {
  const text = '**Hello** @"Ann Kowalski", @bo and `@"code"`:\n\n- one\n- two';
  expect(plainTextOf(text)).toBe('Hello @Ann Kowalski, @bo and @"code":\none\ntwo');
});
