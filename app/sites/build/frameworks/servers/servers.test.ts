import { expect, test } from "vitest";
import { readStore } from "../../../packages/store.server";
import { toBuildInput } from "../../build-input";
import { buildTree } from "../../build-tree";
import { hasEntry } from "../../has-entry";
import { clientFolderOf } from "./client-folder";

const PATIENT_MS = 60_000;
const store = readStore();
const inputOf = (files: Record<string, string>) => toBuildInput(new Map(Object.entries(files)));
const build = (files: Record<string, string>) => buildTree(inputOf(files), "preview", store);
const needs = (...names: string[]) =>
  JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, "*"])) });

test.each([
  [
    "an Express project",
    { "package.json": needs("express"), "src/index.ts": 'import express from "express"' },
  ],
  ["an Astro project", { "package.json": needs("astro"), "src/pages/index.astro": "" }],
  [
    "a SvelteKit project",
    { "package.json": needs("svelte", "@sveltejs/kit"), "src/app.html": "%sveltekit.body%" },
  ],
  ["a Nuxt project", { "package.json": needs("nuxt"), "server/api/a.ts": "" }],
  [
    "a React Router project in framework mode",
    { "package.json": needs("@react-router/dev", "react"), "app/root.tsx": "" },
  ],
  ["a Remix project", { "package.json": needs("@remix-run/node"), "app/root.tsx": "" }],
  ["an Expo project", { "package.json": needs("expo", "react"), "App.tsx": "" }],
  ["a NativeScript project", { "package.json": needs("@nativescript/core"), "app/app.ts": "" }],
  ["a NestJS project", { "package.json": needs("@nestjs/core", "express"), "src/main.ts": "" }],
  ["a Python project", { "requirements.txt": "flask", "app.py": "" }],
  ["a PHP project", { "index.php": "<?php" }],
  ["a server of WebSockets", { "package.json": needs("ws"), "src/index.ts": "" }],
  [
    "a program of Node",
    { "package.json": '{ "scripts": { "start": "tsx watch src/index.ts" } }', "src/index.ts": "" },
  ],
])("%s is named, with what would run", async (name, files) => {
  const result = await build(files as unknown as Record<string, string>);
  expect(result).toMatchObject({ ok: false });
  expect(result.ok).toBe(false);
  if (result.ok) return;
  expect(result.nothingToRun).toBeUndefined();
  expect(result.problems).toHaveLength(1);
  expect(result.problems[0]?.text).toMatch(
    new RegExp(`^This is ${name}, which needs a (server|device); here, .* would run\\.$`),
  );
});

test("pages beside a server run, and it is told that the server does not", async () => {
  const result = await build({
    "package.json": needs("express"),
    "public/index.html": "<h1>Hi</h1>",
    "server.js": 'import express from "express"',
  });
  if (!result.ok) throw new Error("It did not build.");
  expect(result.build.warnings.map(({ text }) => text)).toEqual([
    "This is an Express project: its pages run here, its server does not, and what they ask of it is answered with 404.",
  ]);
});

test("a server that package.json names and no file uses is not there", async () => {
  const page = { "package.json": needs("express", "ws"), "index.html": "<h1>Hi</h1>" };
  expect(await build(page)).toMatchObject({ ok: true, build: { warnings: [] } });
  const result = await build({ ...page, "server/index.js": 'const { Server } = require("ws");' });
  expect(result).toMatchObject({
    build: {
      warnings: [
        {
          text: "What this project has of a server of WebSockets does not run here; its pages do.",
        },
      ],
    },
  });
});

test.each([
  [
    "a SolidStart project of before its first version",
    { "package.json": needs("solid-start"), "src/root.tsx": "" },
  ],
  [
    "a Preact CLI project",
    { "package.json": needs("preact-cli"), "src/index.js": "", "src/template.html": "<%= a %>" },
  ],
  ["a Umi project", { "package.json": needs("umi"), "src/pages/index.tsx": "" }],
  [
    "a Quasar project",
    {
      "package.json": needs("@quasar/app-vite"),
      "index.html": "<body><!-- quasar:entry-point -->",
    },
  ],
  ["a Docusaurus site", { "package.json": needs("@docusaurus/core"), "docs/intro.md": "" }],
  ["a Stencil project", { "package.json": needs("@stencil/core"), "src/index.ts": "export {}" }],
  ["an Elm project", { "elm.json": "{}", "src/Main.elm": "" }],
])("%s is named: a tool of its own makes its pages", async (name, files) => {
  const result = await build(files as unknown as Record<string, string>);
  expect(result).toMatchObject({
    ok: false,
    problems: [
      {
        text: expect.stringMatching(
          new RegExp(`^This is ${name}: .*, which does not run here\\. .* would run\\.$`),
        ),
      },
    ],
  });
});

test("a page of a project's own runs, whatever makes its handbook", async () => {
  const page = { "index.html": "<h1>Hi</h1>" };
  expect(await build({ ...page, "_config.yml": "theme: x" })).toMatchObject({ ok: true });
  const inPublic = { "public/index.html": "<h1>Hi</h1>", "package.json": needs("vitepress") };
  expect(await build(inPublic)).toMatchObject({ ok: true });
});

test("pages of an extension run, and it is told that they are those of one", async () => {
  const result = await build({
    "public/manifest.json": '{ "manifest_version": 3, "name": "Breathe" }',
    "index.html": "<h1>Breathe</h1>",
  });
  if (!result.ok) throw new Error("It did not build.");
  expect(result.build.warnings.map(({ text }) => text)).toEqual([
    "This is an extension of a browser: its pages run here as far as they go without being installed in one.",
  ]);
  // What phones install is no extension.
  const app = await build({ "manifest.json": '{ "name": "x" }', "index.html": "<h1>Hi</h1>" });
  expect(app).toMatchObject({ ok: true, build: { warnings: [] } });
});

