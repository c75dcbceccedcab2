import { expect, test } from "vitest";
import { foldersFor, planMove, planRename } from "./move-files";

const PATHS = ["index.html", "src/a.ts", "src/deep/b.ts", "src/deep/c.ts", "lib/d.ts"];
const plan = (path: string, folder: string, isFolder = false) =>
  planMove(PATHS, { path, isFolder }, folder).map(({ from, to }) => [from, to]);

test("a file goes into a folder, or to the top", () => {
  expect(plan("index.html", "src")).toEqual([["index.html", "src/index.html"]]);
  expect(plan("src/a.ts", "")).toEqual([["src/a.ts", "a.ts"]]);
  expect(plan("src/a.ts", "src")).toEqual([]);
});

test("a folder goes with all that is in it, and never into itself", () => {
  expect(plan("src/deep", "lib", true)).toEqual([
    ["src/deep/b.ts", "lib/deep/b.ts"],
    ["src/deep/c.ts", "lib/deep/c.ts"],
  ]);
  expect(plan("src", "src/deep", true)).toEqual([]);
  expect(plan("src", "src", true)).toEqual([]);
  expect(plan("src", "", true)).toEqual([]);
});

test("every other folder can be chosen, but none within what moves", () => {
  expect(foldersFor(PATHS, { path: "src/a.ts", isFolder: false })).toEqual(["", "lib", "src/deep"]);
  expect(foldersFor(PATHS, { path: "src", isFolder: true })).toEqual(["lib"]);
});

test("a folder that is renamed takes all that is in it along, and nothing beside it", () => {
  const plan = (folder: string, to: string) => planRename([...PATHS, "src2/e.ts"], folder, to);
  expect(plan("src", "app/")).toEqual([
    { from: "src/a.ts", to: "app/a.ts" },
    { from: "src/deep/b.ts", to: "app/deep/b.ts" },
    { from: "src/deep/c.ts", to: "app/deep/c.ts" },
  ]);
  expect(plan("src", "src")).toEqual([]);
});
