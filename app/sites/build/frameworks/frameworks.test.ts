import { describe, expect, test } from "vitest";
import { readStore } from "../../packages/store.server";
import type { BuildMode } from "../../packages/store-manifest";
import { toBuildInput } from "../build-input";
import { buildTree } from "../build-tree";

const store = readStore();
const PATIENT_MS = 60_000;
const page = (src: string) =>
  `<!doctype html><html lang="en"><head><title>x</title></head><body><div id="app"></div><script type="module" src="${src}"></script></body></html>`;

async function build(files: Record<string, string>, mode: BuildMode = "preview") {
  const input = toBuildInput(new Map(Object.entries(files)));
  const result = await buildTree(input, mode, store);
  if (!result.ok)
    return { problems: result.problems, kind: null, warnings: [], script: "", style: "" };
  const { kind, warnings, files: built } = result.build;
  const all = (ending: string) =>
    [...built]
      .filter(([name]) => name.startsWith("/assets/") && name.endsWith(ending))
      .map(([, { body }]) => new TextDecoder().decode(body))
      .join("\n");
  const html = new TextDecoder().decode(built.get("/index.html")?.body);
  return { kind, warnings, problems: [], script: all(".js"), style: all(".css"), html };
}

const VUE = {
  "index.html": page("/src/main.ts"),
  "src/main.ts":
    'import { createApp } from "vue"; import App from "@/App.vue"; createApp(App).mount("#app");',
};

