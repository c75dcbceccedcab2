import { expect, test } from "vitest";
import { readStore } from "../../packages/store.server";
import { toBuildInput } from "../build-input";
import { buildTree } from "../build-tree";

const PATIENT_MS = 60_000;
const store = readStore();
const page = '<div id="app"></div><script type="module" src="/src/main.js"></script>';
const build = (files: Record<string, string>) =>
  buildTree(toBuildInput(new Map(Object.entries(files))), "preview", store);

test("a project for Svelte 4 is built by Svelte 5, and starts as it is written", {
  timeout: PATIENT_MS,
}, async () => {
  const result = await build({
    "package.json": '{ "devDependencies": { "svelte": "^4.2.0", "vite": "^5" } }',
    "package-lock.json": "{}",
    "index.html": page,
    "src/main.js":
      'import App from "./App.svelte"; export default new App({ target: document.getElementById("app") });',
    "src/App.svelte":
      "<script>let count = 0; $: double = count * 2;</script><button on:click={() => count++}>{double}</button>",
  });
  if (!result.ok) throw new Error(JSON.stringify(result));
  expect(result.build.warnings.map(({ text }) => text)).toEqual([
    "This project is written for Svelte 4; Svelte 5 compiles it here, and runs components of older ones too.",
  ]);
  const scripts = [...result.build.files].filter(([name]) => name.endsWith(".js"));
  const text = scripts.map(([, { body }]) => new TextDecoder().decode(body)).join("");
  expect(text).toContain("createClassComponent");
});

test("elements of a project for Svelte 4 may stand where no parser would leave them", {
  timeout: PATIENT_MS,
}, async () => {
  const app = '<table><tr class="row" on:click={() => 1}><td>One</td></tr></table>';
  const files = (version: string) => ({
    "package.json": `{ "devDependencies": { "svelte": "${version}", "vite": "^5" } }`,
    "index.html": page,
    "src/main.js": 'import App from "./App.svelte"; console.log(App);',
    "src/App.svelte": app,
  });
  expect(await build(files("^4.2.0"))).toMatchObject({ ok: true });
  // Svelte 5 says by itself what is wrong with it.
  const text = expect.stringContaining("cannot be a child of `<table>`");
  expect(await build(files("^5.0.0"))).toMatchObject({ ok: false, problems: [{ text }] });
});

test("a project for Vue 2 is told what would run", async () => {
  const result = await build({
    "package.json": '{ "dependencies": { "vue": "^2.6.11" } }',
    "index.html": page,
  });
  expect(result).toMatchObject({ ok: false, problems: [{ file: "package.json" }] });
  expect(JSON.stringify(result)).toContain(
    "written for Vue 2, which is not compiled here. Vue 3 runs",
  );
});

test("a project of Vue's older tools opens with its page in public/", {
  timeout: PATIENT_MS,
}, async () => {
  const result = await build({
    "package.json":
      '{ "dependencies": { "vue": "^3.2.0" }, "devDependencies": { "@vue/cli-service": "~5.0.0" } }',
    "public/index.html":
      '<link rel="icon" href="<%= BASE_URL %>favicon.ico"><title><%= htmlWebpackPlugin.options.title %></title><body><div id="app"></div></body>',
    "src/main.js":
      'import { createApp } from "vue"; import App from "./App.vue"; createApp(App).mount("#app");',
    "src/App.vue": "<template><p>Hello</p></template>",
  });
  if (!result.ok) throw new Error(JSON.stringify(result));
  const html = new TextDecoder().decode(result.build.files.get("/index.html")?.body);
  expect(html).toContain("<title></title>");
  expect(html).toMatch(/<script type="module" src="[^"]*main\.js"><\/script>/);
  expect(html).not.toContain("<%");
});
