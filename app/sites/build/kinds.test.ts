import { expect, test } from "vitest";
import { parseImportMap } from "./import-map";
import { detectKind } from "./kinds";

const tree = (files: Record<string, string>) => new Map(Object.entries(files));
const page = (...scripts: string[]) =>
  scripts.map((script) => `<script ${script}></script>`).join("");
const module = (src: string) => page(`type="module" src="${src}"`);
const needs = (...names: string[]) =>
  JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, "*"])) });

test.each([
  [
    "JavaScript that imports a stylesheet",
    "vanilla",
    { "index.html": module("/src/main.js"), "src/main.js": 'import "./style.css"' },
  ],
  [
    "JavaScript that imports a picture somewhere below",
    "vanilla",
    {
      "index.html": module("/main.js"),
      "main.js": 'import { a } from "./a.js"',
      "a.js": 'import logo from "./logo.svg"; export const a = logo',
    },
  ],
  [
    "JavaScript that asks for a file as text",
    "vanilla",
    { "index.html": module("main.js"), "main.js": 'import text from "./a.glsl?raw"' },
  ],
  [
    "JavaScript that reads the values of a build",
    "vanilla",
    { "index.html": module("main.js"), "main.js": "fetch(import.meta.env.VITE_API)" },
  ],
  [
    "an import that says what it is, which browsers take",
    "static",
    {
      "index.html": module("main.js"),
      "main.js": 'import d from "./d.json" with { type: "json" }',
    },
  ],
  [
    "Angular whose first module has names of folders for the rest of it",
    "angular",
    {
      "package.json": needs("@angular/core", "@angular/platform-browser"),
      "index.html": module("/src/main.ts"),
      "src/main.ts":
        'import { bootstrapApplication } from "@angular/platform-browser"; import { App } from "@app/app"; bootstrapApplication(App);',
    },
  ],
  [
    "pages beside a stray module",
    "static",
    {
      "index.html": page('src="script.js"'),
      "script.js": "1",
      "supabase/functions/hello.ts": 'import "react"',
      "vite.config.ts": 'import react from "@vitejs/plugin-react"',
    },
  ],
  [
    "a page beside an example in a framework",
    "static",
    { "index.html": "<h1>Hi</h1>", "examples/app.tsx": 'import { render } from "preact"' },
  ],
  [
    "a Vue project that has an example of React",
    "vue",
    {
      "index.html": module("/src/main.ts"),
      "src/main.ts": 'import { createApp } from "vue"; import App from "./App.vue"',
      "src/App.vue": "<template/>",
      "src/compare.tsx": 'import React from "react"',
    },
  ],
  [
    "JSX in a project that names Solid alone",
    "solid",
    {
      "package.json": needs("solid-js", "vite"),
      "index.html": module("/src/index.tsx"),
      "src/index.tsx": "<App/>",
    },
  ],
  [
    "Preact that stands in for React",
    "preact",
    {
      "package.json": needs("preact"),
      "index.html": module("/src/main.jsx"),
      "src/main.jsx": 'import { render } from "preact"; import { useState } from "react"',
    },
  ],
  [
    "React that has signals of Preact beside it",
    "react",
    {
      "package.json": needs("react", "react-dom", "@preact/signals-react"),
      "index.html": module("/src/main.jsx"),
      "src/main.jsx": 'import { createRoot } from "react-dom/client"',
    },
  ],
  [
    "Svelte by its modules with runes",
    "svelte",
    {
      "index.html": module("/main.js"),
      "main.js": 'import { count } from "./count.svelte.js"',
      "count.svelte.js": "export const count = $state(0)",
    },
  ],
  [
    "elements of Lit",
    "lit",
    { "index.html": module("/src/a.ts"), "src/a.ts": 'import { LitElement } from "lit"' },
  ],
  [
    "a page whose modules are still to be written",
    "react",
    { "index.html": "<div id=root></div>", "src/App.tsx": "export default () => <a/>" },
  ],
  [
    "an inline module that imports a package",
    "vue",
    { "index.html": '<script type="module">import { createApp } from "vue"</script>' },
  ],
])("%s is %s", (_what, kind, files) => {
  expect(detectKind(tree(files as unknown as Record<string, string>))).toBe(kind);
});

test("what a page maps by itself needs no build", () => {
  const files = tree({
    "index.html": module("main.js"),
    "main.js": 'import { createApp } from "vue"',
  });
  const own = parseImportMap('{"imports":{"vue":"https://unpkg.com/vue"}}');
  expect(detectKind(files, own)).toBe("static");
  expect(detectKind(files)).toBe("vue");
});