describe("a Vue project", { timeout: PATIENT_MS }, () => {
  test("has typed props of another file, scoped styles, and values of the script in styles", async () => {
    const files = {
      ...VUE,
      "src/types.ts": "export interface Named { name: string; size?: number }",
      "src/App.vue": `<script setup lang="ts">
import type { Named } from "@/types";
const { name } = defineProps<Named>();
const colour: string = "red";
</script>
<template><p :title="(name as string)">{{ name }}</p></template>
<style scoped>p { color: v-bind(colour) }</style>`,
    };
    const { kind, script, style } = await build(files);
    expect(kind).toBe("vue");
    expect(script).toMatch(/name: \{ type: String, required: true \}/);
    expect(script).toMatch(/size: \{ type: Number/);
    const id = /__scopeId = "(data-v-\w+)"/.exec(script)?.[1] ?? "none";
    expect(style).toContain(`p[${id}]`);
    const variable = /color: var\((--[\w-]+)\)/.exec(style)?.[1] ?? "none";
    expect(script).toContain(variable.slice(2));
  });

  test("forgets the types of another project's file of that name", async () => {
    const app = `<script setup lang="ts">import type { P } from "./types"; defineProps<P>();</script>`;
    await build({
      ...VUE,
      "src/types.ts": "export interface P { first: string }",
      "src/App.vue": app,
    });
    const { script } = await build({
      ...VUE,
      "src/types.ts": "export interface P { second: string }",
      "src/App.vue": app,
    });
    expect(script).toContain("second:");
    expect(script).not.toContain("first:");
  });

  test("has modules of styles, and blocks in files of their own", async () => {
    const { script, style } = await build({
      ...VUE,
      "src/App.vue": `<script src="./app.js"></script><template src="./app.html"></template><style module src="./app.css"></style>`,
      "src/app.js": "export default { data: () => ({ n: 41 }) }",
      "src/app.html": '<b :class="$style.big">{{ n + 1 }}</b>',
      "src/app.css": ".big { font-size: 4em }",
    });
    expect(script).toContain("n: 41");
    expect(script).toContain('"$style"');
    expect(style).toMatch(/\.\w*big\w* \{/);
  });

  test("has JSX, in components and in files", async () => {
    const { script } = await build({
      ...VUE,
      "src/App.vue": `<script lang="tsx">import Other from "./Other";\nexport default { render: (): unknown => <Other v-model={this.x}/> }</script>`,
      "src/Other.tsx": "export default () => <i>hi</i>",
    });
    expect(script).toMatch(/createVNode\)?\("i"/);
    expect(script).toContain("onUpdate:modelValue");
  });

  test("shows a picture of public/, and says of one that is missing", async () => {
    const { script, warnings } = await build({
      ...VUE,
      "public/a.svg": "<svg/>",
      "src/App.vue": '<template><img src="/a.svg"><img src="./gone.png"></template>',
    });
    expect(script).toContain('"./gone.png"');
    expect(warnings.map(({ text }) => text)).toEqual([
      "src/App.vue shows ./gone.png, which is not in the project.",
    ]);
  });

  test.each([
    ["a template that does not end", "<template><p>{{ a </p></template>", 1],
    ["a script that cannot be read", "<template/>\n<script setup>\nconst a = ;\n</script>", 3],
  ])("tells the place of %s", async (_what, source, line) => {
    const { problems } = await build({ ...VUE, "src/App.vue": source });
    expect(problems[0]).toMatchObject({ file: "src/App.vue", line });
  });

  test("tells what it does not compile", async () => {
    const { problems } = await build({
      ...VUE,
      "src/App.vue": '<template lang="pug">p hi</template>',
    });
    expect(problems.map(({ text }) => text)).toEqual([
      'Templates in "pug" are not compiled here. Write this one in HTML.',
    ]);
  });

  test("is published as one script that needs nothing of the store", async () => {
    const files = { ...VUE, "src/App.vue": "<template><p>Hello</p></template>" };
    const { script } = await build(files, "release");
    expect(script).toContain("Hello");
    expect(script).not.toMatch(/from\s*"vue"/);
  });
});

const SVELTE = {
  "index.html": page("/src/main.ts"),
  "src/main.ts":
    'import { mount } from "svelte"; import App from "./App.svelte"; mount(App, { target: document.body });',
};

describe("a Svelte project", { timeout: PATIENT_MS }, () => {
  test("has runes, TypeScript with enums, scoped styles and modules of state", async () => {
    const { kind, script, style, problems } = await build({
      ...SVELTE,
      "src/state.svelte.ts": "export class State { n: number = $state(0); }",
      "src/App.svelte": `<script lang="ts">
import { State } from "./state.svelte";
enum Colour { Red = "red" }
const state = new State();
let { title = "x" }: { title?: string } = $props();
</script>
<button onclick={() => state.n++}>{title} {state.n} {Colour.Red}</button>
<style>button { color: red }</style>`,
    });
    expect(problems).toEqual([]);
    expect(kind).toBe("svelte");
    expect(script).toContain("svelte/internal/client");
    expect(style).toMatch(/button\.svelte-\w+/);
  });

  test("tells the place of a mistake", async () => {
    const { problems } = await build({ ...SVELTE, "src/App.svelte": "<p>ok</p>\n{#if a}" });
    expect(problems[0]).toMatchObject({ file: "src/App.svelte", line: 2 });
  });

  test("is published as one script that needs nothing of the store", async () => {
    const { script } = await build({ ...SVELTE, "src/App.svelte": "<p>Hello</p>" }, "release");
    expect(script).toContain("Hello");
    expect(script).not.toMatch(/from\s*"svelte/);
  });
});

test("JSX of a Solid project is made of elements", { timeout: PATIENT_MS }, async () => {
  const files = {
    "package.json": '{ "dependencies": { "solid-js": "*" } }',
    "index.html": page("/src/index.tsx"),
    "src/index.tsx": `import { render } from "solid-js/web"; import { createSignal } from "solid-js";
const [n, set] = createSignal<number>(0);
render(() => <button onClick={() => set(n() + 1)}>{n()}</button>, document.body);`,
  };
  const { kind, script } = await build(files);
  expect(kind).toBe("solid");
  expect(script).toContain("<button>");
  expect(script).not.toContain("react");
  expect((await build(files, "release")).script).not.toMatch(/from\s*"solid-js/);
});

test("a Qwik project is compiled with everything in place", { timeout: PATIENT_MS }, async () => {
  const files = {
    "index.html": page("/src/main.tsx"),
    "src/main.tsx": `import "@builder.io/qwik/qwikloader.js";
import { component$, render, useSignal } from "@builder.io/qwik";
const App = component$(() => { const n = useSignal(0); return <button onClick$={() => n.value++}>{n.value}</button>; });
render(document.body, <App/>);`,
  };
  const { kind, script, problems } = await build(files);
  expect(problems).toEqual([]);
  expect(kind).toBe("qwik");
  expect(script).toContain("inlinedQrl");
  const wrong = { ...files, "src/main.tsx": 'import "@builder.io/qwik";\nconst a = $(;' };
  expect((await build(wrong)).problems[0]?.file).toBe("src/main.tsx");
});

test("Create React App's page loads its entry", { timeout: PATIENT_MS }, async () => {
  const { kind, html, script } = await build({
    "package.json": '{ "dependencies": { "react": "^18.0.0", "react-scripts": "5.0.1" } }',
    "public/index.html":
      '<!doctype html><html><head><link rel="icon" href="%PUBLIC_URL%/favicon.ico"></head><body><div id="root"></div></body></html>',
    "src/index.js":
      'import { createRoot } from "react-dom/client"; createRoot(document.getElementById("root")).render(<b/>);',
  });
  expect(kind).toBe("react");
  expect(html).toContain('href="./favicon.ico"');
  expect(html).toContain("assets/src/index.js");
  expect(script).toContain("createRoot");
});

test("a stray page never keeps a project from building", { timeout: PATIENT_MS }, async () => {
  const { kind, warnings, problems } = await build({
    "index.html": page("/src/main.ts"),
    "src/main.ts": "console.log(1 as number)",
    "emails/welcome.html": '<script type="module" src="/gone.ts"></script>',
    "coverage/index.html": '<script src="prettify.ts"></script>',
    "about.html": '<script type="module" src="/src/about.ts"></script>',
    "deep.html": "<div>".repeat(600),
    "src/app/item.html": "<li>{{ item }}</li>",
  });
  expect(problems).toEqual([]);
  expect(kind).toBe("vanilla");
  expect(warnings.map(({ text }) => text)).toEqual([
    "The page nests its elements too deeply.",
    "about.html loads /src/about.ts, which is not in the project.",
  ]);
});

describe("decorators and fields of classes", { timeout: PATIENT_MS }, () => {
  const files = {
    "index.html": page("/src/a.ts"),
    "src/a.ts": `import { LitElement } from "lit"; import { property } from "lit/decorators.js";
export class A extends LitElement { @property({ type: Number }) count = 0; }
customElements.define("my-a", A);`,
  };
  const settings = { experimentalDecorators: true, useDefineForClassFields: false };

  test("are TypeScript's own where the project says so", async () => {
    const tsconfig = JSON.stringify({ compilerOptions: settings });
    const { kind, script } = await build({ ...files, "tsconfig.json": tsconfig });
    expect(kind).toBe("lit");
    expect(script).toContain("__decorateClass(");
    expect(script).toContain("this.count = 0");
  });

  test("are the standard's otherwise", async () => {
    const { script } = await build({
      ...files,
      "src/a.ts": files["src/a.ts"].replace("count", "accessor count"),
    });
    expect(script).toContain("__decorateElement(");
  });
});

test("JSX is whose the project or the file says", { timeout: PATIENT_MS }, async () => {
  const files = {
    "index.html": page("/src/main.tsx"),
    "src/main.tsx": 'import "./own"; import { render } from "preact"; render(<p/>, document.body)',
    "src/own.tsx":
      "/** @jsx make */\nexport const make = (tag: string) => tag; document.title = String(<b/>);",
  };
  const { script } = await build(files);
  expect(script).toContain('make("b"');
  expect(script).toContain("preact/jsx-dev-runtime");
  const tsconfig = '{ "compilerOptions": { "jsx": "react", "jsxFactory": "h" } }';
  const own = { "src/main.tsx": "const h = (t: string) => t; document.title = String(<u/>)" };
  expect((await build({ ...files, ...own, "tsconfig.json": tsconfig })).script).toContain('h("u"');
  // As WMR and Preact's preset of Vite have it: modules import no factory.
  const preserved = '{ "compilerOptions": { "jsx": "preserve", "jsxFactory": "preact.h" } }';
  const left = await build({ ...files, "tsconfig.json": preserved });
  expect(left.script).toContain("preact/jsx-dev-runtime");
  expect(left.script).not.toContain("preact.h");
});
