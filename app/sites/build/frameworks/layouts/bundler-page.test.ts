import { expect, test } from "vitest";
import { asBundlerPage } from "./bundler-page";

const tree = (files: Record<string, string>) => new Map(Object.entries(files));
const json = (name: string) => JSON.stringify({ devDependencies: { [name]: "^1.0.0" } });
const pageOf = (files: Record<string, string>) =>
  asBundlerPage(tree(files))?.tree.get("index.html");

test("the page of a bundler loads the entry that its configuration would", () => {
  const page = '<title><%= title %></title><body><div id="root"></div></body>';
  const loaded =
    '<title></title><body><div id="root"></div><script type="module" src="/src/index.jsx"></script></body>';
  for (const place of ["index.html", "src/index.html"]) {
    for (const bundler of ["@rspack/core", "rstack"]) {
      const files = { [place]: page, "src/index.jsx": "", "package.json": json(bundler) };
      expect(pageOf(files)).toBe(loaded);
    }
  }
});

test("a page that loads its own scripts, or has no bundler, stays as it is", () => {
  const own = "<script src=a.js></script>";
  expect(
    pageOf({
      "index.html": own,
      "a.js": "",
      "src/index.js": "",
      "package.json": json("webpack"),
    }),
  ).toBeUndefined();
  expect(
    pageOf({ "index.html": "<p>", "src/index.js": "", "package.json": json("express") }),
  ).toBeUndefined();
  expect(pageOf({ "index.html": "<p>", "package.json": json("webpack") })).toBeUndefined();
});

test("a configuration names the page and the entry, and what only a build makes is not asked for", () => {
  const config = (said: string) => `module.exports = { ${said} }`;
  const page = '<div id="root"></div>';
  const entry = '<script type="module" src="/src/bootstrap.tsx"></script>';
  const files = { "package.json": json("webpack"), "src/bootstrap.tsx": "" };
  expect(
    pageOf({
      ...files,
      "webpack.common.js": config(
        'entry: { "scripts/main": path.resolve("./src/bootstrap.tsx") }, plugins: [new Html({ template: "html/index.html" })]',
      ),
      "html/index.html": page,
    }),
  ).toBe(page + entry);
  const built = `${page}<script src="/scripts/main.js" defer></script>`;
  expect(
    pageOf({
      ...files,
      "webpack.config.js": config("entry: './src/bootstrap.tsx'"),
      "src/static/index.html": built,
    }),
  ).toBe(page + entry);
});
