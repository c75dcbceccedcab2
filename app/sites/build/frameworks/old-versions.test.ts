import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readStore } from "../../packages/store.server";
import { toBuildInput } from "../build-input";
import { buildTree } from "../build-tree";
import type { CompileContext } from "../compile-file";
import { withFrameworkVersion } from "./old-versions";
import { compilerFile, type OlderFramework } from "./older-compilers";
import { partQuery } from "./part-query";
import { compileSvelte4, importedNames } from "./svelte/compile-svelte4";
import { compileVue2 } from "./vue2/compile-vue2";

const PATIENT_MS = 60_000;
const store = readStore();
const folder = mkdtempSync(path.join(tmpdir(), "compilers-"));
const build = (files: Record<string, string>) =>
  buildTree(toBuildInput(new Map(Object.entries(files))), "preview", store);

/** A package store in which something stands in for a compiler: what is ours of its work is around it. */
function storeWith(name: OlderFramework, source: string): string {
  const file = compilerFile(name, folder);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, source);
  return folder;
}

/** In place of Svelte 4's compiler: what it is given as what it makes of it. */
const SVELTE4 =
  "exports.compile = (source, options) => ({ js: { code: source }, css: { code: JSON.stringify(options) }, warnings: [] });";

const asking = (packages: object) =>
  withFrameworkVersion(new Map([["package.json", JSON.stringify({ dependencies: packages })]]));

test("a project for an older version has its compiler, and is built with the last of that version", () => {
  expect(asking({ svelte: "^3.44.0" })).toMatchObject({
    config: { older: "svelte4" },
    warnings: [
      {
        text: "This project asks for Svelte 3.44; it is compiled for 4.2.20 here, and runs on that.",
      },
    ],
  });
  for (const range of ["^4.0.0 || ^5.0.0", ">=3.44.0", "4 - 5"]) {
    expect(asking({ svelte: range })).toBeNull();
  }
  for (const range of [">=2.6", "^2.7.0 || ^3.0.0"]) expect(asking({ vue: range })).toBeNull();
  for (const [packages, older, version] of [
    [{ svelte: "^4.0.0" }, "svelte4", "4.2.20"],
    [{ vue: "~2.6.11" }, "vue2", "2.7.16"],
    [{ vue: "^3.0.0" }, undefined, "^3.5.0"],
    [{ "solid-js": "^1.4.7" }, "solid1.6", "^1.9.9"],
    [{ "solid-js": "^1.7.2" }, undefined, "^1.9.9"],
  ] as const) {
    const { config, tree } = asking(packages) ?? {};
    expect(config?.older).toBe(older);
    expect(tree?.get("package.json")).toContain(`"${version}"`);
  }
  const uneven = asking({ react: "19.2.6", "react-dom": "19.2.4" });
  expect(uneven?.tree.get("package.json")).toContain('"react-dom":"19.2.6"');
  expect(uneven?.warnings[0]?.text).toMatch(/19\.2\.6 and react-dom 19\.2\.4, which have to be/);
  expect(asking({ react: "18.3.1", "react-dom": "18.2.0" })).toBeNull();
  for (const packages of [{ svelte: "^5.0.0" }, { vue: "^3.2.0" }, { vue: "^1.0.0" }, {}]) {
    expect(asking(packages)).toBeNull();
  }
});

test("Svelte 4's compiler is given a component without types, with the imports that its markup uses", async () => {
  const packagesFolder = storeWith("svelte4", SVELTE4);
  const source = `<script lang="ts" context="module">import type { A } from "./types";</script>
    <script lang="ts">import { shown, Kind } from "./types"; import Row from "./Row.svelte"; import { total } from "./stores";
    export let rows: Kind[] = []; $: double = $total * 2;</script>
    <table><tr class="row" on:click={() => shown(double)}><Row {rows} /></tr></table>`;
  const how = { dev: true, css: "external", packagesFolder } as const;
  const { js, css } = await compileSvelte4(source, "/src/App.svelte", how);
  expect(js.code).toContain('import { shown } from "./types"');
  expect(js.code).toContain('import Row from "./Row.svelte"');
  expect(js.code).toContain('import { total } from "./stores"');
  expect(js.code).not.toMatch(/__kept__|Kind/);
  expect(css.code).toContain('"generate":"dom","dev":true,"css":"external"');
  const element = await compileSvelte4("<p>", "/src/a.svelte", { ...how, customElement: true });
  expect(element.css.code).toContain('"css":"injected","customElement":true');
});

