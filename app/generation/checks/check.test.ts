import { describe, expect, test } from "vitest";
import { findProblems } from "./check.server";

const PAGE: [string, string] = ["index.html", "<!doctype html>"];

async function problemsOf(files: Record<string, string>, changed = Object.keys(files)) {
  const problems = await findProblems(new Map([PAGE, ...Object.entries(files)]), new Set(changed));
  return problems.map(({ path, text }) => ({ path, text }));
}

describe("is told", () => {
  test.each([
    ["a.js", "const a = ;\n", "a.js, line 1"],
    ["src/App.tsx", "export const App = () => <p>;\n", "src/App.tsx, line"],
    ["data.json", '{"a": }\n', "data.json, line 1"],
  ])("what is no code in %s", async (path, source, text) => {
    expect(await problemsOf({ [path]: source })).toEqual([
      { path, text: expect.stringContaining(text) },
    ]);
  });

  test("of a file of blank lines without looking through all of them from each", async () => {
    // As long as a file may be: the square of its length would take half an hour.
    const source = `${"\n".repeat(990_000)}import "./b";`;
    expect(await problemsOf({ "a.js": source })).toHaveLength(1);
  });

  test("an import that leads nowhere", async () => {
    const files = {
      "src/App.tsx": 'import { b } from "./b";\nimport "../x.css";\nexport default b;',
    };
    expect((await problemsOf(files)).map(({ text }) => text)).toEqual([
      "src/App.tsx imports ./b, which does not exist.",
      "src/App.tsx imports ../x.css, which does not exist.",
    ]);
  });

  test("a project that has nothing to open", async () => {
    const files = new Map([["a.css", "a {}"]]);
    expect(await findProblems(files, new Set(["a.css"]))).toEqual([
      { text: "There is no index.html, so nothing can be shown." },
    ]);
  });

  test("at most five times", async () => {
    const lines = Array.from({ length: 9 }, (_, n) => `import "./missing${n}";`).join("\n");
    expect(await problemsOf({ "a.js": lines })).toHaveLength(5);
  });
});

describe("is not told", () => {
  test.each<Record<string, string>>([
    { "a.ts": 'import { b } from "./b";\nb();', "b.ts": "export const b = () => {};" },
    { "a.ts": 'import { b } from "./b.js";\nb();', "b.ts": "export const b = () => {};" },
    { "a.tsx": 'import { B } from "./b";\n', "b/index.tsx": "export const B = 1;" },
    { "a.tsx": 'import logo from "./logo.svg?raw";\n', "logo.svg": "<svg/>" },
    { "a.js": 'import React from "react";\nexport default () => <p>Hi</p>;' },
    { "a.js": "const text = \"import x from './nowhere'\";" },
    { "a.css": "@media (width > 1px) { a { b: c } }" },
    { "notes.py": "def x(:" },
  ])("%j", async (files) => {
    expect(await problemsOf(files)).toEqual([]);
  });

  test("what was broken before and is not of this answer", async () => {
    expect(await problemsOf({ "a.js": "const a = ;", "b.js": "b();" }, ["b.js"])).toEqual([]);
  });

  test("a missing page where the app starts by itself", async () => {
    const files = new Map([["src/App.tsx", "export default () => <p>Hi</p>;"]]);
    expect(await findProblems(files, new Set(["src/App.tsx"]))).toEqual([]);
  });

  test("anything, when nothing changed", async () => {
    expect(await findProblems(new Map([["a.css", ""]]), new Set())).toEqual([]);
  });
});
