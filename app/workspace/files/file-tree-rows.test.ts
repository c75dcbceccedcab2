import { expect, test } from "vitest";
import { treeMove, visibleRows } from "./file-tree-rows";

const PATHS = ["index.html", "src/a/b/c/d.ts", "src/main.ts", "empty/.gitkeep"];

test("folders nest to any depth, and .gitkeep is not shown", () => {
  const rows = visibleRows(PATHS, new Set());
  expect(rows.map(({ path, level }) => `${level} ${path}`)).toEqual([
    "1 empty",
    "1 src",
    "2 src/a",
    "3 src/a/b",
    "4 src/a/b/c",
    "5 src/a/b/c/d.ts",
    "2 src/main.ts",
    "1 index.html",
  ]);
});

test("names with numbers stand as people count, whatever their letters' size", () => {
  const rows = visibleRows(["b.ts", "part-10.ts", "part-2.ts", "README.md", "a.ts"], new Set());
  expect(rows.map(({ path }) => path)).toEqual([
    "a.ts",
    "b.ts",
    "part-2.ts",
    "part-10.ts",
    "README.md",
  ]);
});

test("a closed folder hides what is in it", () => {
  const rows = visibleRows(PATHS, new Set(["src"]));
  expect(rows.map(({ path }) => path)).toEqual(["empty", "src", "index.html"]);
});

test("arrow keys move, open and close as in every tree", () => {
  const rows = visibleRows(PATHS, new Set(["src/a"]));
  expect(treeMove(rows, "src", "ArrowDown")).toEqual({ focus: "src/a" });
  expect(treeMove(rows, "src/a", "ArrowRight")).toEqual({ toggle: "src/a" });
  expect(treeMove(rows, "src", "ArrowRight")).toEqual({ focus: "src/a" });
  expect(treeMove(rows, "src/main.ts", "ArrowLeft")).toEqual({ focus: "src" });
  expect(treeMove(rows, "src", "ArrowLeft")).toEqual({ toggle: "src" });
  expect(treeMove(rows, "empty", "ArrowUp")).toBeNull();
  expect(treeMove(rows, "empty", "End")).toEqual({ focus: "index.html" });
});
