import { expect, test } from "vitest";
import { UNCOMPILED_CLASSES, uncompiledClasses } from "./uncompiled-classes";

const CLASSES =
  "flex-col items-center p-4 md:px-8 bg-slate-900 text-white text-3xl rounded-xl gap-6 font-bold";
const told = (files: Record<string, string>) =>
  uncompiledClasses({ texts: new Map(Object.entries(files)), binaries: new Map(), env: {} });
const APP = { "src/App.tsx": `export const App = () => <p className="${CLASSES}">x</p>;` };

test("classes of Tailwind without Tailwind are told, with what to add", () => {
  expect(told(APP)).toEqual([{ text: UNCOMPILED_CLASSES }]);
});

test.each([
  ["Tailwind in a stylesheet", { "src/index.css": '@import "tailwindcss";' }],
  ["Tailwind in package.json", { "package.json": '{"devDependencies":{"tailwindcss":"^3.4.0"}}' }],
  ["a script of a page", { "index.html": '<script src="https://cdn.tailwindcss.com"></script>' }],
  [
    "a stylesheet from elsewhere",
    { "index.html": '<link rel="stylesheet" href="https://x.test/a.css">' },
  ],
  ["UnoCSS's configuration", { "uno.config.ts": "export default {}" }],
  ["another framework", { "package.json": '{"dependencies":{"bootstrap":"5"}}' }],
  [
    "styles of its own",
    {
      "a.css": CLASSES.split(" ")
        .map((name) => `.${name}{}`)
        .join(""),
    },
  ],
])("they are not where they come from %s", (_what, files) => {
  expect(told({ ...APP, ...files })).toEqual([]);
});

test("a few names that look like them are no reason", () => {
  expect(
    told({ "a.html": '<p class="p-4 items-center hero card-2 text-body btn-primary">' }),
  ).toEqual([]);
});
