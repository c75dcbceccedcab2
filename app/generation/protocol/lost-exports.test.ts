import { expect, test } from "vitest";
import { lostExports } from "./lost-exports";

const OLD = "export function one() {}\nexport const two = 2;\nexport default function App() {}\n";
const told = (before: Record<string, string>, after: Record<string, string>) =>
  lostExports(new Map(Object.entries(before)), new Map(Object.entries(after)));

test("a helper that a new version of its file leaves out is told of", () => {
  const after = "export const two = 3;\nexport default function App() {}\n";
  expect(told({ "src/a.ts": OLD }, { "src/a.ts": after })).toEqual([
    "src/a.ts no longer exports one.",
  ]);
});

test("what moved, was renamed, is listed or belongs to a file that is gone is not", () => {
  const moved = "export function one() {}\n";
  expect(told({ "a.ts": OLD }, { "a.ts": "export const two = 2;\n", "b.ts": moved })).toEqual([]);
  expect(
    told({ "a.ts": OLD }, { "a.ts": "export function first() {}\nexport const two = 2;\n" }),
  ).toEqual([]);
  expect(
    told({ "a.ts": OLD }, { "a.ts": "function one() {}\nconst two = 2;\nexport { one, two };\n" }),
  ).toEqual([]);
  expect(told({ "a.ts": OLD }, {})).toEqual([]);
  expect(told({ "a.css": ".one {}\n" }, { "a.css": "" })).toEqual([]);
});
