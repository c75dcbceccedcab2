import { expect, test } from "vitest";
import { asFolderPage, folderOfApp } from "./folder-page";

const entered = (...files: string[]) => asFolderPage(new Map(files.map((file) => [file, ""])));
const pageOf = (...files: string[]) => entered(...files)?.tree.get("index.html");

test("the one page in a folder opens first, where it is", () => {
  const page = pageOf("my game/index.html", "my game/js/main.js", "README.md");
  expect(page).toContain('content="0;url=my%20game/index.html"');
  expect(entered("a/index.html")?.warnings).toEqual([
    { text: "There is no index.html at the top; a/index.html opens first." },
  ]);
});

test("of several pages a list is shown, of the outermost ones", () => {
  const page = pageOf("day-1/index.html", "day-2/index.html", "day-2/old/index.html");
  expect(page?.match(/href="[^"]+"/g)).toEqual([
    'href="day-1/index.html"',
    'href="day-2/index.html"',
  ]);
});

test("a page of another name is found where none is called index", () => {
  expect(pageOf("web/game.html")).toContain('url=web/game.html"');
});

test("a name is no markup", () => {
  expect(pageOf('"><b>/index.html')).not.toContain("<b>");
});

test("what has no page in a folder stays as it is", () => {
  expect(entered("main.py", "node_modules/x/index.html")).toBeNull();
});

test("an app with a package.json of its own is named by its folder", () => {
  const folderOf = (...files: string[]) => folderOfApp(new Map(files.map((file) => [file, ""])));
  expect(folderOf("client/package.json", "client/index.html")).toBe("client");
  expect(folderOf("web/package.json", "web/public/index.html", "README.md")).toBe("web");
  expect(folderOf("game/index.html", "package.json")).toBeNull();
});

test("a template that a tool fills in is no page", () => {
  const template = "<title><%= htmlWebpackPlugin.options.title %></title>";
  expect(asFolderPage(new Map([["src/template.html", template]]))).toBeNull();
});
