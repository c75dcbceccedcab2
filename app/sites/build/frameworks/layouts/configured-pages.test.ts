import { expect, test } from "vitest";
import type { MadePage } from "../../config/bundler-pages";
import { asConfiguredPages } from "./configured-pages";

const page = (given: Partial<MadePage>): MadePage => ({
  ...{ file: "index.html", template: null, values: new Map(), entries: ["src/start"] },
  ...given,
});
const pagesOf = (files: Record<string, string>, pages: MadePage[], pictures: string[] = []) => {
  const tree = new Map(Object.entries({ "src/start.tsx": "", ...files }));
  const has = (file: string) => tree.has(file) || pictures.includes(file);
  return asConfiguredPages(tree, pages, has)?.tree;
};
const SCRIPT = '<script type="module" src="/src/start.tsx"></script>';

test("a page is its template with the title, values by name, and what it is to load", () => {
  const template =
    '<html lang="<%= htmlWebpackPlugin.options.lang %>"><title><%= title %></title><img src="./a.png"><img src="b.png"><script src="bundle.js"></script><body></body>';
  const values = new Map([
    ["title", "Tea & cake"],
    ["htmlWebpackPlugin.options.lang", "de"],
  ]);
  const tree = pagesOf(
    { "views/t.html": template },
    [page({ template: "views/t.html", values })],
    ["views/a.png", "public/b.png", "views/b.png"],
  );
  expect(tree?.get("index.html")).toBe(
    `<html lang="de"><title>Tea &#38; cake</title><img src="/views/a.png"><img src="b.png"><body>${SCRIPT}</body>`,
  );
});

test("a plugin without a template writes a page of its own, and each further page has its entries", () => {
  const tree = pagesOf({ "src/more.js": "" }, [
    page({ file: "shop.html", values: new Map([["title", "Shop"]]) }),
    page({ file: "more.html", markup: "<main></main>", entries: ["react", "src/more.js"] }),
  ]);
  expect(tree?.get("shop.html")).toContain(`<title>Shop</title>`);
  expect(tree?.get("shop.html")).toContain(`${SCRIPT}</body>`);
  expect(tree?.get("index.html")).toBe(tree?.get("shop.html"));
  expect(tree?.get("more.html")).toBe(
    '<main></main><script type="module" src="/src/more.js"></script>',
  );
});

test("a page whose template or entries the project has not is left to the usual layouts", () => {
  expect(pagesOf({}, [page({ template: "gone.html" })])).toBeUndefined();
  expect(pagesOf({}, [page({ entries: ["react"] })])).toBeUndefined();
  expect(pagesOf({}, [])).toBeUndefined();
});
