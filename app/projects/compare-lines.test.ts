import { expect, test } from "vitest";
import { compareLines, compareWords } from "./compare-lines";

const bounds = { editLength: 2_000, ms: 10_000 };
const compare = (before: string | null, after: string | null) => {
  const action = before === null ? "created" : after === null ? "deleted" : "updated";
  const [file] = compareLines({ files: [{ path: "a.txt", action, before, after }], bounds }).found;
  if (!file || !("stretches" in file)) throw new Error("It was not compared.");
  return file;
};
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => `line ${from + n}\n`).join("");

test("the words in which two lines differ are marked on both sides", () => {
  const words = compareWords("the price is 4 euros", "the price is 5 euros");
  expect(words).toEqual({
    before: [{ text: "the price is " }, { text: "4", isChanged: true }, { text: " euros" }],
    after: [{ text: "the price is " }, { text: "5", isChanged: true }, { text: " euros" }],
  });
});

test("two lines that have nothing in common are not compared word by word", () => {
  expect(compareWords("const a = 1;", "<p>Welcome to our café in the old town</p>")).toBeNull();
});

test("unchanged lines are folded but for three around each change, with their numbers", () => {
  const before = `${numbered(1, 30)}old price\n${numbered(32, 60)}`;
  const after = before.replace("old price", "new price");
  const { stretches, removed, added } = compare(before, after);
  expect([removed, added]).toEqual([1, 1]);
  expect(
    stretches.map((one) =>
      one.kind === "same" ? [one.old, one.lines.length, one.isFolded] : one.kind,
    ),
  ).toEqual([[1, 27, true], [28, 3, false], "changed", [32, 3, false], [35, 26, true]]);
});

test("a stretch too long to be sent is told by its number of lines", () => {
  const before = `first\n${numbered(1, 1_000)}last\n`;
  const { stretches } = compare(before, before.replace("first", "1st").replace("last", "end"));
  expect(stretches).toContainEqual({ kind: "skipped", count: 994 });
});

test("a new file is all added, and a deleted one all removed", () => {
  expect(compare(null, "a\nb\n")).toMatchObject({ added: 2, removed: 0 });
  expect(compare("a\nb\n", null)).toMatchObject({ added: 0, removed: 2 });
});

test("what cannot be compared in bounds is told by its sizes", () => {
  const files = [
    { path: "a", action: "updated" as const, before: numbered(1, 50), after: "x\n".repeat(50) },
  ];
  const [file] = compareLines({ files, bounds: { editLength: 3, ms: 1_000 } }).found;
  expect(file).toMatchObject({ notShown: "too-different", before: { lines: 50 } });
});