test("a preview's component of Svelte 4 can be replaced, one with exports beside it or of the browser's own cannot", async () => {
  const packagesFolder = storeWith("svelte4", SVELTE4);
  const how = { dev: true, isHot: true, css: "external", packagesFolder } as const;
  const codeOf = async (source: string, more = {}) =>
    (await compileSvelte4(source, "/src/App.svelte", { ...how, ...more })).js.code;
  const plain = "class App {}\nexport default App;";
  expect(await codeOf(plain)).toMatch(
    /^class App \{\}\nimport .+ from "svelte4-hot"; .+ export default \$replaceable\(App, import\.meta\.hot, /,
  );
  expect(await codeOf(plain, { isHot: false })).toBe(plain);
  expect(await codeOf(plain, { customElement: true })).toBe(plain);
  const shared = `<script context="module">export const a = 1;</script>${plain}`;
  expect(await codeOf(shared)).toBe(shared);
});

test("a component for Vue 2 is its script, its template's functions and its styles", async () => {
  const packagesFolder = storeWith(
    "vue2",
    `require("postcss"); require("@babel/parser").parseExpression("1");
    exports.parse = ({ source }) => ({ scriptSetup: null,
      template: { content: source, start: 0, attrs: {} },
      script: { content: "export default {}", attrs: {} },
      styles: [{ content: ".a /deep/ .b {}", attrs: {}, scoped: true }, { content: "", attrs: {}, module: true }] });
    exports.rewriteDefault = (code, name) => code.replace("export default", "const " + name + " =");
    exports.compileTemplate = ({ source }) => source.includes("<p>")
      ? { code: "", errors: [{ msg: "tag <p> has no matching end tag.", start: source.indexOf("<p>") }] }
      : { code: 'var render = function render() { return h(require("./logo.png")) }\\nvar staticRenderFns = []', errors: [] };
    exports.compileStyleAsync = async ({ source, id }) => ({ code: source + id, errors: [] });`,
  );
  const compile = (source: string, query = "") =>
    compileVue2({ path: "/src/App.vue", source, query }, {
      mode: "preview",
      packagesFolder,
      find: (specifier: string) => (specifier === "./logo.png" ? "/src/logo.png" : null),
      compile: async () => null,
    } as unknown as CompileContext);
  const component = await compile("<div></div>");
  expect(component?.errors ?? []).toEqual([]);
  expect(component?.contents).toContain('import _imports_0 from "./logo.png"');
  expect(component?.contents).toContain("var _sfc_render = function render()");
  expect(component?.contents).toContain("_sfc_options.staticRenderFns = _sfc_staticRenderFns");
  expect(component?.contents).toContain('this["$style"] = _style_1');
  const style = await compile("<div></div>", partQuery("vue", 0));
  expect(style?.contents).toMatch(/^\.a ::v-deep \.b \{\}data-v-\w+$/);
  const wrong = await compile("<div>\n<p></div>");
  expect(wrong?.errors).toMatchObject([{ text: "tag <p> has no matching end tag.", line: 2 }]);
});

test("a compiler that was not fetched is told", async () => {
  await expect(
    compileSvelte4("<p>", "/a.svelte", { dev: true, css: "external", packagesFolder: "/nowhere" }),
  ).rejects.toThrow("svelte 4.2.20, which could not be fetched here");
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

test("an import is no import within a comment", () => {
  const script = `// import class names from './x'\n/* import gone from 'y' */\nimport type A from "a";\nimport B, { c as d } from "b";`;
  expect(importedNames(script)).toEqual(["B", "c", "d"]);
});
