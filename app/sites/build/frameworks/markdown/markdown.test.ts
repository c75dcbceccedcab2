import { expect, test } from "vitest";
import { readStore } from "../../../packages/store.server";
import { toBuildInput } from "../../build-input";
import { buildTree } from "../../build-tree";
import { blocksOf } from "./markdown-blocks";
import { readMarkdownComponent } from "./markdown-component";

const PATIENT_MS = 60_000;
const store = readStore();
const page = (script: string) =>
  `<!doctype html><html lang="en"><head><title>x</title></head><body><div id="app"></div><script type="module" src="${script}"></script></body></html>`;

async function scriptsOf(files: Record<string, string>): Promise<string> {
  const result = await buildTree(toBuildInput(new Map(Object.entries(files))), "release", store);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const texts = [...result.build.files].filter(([name]) => name.endsWith(".js"));
  return texts.map(([, { body }]) => new TextDecoder().decode(body)).join("");
}

test("Markdown is a component of Svelte, as mdsvex has it", { timeout: PATIENT_MS }, async () => {
  const text = await scriptsOf({
    "index.html": page("/src/main.js"),
    "package.json":
      '{ "dependencies": { "svelte": "^5" }, "devDependencies": { "mdsvex": "^0.12.0" } }',
    "src/main.js":
      'import { mount } from "svelte"; import About, { metadata } from "./About.svx"; mount(About, { target: document.getElementById("app"), props: metadata });',
    "src/About.svx":
      '---\ntitle: Bees\nclass: wide\n$kept: 1\nmetadata: 2\n---\n<script>\n  import Hive from "./Hive.svelte";\n</script>\n\n# About {title}\n\nThey like **lime trees**.\n\n<Hive count={3} />\n\n```js\nconst a = { b: 1 };\n```\n',
    "src/Hive.svelte": "<script>let { count } = $props();</script><b>{count} hives</b>",
  });
  for (const part of [
    "Bees",
    "<strong>lime trees</strong>",
    "const a = &#123; b: 1 &#125;;",
    " hives",
  ]) {
    expect(text).toContain(part);
  }
});

test("Markdown is a component of Vue, and a page among its routes, where its tools make one of it", {
  timeout: PATIENT_MS,
}, async () => {
  const files = (tools: string) => ({
    "index.html": page("/src/main.ts"),
    "package.json": `{ "dependencies": { "vue": "^3.5.0", "vue-router": "^4.5.0" }, "devDependencies": { ${tools} } }`,
    "vite.config.ts":
      'import Pages from "vite-plugin-pages"; export default { plugins: [Pages()] };',
    "src/main.ts":
      'import { createApp } from "vue"; import { createRouter, createWebHistory } from "vue-router"; import routes from "~pages"; import App from "./App.vue"; createApp(App).use(createRouter({ history: createWebHistory(), routes })).mount("#app");',
    "src/App.vue": "<template><RouterView /></template>",
    "src/pages/index.vue": "<template><p>Home</p></template>",
    "src/pages/sea.md":
      "---\ntitle: The sea\n---\n\n<script lang='ts'>\nexport const deep: number = 11034;\n</script>\n\n# {{ frontmatter.title }} is salt\n\n```vue\n{{ not.read }}\n```\n",
  });
  const made = await scriptsOf(files('"unplugin-vue-markdown": "^28.0.0"'));
  for (const part of ['"The sea"', " is salt", "{{ not.read }}", "/sea"])
    expect(made).toContain(part);
  expect(await scriptsOf(files(""))).not.toContain("is salt");
});

test("code in Markdown is neither an expression nor a script, and what nobody closes costs little", async () => {
  const same = (code: string) => code;
  const source =
    "`{a}` and {b ? '<i>' : \"x\"}\n\n```\n<script>no</script>\n```\n\n<style>p{}</style>\n";
  const { html, blocks } = await readMarkdownComponent(source, same);
  expect(html).toContain("<code>{a}</code> and {b ? '<i>' : \"x\"}");
  expect(html).toContain("&lt;script&gt;no");
  expect(blocks).toEqual(["<style>p{}</style>"]);
  const written = await readMarkdownComponent("Hi {is ? `yes` : `no`}", same);
  expect(written.html).toContain("Hi {is ? `yes` : `no`}");
  const started = performance.now();
  await readMarkdownComponent("`".repeat(100_000), same);
  expect(blocksOf("<script>\n".repeat(200_000))).toEqual([]);
  expect(performance.now() - started).toBeLessThan(2_000);
});

test("Markdown is HTML with its values and headings, where a plugin makes that of it", {
  timeout: PATIENT_MS,
}, async () => {
  const files = (tools: string) => ({
    "index.html": page("/src/main.js"),
    "package.json": `{ "devDependencies": { ${tools} } }`,
    "vite.config.js":
      'import markdown, { Mode } from "vite-plugin-markdown"; export default { plugins: [markdown({ mode: [Mode.HTML, Mode.TOC] })] };',
    "src/main.js":
      'import { attributes, html, toc } from "./sea.md"; document.body.innerHTML = attributes.title + html; console.log(toc);',
    "src/sea.md": "---\ntitle: The sea\n---\n\n## It is `very` salt\n\nAnd {deep} <b>blue</b>.\n",
  });
  const text = await scriptsOf(files('"vite-plugin-markdown": "^2.1.0"'));
  for (const part of [
    "The sea",
    "<h2>It is <code>very</code> salt</h2>",
    "And {deep} <b>blue</b>.",
  ])
    expect(text).toContain(part);
  expect(text).toMatch(/level: ?"2", ?content: ?"It is very salt"/);
});
