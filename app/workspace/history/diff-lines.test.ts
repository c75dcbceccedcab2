import { createTwoFilesPatch } from "diff";
import { expect, test } from "vitest";
import { readDiff } from "./diff-lines";
import { lineDiff, SHOWN_CHANGES } from "./line-diff";

test("a line of a file that looks like a header is still content", () => {
  const before = "keep\n-- a comment\nend\n";
  const after = "keep\n++ a comment\nend\n";
  const lines = readDiff(createTwoFilesPatch("a.sql", "a.sql", before, after));
  expect(lines.filter(({ kind }) => kind === "removed").map(({ text }) => text)).toEqual([
    "--- a comment",
  ]);
  expect(lines.filter(({ kind }) => kind === "added").map(({ text }) => text)).toEqual([
    "+++ a comment",
  ]);
});

test("several files follow one another", () => {
  const diff = ["one", "two"].map((name) => createTwoFilesPatch(name, name, "", "x\n")).join("\n");
  const lines = readDiff(diff);
  expect(lines.filter(({ kind }) => kind === "added")).toHaveLength(2);
  expect(lines.filter(({ kind }) => kind === "hunk")).toHaveLength(2);
});

test("two versions of a text differ in the lines between their first and last difference", () => {
  expect(lineDiff("a\nb\nc\nd", "a\nX\nc\nd").map(({ text }) => text)).toEqual([
    " a",
    "-b",
    "+X",
    " c",
    " d",
  ]);
});

test("two texts without a line in common are told apart by their counts", () => {
  const text = (line: string) => Array.from({ length: SHOWN_CHANGES }, () => line).join("\n");
  expect(lineDiff(text("old"), text("new"))).toEqual([
    {
      kind: "note",
      text: "Too different to show line by line: 2,000 lines would be replaced by 2,000 lines.",
    },
  ]);
});
