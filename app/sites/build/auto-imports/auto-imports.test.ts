import { expect, test } from "vitest";
import { readStore } from "../../packages/store.server";
import { toBuildInput } from "../build-input";
import { buildTree } from "../build-tree";
import { readConfig } from "../config/read-config";
import { withAutoImports } from "./add-imports";
import type { AutoImports } from "./asked-imports";

const CONFIG = `import { defineConfig } from "vite";
import vue from "@vitejs/plugin-vue";
import AutoImport from "unplugin-auto-import/vite";
import Components from "unplugin-vue-components/vite";
import { ElementPlusResolver, OwnResolver } from "unplugin-vue-components/resolvers";
export default defineConfig({
  plugins: [
    vue(),
    AutoImport({
      imports: ["vue", "@vueuse/core", "left-pad", { axios: [["default", "http"]] }, { from: "day", imports: ["now as today"] }],
      dirs: ["./src/composables", "src/stores/**"],
      resolvers: [ElementPlusResolver()],
    }),
    Components({ dirs: ["src/parts"], resolvers: [ElementPlusResolver({ importStyle: "sass" }), OwnResolver()] }),
  ],
});`;
const FILES = {
  "package.json": '{ "dependencies": { "vue": "^3.5.0" } }',
  "index.html":
    '<!doctype html><div id="app"></div><script type="module" src="/src/main.ts"></script>',
  "vite.config.ts": CONFIG,
  "src/main.ts": 'import App from "./App.vue"; createApp(App).mount("#app");',
  "src/composables/counter.ts":
    "export const useCounter = (): number => 1; export default function () {}",
  "src/composables/deep/other.ts": "export const tooDeep = 1;",
  "src/stores/a/user.ts": "export const useUser = () => 2;",
  "src/parts/deep/TopBar.vue": "<template><b>Bar</b></template>",
  "src/App.vue":
    '<script setup lang="ts">const count = ref(useCounter()); const ref2 = (useUser: number) => useUser;</script><template><top-bar @click="count++">{{ count }}</top-bar></template>',
};

async function config(): Promise<AutoImports> {
  const input = toBuildInput(new Map(Object.entries(FILES)));
  const { autoImports, leftOut } = await readConfig(input, { store: readStore(), mode: "preview" });
  expect(leftOut.map(({ text }) => text)).toEqual([
    'unplugin-auto-import\'s "left-pad" is not known here.',
    "The resolver of Own for components is left out.",
  ]);
  return autoImports as AutoImports;
}

test("names that plugins of Vite import by themselves are imported where they are used", async () => {
  const auto = await config();
  const add = (code: string, path = "/src/App.vue") =>
    withAutoImports(code, auto, { path, loader: "ts", options: {} });
  const counter = 'import { useCounter as useCounter } from "/src/composables/counter.ts"; ';
  expect(await add("useCounter()")).toBe(`${counter}useCounter()`);
  expect(await add("counter()")).toContain('import counter from "/src/composables/counter.ts"');
  expect(await add("today(http)")).toMatch(
    /import \{ now as today \} from "day"; import http from/,
  );
  expect(await add("useMouse()")).toContain('import { useMouse as useMouse } from "@vueuse/core"');
  expect(await add('ElMessage("x")')).toMatch(
    /"element-plus"; import "element-plus\/dist\/.*css";/,
  );
  for (const own of [
    "const ref = 1; ref;",
    "a.ref; ({ ref: 1 }); tooDeep;",
    "function f({ x: [ref] }) { return ref }",
    'import { ref } from "./own"; ref()',
    "let x: ref;",
  ]) {
    expect(await add(own)).toBe(own);
  }
  expect(await add("useCounter()", "/src/composables/counter.ts")).toBe("useCounter()");
  expect(
    await add('const a = _resolveComponent("el-button"), b = _resolveDirective("loading")'),
  ).toBe(
    'import { ElButton as __found0 } from "element-plus"; import { ElLoadingDirective as __found1 } from "element-plus"; import "element-plus/dist/index.css"; const a = __found0, b = __found1',
  );
});

test("such a project builds", { timeout: 60_000 }, async () => {
  const input = toBuildInput(new Map(Object.entries(FILES)));
  const built = await buildTree(input, "preview", readStore());
  if (!built.ok) throw new Error(JSON.stringify(built.problems));
  const script = [...built.build.files].find(([name]) => name.endsWith(".js"))?.[1].body;
  expect(new TextDecoder().decode(script)).toContain("TopBar.vue");
});

test("a name that is none in a script stays a text, whatever it says", async () => {
  const names = new Map([
    ["tea", { from: "./tea.js", name: 'x } from "y"; alert(1); import { z' }],
  ]);
  const libraries = { components: [], names: [] };
  const auto = { names, hooks: null, components: new Map(), libraries, leftOut: [] };
  const said = await withAutoImports("tea()", auto, { path: "/a.ts", loader: "ts", options: {} });
  expect(said).toBe(
    'import { "x } from \\"y\\"; alert(1); import { z" as tea } from "./tea.js"; tea()',
  );
});

test("components of PrimeVue come from modules of their own, and another prefix for them is told", async () => {
  const configured = async (options: string) => {
    const text = `import { PrimeVueResolver } from "@primevue/auto-import-resolver"; import Components from "unplugin-vue-components/vite";
      export default { plugins: [Components({ resolvers: [PrimeVueResolver(${options})] })] }`;
    const input = toBuildInput(new Map([["vite.config.ts", text]]));
    return await readConfig(input, { store: readStore(), mode: "preview" });
  };
  const { autoImports, leftOut } = await configured("");
  expect(leftOut).toEqual([]);
  const code =
    'const a = _resolveComponent("InputText"), b = _resolveDirective("badge"), c = _resolveComponent("Mine")';
  const how = { path: "/src/App.vue", loader: "ts", options: {} } as const;
  expect(await withAutoImports(code, autoImports as AutoImports, how)).toBe(
    'import __found0 from "primevue/inputtext"; import __found1 from "primevue/badgedirective"; const a = __found0, b = __found1, c = _resolveComponent("Mine")',
  );
  const other = await configured('{ components: { prefix: "P" } }');
  expect(other.leftOut.map(({ text }) => text)).toEqual([
    "The resolver of PrimeVue for components is left out.",
  ]);
});
