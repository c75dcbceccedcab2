import { expect, test } from "vitest";
import { applyEdits } from "~/generation/protocol/apply";
import { editBlocks } from "./edit-blocks";

const lines = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `${text(index)}\n`).join("");

test.each([
  ["a line in the middle", "a\nb\nc\nd\ne\nf\n", "a\nb\nX\nd\ne\nf\n"],
  ["a line at the start", lines(20, String), `new\n${lines(20, String)}`],
  ["a line at the end", lines(20, String), `${lines(20, String)}new\n`],
  [
    "one of several equal lines",
    lines(20, (i) => (i % 5 === 0 ? "}" : `x${i}`)),
    lines(20, (i) => (i === 10 ? "];" : i % 5 === 0 ? "}" : `x${i}`)),
  ],
  ["two places", lines(40, String), lines(40, (i) => (i === 3 || i === 33 ? `${i}!` : String(i)))],
])("blocks say a change of %s", (_, before, after) => {
  const blocks = editBlocks(before, after);
  if (!blocks) return expect(after.length).toBeLessThan(before.length * 4);
  expect(applyEdits(before, blocks)).toEqual({ ok: true, content: after });
});

test("a text that holds edit syntax is sent whole", () => {
  expect(editBlocks("a\n=======\nb\n", "a\n=======\nc\n")).toBeNull();
});

test("two very different large texts are told apart", () => {
  expect(
    editBlocks(
      lines(50_000, (i) => `a${i}`),
      lines(300, (i) => `b${i}`),
    ),
  ).toBeNull();
});
