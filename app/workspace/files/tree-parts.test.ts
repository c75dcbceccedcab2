import { expect, test } from "vitest";
import { knownParts, partsOfTree } from "./tree-parts";

const row = (path: string) => ({ path });
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => row(String(from + index).padStart(4, "0")));

/** Shows trees one after the other. @returns the parts of the last, and where its lines were before */
function show(...trees: { path: string }[][]) {
  let known: ReturnType<typeof knownParts> = new Map();
  let before = known;
  let parts: ReturnType<typeof partsOfTree> = [];
  for (const rows of trees) {
    before = known;
    parts = partsOfTree(rows, known);
    known = knownParts(parts);
    expect(parts.flatMap((part) => part.rows)).toEqual(rows);
    expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
  }
  return { parts, known, before };
}

test("a thousand lines are 25 elements, and a few are one", () => {
  expect(show(numbered(0, 1_000)).parts).toHaveLength(25);
  expect(show(numbered(0, 40)).parts).toHaveLength(1);
  expect(show([]).parts).toEqual([]);
});

test("no line moves to another element when others come, go or are shown again", () => {
  const all = numbered(0, 200);
  const trees = [
    [...all.slice(0, 50), row("0049-new"), ...all.slice(50)],
    [row("000"), ...all],
    [...all.slice(0, 10), ...all.slice(150)],
    [...all, ...numbered(200, 900)],
  ];
  for (const tree of trees) {
    const { known, before } = show(all, tree);
    for (const { path } of tree) {
      if (before.has(path)) expect([path, known.get(path)]).toEqual([path, before.get(path)]);
    }
  }
  show(all, trees[2] ?? [], all);
});

test("files that come by the hundred begin elements of their own", () => {
  const { parts } = show(numbered(0, 5), numbered(0, 500));
  expect(parts.length).toBeGreaterThan(10);
});
