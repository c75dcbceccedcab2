import { expect, test } from "vitest";
import { folderOfTool } from "./choose-entries";
import { loadedFolders } from "./loaded-folders";

const loaded = (page: string, ...names: string[]) => [
  ...loadedFolders(
    new Map([["pages/blank.html", page]]),
    names,
    (name) => folderOfTool(name, true) !== null,
  ),
];

test("a folder of a build that a page loads from is named", () => {
  const page = '<link href="../dist/css/theme.css"><script src="/build/menu.min.js"></script>';
  expect(loaded(page, "dist/css/theme.css", "less/theme.less", "build/menu.min.js")).toEqual([
    "dist/",
    "build/",
  ]);
  expect(loaded(page, "less/theme.less")).toEqual([]);
});

test("a script whose source is there is made of that", () => {
  const page = '<script src="../dist/bundle.js"></script><script src="../dist/app.js"></script>';
  expect(loaded(page, "dist/app.js", "src/app.ts")).toEqual([]);
  expect(loaded(page, "dist/app.js", "dist/bundle.js", "src/app.ts")).toEqual(["dist/"]);
});
