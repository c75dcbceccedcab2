import { describe, expect, test } from "vitest";
import { readStore } from "../../packages/store.server";
import { buildTree } from "../build-tree";
import type { SiteBuild } from "../build-types";

/** The layouts of the sixteen templates that `npm create vite` offers, as small as they can be. */

const PATIENT_MS = 60_000;
const store = readStore();
const HERO = { hash: "ab".repeat(32), size: 90_000 };

interface Template {
  packages: readonly string[];
  /** The file that the page loads, without its ending. */
  entry: string;
  /** Whether its files end in "x" where they have JSX, or in the framework's own way. */
  jsx?: true;
  files: Readonly<Record<string, string>>;
  plugin?: string;
}

const JSX_APP = (hook: string, state: string, shown: string) => `${hook}
import heroImg from "./assets/hero.png";
import logo from "./assets/logo.svg";
export default function App() {
  ${state}
  return <><img src={heroImg} alt="" /><img src={logo} alt="" />
    <svg><use href="/icons.svg#documentation-icon"></use></svg>
    <button onClick={() => setCount((count) => count + 1)}>Count is {${shown}}</button></>;
}`;
const PLAIN_PICTURES = `import heroImg from "./assets/hero.png";\nimport logo from "./assets/logo.svg";`;

const TEMPLATES: Readonly<Record<string, Template>> = {
  vanilla: {
    packages: [],
    entry: "main",
    files: {
      "main.ts": `import "./style.css";\n${PLAIN_PICTURES}\nimport { setupCounter } from "./counter.ts";
document.querySelector("#app").innerHTML = \`<img src="\${heroImg}"><img src="\${logo}"><button></button>\`;
setupCounter(document.querySelector("button"));`,
      "counter.ts": `export const setupCounter = (one) => { one.innerHTML = \`Count is \${0}\`; };`,
    },
  },
  react: {
    packages: ["react", "react-dom"],
    plugin: "@vitejs/plugin-react",
    entry: "main",
    jsx: true,
    files: {
      "main.ts": `import { StrictMode } from "react"; import { createRoot } from "react-dom/client"; import "./style.css"; import App from "./App";
createRoot(document.getElementById("root")).render(<StrictMode><App /></StrictMode>);`,
      "App.ts": JSX_APP(
        'import { useState } from "react";',
        "const [count, setCount] = useState(0);",
        "count",
      ),
    },
  },
  preact: {
    packages: ["preact"],
    plugin: "@preact/preset-vite",
    entry: "main",
    jsx: true,
    files: {
      "main.ts": `import { render } from "preact"; import "./style.css"; import App from "./app";
render(<App />, document.getElementById("app"));`,
      "app.ts": JSX_APP(
        'import { useState } from "preact/hooks";',
        "const [count, setCount] = useState(0);",
        "count",
      ),
    },
  },
  solid: {
    packages: ["solid-js"],
    plugin: "vite-plugin-solid",
    entry: "index",
    jsx: true,
    files: {
      "index.ts": `import { render } from "solid-js/web"; import "./style.css"; import App from "./App";
render(() => <App />, document.getElementById("root"));`,
      "App.ts": JSX_APP(
        'import { createSignal } from "solid-js";',
        "const [count, setCount] = createSignal(0);",
        "count()",
      ),
    },
  },
  qwik: {
    packages: ["@builder.io/qwik"],
    plugin: "@builder.io/qwik/optimizer",
    entry: "main",
    jsx: true,
    files: {
      "main.ts": `import "@builder.io/qwik/qwikloader.js"; import { render } from "@builder.io/qwik"; import "./style.css"; import { App } from "./app";
render(document.getElementById("app"), <App />);`,
      "app.ts": `import { component$, useSignal } from "@builder.io/qwik";\n${PLAIN_PICTURES}
export const App = component$(() => {
  const count = useSignal(0);
  return <><img src={heroImg} width="1" height="1" /><img src={logo} width="1" height="1" /><button onClick$={() => count.value++}>Count is {count.value}</button></>;
});`,
    },
  },
  lit: {
    packages: ["lit"],
    entry: "my-element",
    files: {
      "my-element.ts": `import { LitElement, css, html } from "lit";\n${PLAIN_PICTURES}
class MyElement extends LitElement {
  static get properties() { return { count: { type: Number } }; }
  constructor() { super(); this.count = 0; }
  render() { return html\`<img src=\${heroImg}><img src=\${logo}><slot></slot><button @click=\${() => this.count++}>Count is \${this.count}</button>\`; }
  static get styles() { return css\`:host { display: flex }\`; }
}
window.customElements.define("my-element", MyElement);`,
    },
  },
  vue: {
    packages: ["vue"],
    plugin: "@vitejs/plugin-vue",
    entry: "main",
    files: {
      "main.ts": `import { createApp } from "vue"; import "./style.css"; import App from "./App.vue"; createApp(App).mount("#app");`,
      "App.vue": `<script setup>\nimport Hello from "./components/Hello.vue";\n</script>\n<template><Hello /></template>`,
      "components/Hello.vue": `<script setup>
import { ref } from "vue"; import heroImg from "../assets/hero.png"; import logo from "../assets/logo.svg";
const count = ref(0);
</script>
<template><img :src="heroImg"><img :src="logo"><svg><use href="/icons.svg#documentation-icon"></use></svg><button @click="count++">Count is {{ count }}</button></template>`,
    },
  },
  svelte: {
    packages: ["svelte"],
    plugin: "@sveltejs/vite-plugin-svelte",
    entry: "main",
    files: {
      "main.ts": `import { mount } from "svelte"; import "./style.css"; import App from "./App.svelte";
export default mount(App, { target: document.getElementById("app") });`,
      "App.svelte": `<script>\n${PLAIN_PICTURES}\nimport Counter from "./lib/Counter.svelte";\n</script>\n<img src={heroImg} alt=""><img src={logo} alt=""><Counter />`,
      "lib/Counter.svelte": `<script>\nlet count = $state(0);\n</script>\n<button onclick={() => count++}>Count is {count}</button>`,
    },
  },
};

