import { expect, test } from "vitest";
import { awaitedStyles } from "./awaited-styles";

const awaited = (files: Record<string, string>) => awaitedStyles(new Map(Object.entries(files)));
const page = (...hrefs: string[]) =>
  hrefs.map((href) => `<link rel="stylesheet" href="${href}">`).join("\n");

test("a page waits for its own stylesheets until each of them is written", () => {
  const index = page("styles.css", "./css/shop.css?v=2");
  expect(awaited({ "index.html": index })).toEqual(["styles.css", "css/shop.css"]);
  expect(awaited({ "index.html": index, "styles.css": "" })).toEqual(["css/shop.css"]);
  expect(awaited({ "index.html": index, "styles.css": "", "css/shop.css": "" })).toEqual([]);
  expect(awaited({ "public/index.html": page("a.css", "/b.css"), "public/b.css": "" })).toEqual([
    "public/a.css",
  ]);
});

test("a page waits for nothing that the answer does not write", () => {
  const index = page(
    "https://a.example/a.css",
    "//b.example/b.css",
    "@fonts/inter.css",
    "%BASE%/c.css",
  );
  expect(awaited({ "index.html": `${index}<link rel="icon" href="icon.svg">` })).toEqual([]);
  expect(awaited({ "about.html": page("styles.css") })).toEqual([]);
});
