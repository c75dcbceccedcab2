import { expect, test } from "vitest";
import { asRollupPage } from "./rollup-page";
import { asScriptlessPage } from "./scriptless-page";

const VITE = '{ "devDependencies": { "vite": "^6" } }';
const read = (html: string, more: Record<string, string> = { "package.json": VITE }) =>
  asScriptlessPage(new Map(Object.entries({ "index.html": html, "index.tsx": "", ...more })));

test("a page of a Vite project that loads none of it gets the entry, and says so", () => {
  const page = '<script src="https://cdn.example/a.js"></script><body><div id="root"></div></body>';
  const entered = read(page);
  expect(entered?.tree.get("index.html")).toContain(
    '<script type="module" src="/index.tsx"></script></body>',
  );
  expect(entered?.warnings).toEqual([
    { text: "index.html loads no script of the project; index.tsx is loaded.", file: "index.html" },
  ]);
});

test.each([
  '<script type="module" src="/src/main.tsx"></script>',
  "<script type=module>start()</script>",
  "<script src=a.js></script>",
])("a page with %s stays as it is", (script) => {
  expect(read(`<body>${script}</body>`)).toBeNull();
});

test("a page beside the one that an older tool shows does not take its place", () => {
  const made = (tool: string, entry: string) =>
    read("<body>Mine</body>", {
      "package.json": `{ "devDependencies": { "${tool}": "5" } }`,
      "public/index.html": "<head></head><body>App</body>",
      [entry]: "",
    })?.tree.get("index.html");
  for (const [tool, entry] of [
    ["@vue/cli-service", "src/main.js"],
    ["react-scripts", "src/index.js"],
  ] as const) {
    expect(made(tool, entry)).toContain(`App<script type="module" src="/${entry}"></script>`);
  }
  expect(made("express", "src/index.js")).toBeUndefined();
});

test("a page of no Vite project stays as it is", () => {
  expect(read("<body></body>", { "package.json": "{}" })).toBeNull();
});

test("a page of a Rollup project loads the entry in place of what it is built into", () => {
  const files = {
    "package.json": '{ "devDependencies": { "rollup": "^2" } }',
    "public/index.html": "<head><script defer src='/build/bundle.js'></script></head>",
    "src/main.js": "",
  };
  const pageOf = (more: Record<string, string> = {}) =>
    asRollupPage(new Map(Object.entries({ ...files, ...more })))?.tree.get("index.html");
  expect(pageOf()).toBe('<head><script type="module" src="/src/main.js"></script></head>');
  expect(pageOf({ "public/build/bundle.js": "" })).toBeUndefined();
});