const CONFIG = (plugin: string) =>
  `import { defineConfig } from "vite";\nimport plugin from "${plugin}";\nexport default defineConfig({ plugins: [plugin()] });`;

/** A template's files, in JavaScript or TypeScript. */
function filesOf(
  { packages, entry, jsx, files, plugin }: Template,
  isTyped: boolean,
): Record<string, string> {
  const ending = (isTyped ? "ts" : "js") + (jsx ? "x" : "");
  const sources = Object.entries(files).map(([file, source]) => [
    `src/${file.replace(/\.ts$/, `.${ending}`)}`,
    typed(
      source.replaceAll("./counter.ts", `./counter.${ending}`),
      isTyped && !plugin?.includes("qwik"),
    ),
  ]);
  return {
    "package.json": JSON.stringify({
      private: true,
      type: "module",
      dependencies: Object.fromEntries(packages.map((name) => [name, "*"])),
      devDependencies: { vite: "^8.3.4", ...(plugin ? { [plugin]: "*" } : {}) },
    }),
    "index.html": `<!doctype html>\n<html lang="en"><head><meta charset="UTF-8" /><link rel="icon" type="image/svg+xml" href="/favicon.svg" /><title>Vite</title><link rel="stylesheet" href="./src/page.css" /></head><body><div id="app"></div><div id="root"></div><my-element></my-element><script type="module" src="/src/${entry}.${ending}"></script></body></html>`,
    "public/favicon.svg": "<svg/>",
    "public/icons.svg": '<svg><symbol id="documentation-icon"/></svg>',
    "src/assets/logo.svg": `<svg>${"<g/>".repeat(2_000)}</svg>`,
    "src/style.css": ":root { color-scheme: light dark } #app { .counter { color: red } }",
    "src/page.css": "body { margin: 0 }",
    ...(plugin ? { [`vite.config.${isTyped ? "ts" : "js"}`]: CONFIG(plugin) } : {}),
    ...(isTyped ? TSCONFIGS : {}),
    ...Object.fromEntries(sources),
  };
}

const TSCONFIGS = {
  "tsconfig.json": '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
  "tsconfig.app.json":
    '{ /* of the app */ "compilerOptions": { "target": "es2023", "jsx": "react-jsx", "verbatimModuleSyntax": true }, "include": ["src"] }',
};

/** What only TypeScript has. */
function typed(source: string, isTyped: boolean): string {
  if (!isTyped) return source;
  return source
    .replace("<script setup>", '<script setup lang="ts">')
    .replace("<script>", '<script lang="ts">')
    .replace(/getElementById\((".*?")\)/, "getElementById($1)!")
    .replace("$state(0)", "$state<number>(0)");
}

describe.each(Object.keys(TEMPLATES))("the template for %s", { timeout: PATIENT_MS }, (kind) => {
  test.each(["JavaScript", "TypeScript"])("runs in %s, without a word", async (language) => {
    const template = TEMPLATES[kind] as Template;
    const files = filesOf(template, language === "TypeScript");
    const input = {
      texts: new Map(Object.entries(files)),
      binaries: new Map([["src/assets/hero.png", HERO]]),
      env: {},
    };
    for (const mode of ["preview", "release"] as const) {
      const result = await buildTree(input, mode, store);
      if (!result.ok) throw new Error(JSON.stringify(result));
      const { build } = result;
      expect(build.kind).toBe(kind);
      expect(build.warnings).toEqual([]);
      expect(textOf(build.files, /^\/assets\/.*\.js$/)).toContain("Count is ");
      if (mode === "release") expectPictures(build, template);
    }
  });
});

/** What a release has beside its script. */
function expectPictures({ files, binaries }: SiteBuild, { entry, files: sources }: Template): void {
  const names = [...files.keys(), ...binaries.keys()];
  const script = textOf(files, /^\/assets\/.*\.js$/);
  for (const picture of [/\bhero-\w+\.png/, /\blogo-\w+\.svg/]) {
    const [name = "none"] = picture.exec(script) ?? [];
    expect(names).toContain(`/assets/${name}`);
  }
  expect(names).toEqual(expect.arrayContaining(["/favicon.svg", "/icons.svg"]));
  if (sources[`${entry}.ts`]?.includes("style.css")) {
    expect(textOf(files, /^\/assets\/.*\.css$/)).toContain("color-scheme");
  }
}

function textOf(files: ReadonlyMap<string, { body: Uint8Array }>, name: RegExp): string {
  return [...files]
    .filter(([file]) => name.test(file))
    .map(([, { body }]) => new TextDecoder().decode(body))
    .join("\n");
}