test("the app in a folder runs, under the names that its files have in the project", {
  timeout: PATIENT_MS,
}, async () => {
  const files = {
    "package.json": needs("express"),
    "server/index.js": "",
    "server/package.json": "{}",
    "client/package.json": needs("vite"),
    "client/index.html": '<script type="module" src="/src/main.ts"></script>',
    "client/src/main.ts": "console.log(1 as number)",
  };
  expect(hasEntry(Object.keys(files))).toBe(true);
  const result = await build(files);
  if (!result.ok) throw new Error("It did not build.");
  expect(result.build.warnings[0]?.text).toBe(
    "The app in client runs here; what else the project has does not.",
  );
  const map = result.build.files.get("/assets/src/main.js.map")?.body;
  expect(JSON.parse(new TextDecoder().decode(map)).sources).toEqual(["client/src/main.ts"]);
  const wrong = await build({ ...files, "client/src/main.ts": "const = 1" });
  expect(wrong).toMatchObject({ ok: false, problems: [{ file: "client/src/main.ts", line: 1 }] });
});

test("an app of a workspace reaches what lies beside its folder, and comes before what only shows its parts", {
  timeout: PATIENT_MS,
}, async () => {
  const page = '<script type="module" src="/src/main.ts"></script>';
  const result = await build({
    "package.json": "{}",
    "pnpm-workspace.yaml": "packages: [artifacts/*]",
    "artifacts/api/package.json": needs("express"),
    "artifacts/api/src/secret.ts": 'export const secret = "of the server";',
    "artifacts/a-sandbox/package.json": needs("vite"),
    "artifacts/a-sandbox/index.html": "<p>Parts</p>",
    "artifacts/notes/package.json": needs("vite"),
    "artifacts/notes/index.html": page,
    "artifacts/notes/vite.config.ts":
      'import path from "path"; if (!process.env.PORT) throw new Error("PORT"); export default { resolve: { alias: { "@assets": path.resolve(import.meta.dirname, "..", "..", "attached_assets") } } };',
    "artifacts/notes/src/main.ts":
      'import logo from "@assets/logo.svg?raw"; import { greet } from "../../../shared/greet"; import { near } from "../../near/near"; console.log(logo, greet, near);',
    "artifacts/near/near.ts": 'export const near = "one above";',
    "attached_assets/logo.svg": "<svg>drawn</svg>",
    "shared/greet.ts": 'export const greet = "Hello";',
  });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  expect(result.build.warnings.map(({ text }) => text)).toEqual([
    "The app in artifacts/notes runs here; what else the project has does not.",
  ]);
  const built = [...result.build.files].map(([, { body }]) => new TextDecoder().decode(body));
  for (const text of ["<svg>drawn</svg>", "Hello", "one above"]) {
    expect(built.join()).toContain(text);
  }
  expect(built.join()).not.toContain("of the server");
  const map = result.build.files.get("/assets/src/main.js.map")?.body;
  expect(JSON.parse(new TextDecoder().decode(map)).sources).toEqual(
    expect.arrayContaining([
      "shared/greet.ts",
      "artifacts/near/near.ts",
      "artifacts/notes/src/main.ts",
    ]),
  );
});

test.each([
  ["@sveltejs/kit", "src/app.html"],
  ["@tanstack/react-start", "src/router.tsx"],
  ["@react-router/dev", "app/root.tsx"],
  ["next", "src/app/(home)/page.tsx"],
  ["nuxt", "app/pages/index.vue"],
  ["astro", "astro.config.mjs"],
  ["@builder.io/qwik-city", "src/root.tsx"],
])("the app of %s in a workspace is found, though it has no page of its own", (name, file) => {
  const workspace = {
    "package.json": '{"workspaces":["apps/*","packages/*"]}',
    "packages/ui/package.json": needs("react"),
    "apps/web/package.json": needs(name),
    [`apps/web/${file}`]: "",
  };
  expect(clientFolderOf(inputOf(workspace))).toBe("apps/web/");
  // The same at the root is the whole project, and one with a page comes before it.
  expect(clientFolderOf(inputOf({ "package.json": needs(name), [file]: "" }))).toBe("");
  const beside = { ...workspace, "apps/game/package.json": "{}", "apps/game/index.html": "" };
  const runs = !/astro|qwik/.test(name);
  expect(clientFolderOf(inputOf(beside))).toBe(runs ? "apps/web/" : "apps/game/");
});

test("what of a workspace cannot run is named for what it is", async () => {
  const result = await build({
    "package.json": '{"workspaces":["apps/*"]}',
    "apps/web/package.json": needs("@builder.io/qwik-city"),
    "apps/web/src/root.tsx": "",
  });
  expect(JSON.stringify(result)).toContain("This is a Qwik City project, which needs a server");
});

test("what has nothing to run has no entry, and a server has one, so that it can be named", () => {
  expect(hasEntry(["README.md", "docs/a/b/index.html"])).toBe(false);
  expect(hasEntry(["app/(shop)/cart/page.tsx"])).toBe(true);
  expect(hasEntry(["app/root.tsx"])).toBe(true);
  expect(hasEntry(["app.py"])).toBe(true);
  for (const file of ["src/app.html", "app/root.tsx", "src/app/page.tsx", "nuxt.config.ts"]) {
    expect(hasEntry(["package.json", file])).toBe(true);
    expect(hasEntry(["package.json", `apps/web/${file}`])).toBe(true);
  }
});
