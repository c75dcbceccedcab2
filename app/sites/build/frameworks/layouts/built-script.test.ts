import { expect, test } from "vitest";
import { asBuiltScriptPage } from "./built-script";

const pageOf = (files: Record<string, string>) =>
  asBuiltScriptPage(new Map(Object.entries(files)))?.tree.get("index.html");
const script = (src: string) => `<body><script src="${src}"></script></body>`;
const loads = (src: string) => `<body><script type="module" src="/${src}"></script></body>`;

test("a page whose script only a build makes loads what that is made of", () => {
  const made = (src: string, source: string) => pageOf({ "index.html": script(src), [source]: "" });
  // Of TypeScript's own compiler, esbuild and Browserify.
  expect(made("dist/app.js", "src/app.ts")).toBe(loads("src/app.ts"));
  expect(made("./build/js/game.min.js", "src/game.ts")).toBe(loads("src/game.ts"));
  expect(made("bundle.js", "src/index.js")).toBe(loads("src/index.js"));
  expect(made("dist/parts/menu.js", "src/parts/menu.tsx")).toBe(loads("src/parts/menu.tsx"));
  expect(made("dist/$&.js", "src/$&.ts")).toBe(loads("src/$&.ts"));
});

test("TypeScript's configuration says where from", () => {
  const files = {
    "tsconfig.json":
      '{ "compilerOptions": { "outDir": "./public/js", "rootDir": "code", /* x */ } }',
    "index.html": script("/public/js/start.js"),
    "code/start.ts": "",
    "src/start.ts": "",
  };
  expect(pageOf(files)).toBe(loads("code/start.ts"));
});

test("Snowpack's page is in public/, and loads what it mounts", () => {
  const page = script("/dist/index.js");
  expect(pageOf({ "public/index.html": page, "src/index.jsx": "" })).toBe(loads("src/index.jsx"));
});

test("a page that has its script, or whose sources are nowhere, stays as it is", () => {
  expect(
    pageOf({ "index.html": script("app.js"), "app.js": "", "src/app.ts": "" }),
  ).toBeUndefined();
  expect(pageOf({ "index.html": script("lib/jquery.js"), "src/index.ts": "" })).toBeUndefined();
  expect(
    pageOf({ "index.html": script("https://a.example/dist/app.js"), "src/app.ts": "" }),
  ).toBeUndefined();
});
