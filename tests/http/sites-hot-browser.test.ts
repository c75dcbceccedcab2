import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SiteBuilder } from "../../app/sites/build/build.server";
import { buildProcesses } from "../../app/sites/build/build-process.server";
import type { LogLine } from "../../app/sites/engine/site-log";
import { readStore, STORE_FOLDER } from "../../app/sites/packages/store.server";
import type { Previews } from "../../app/sites/previews/previews.server";
import { createSitesHandler } from "../../app/sites/serving/serving.server";
import { launchChromium } from "../support/launch-chromium";
import { HOLDER, makeProjects, openPreviews } from "../support/previews";

/** Edits of a project while a page of its preview is open. */

const projects = new Map<string, Map<string, string>>();
let browser: Browser;
let builder: SiteBuilder;
let previews: Previews;
let server: Server;

beforeAll(async () => {
  browser = await launchChromium();
  const workerPath = path.join(STORE_FOLDER, "build-worker.mjs");
  const startProcess = buildProcesses({ store: readStore(), workerPath });
  builder = new SiteBuilder({ startProcess, buildMs: 60_000 });
  previews = openPreviews({ builder, readTree: async (id) => projects.get(id) ?? new Map() });
  const app = express();
  app.use((request, response, next) => {
    const { port } = server.address() as AddressInfo;
    const origin = `http://localhost:${port}`;
    const config = { SITES_HOST: `sites.localhost:${port}`, APP_URL: origin };
    const of = { previews, findRelease: async () => null, visitorOf: () => "ann", config };
    return createSitesHandler(of)(request, response, next);
  });
  server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  await builder.close();
});

async function open(id: string, files: Record<string, string>): Promise<Page> {
  projects.set(id, new Map(Object.entries(files)));
  await makeProjects([id]);
  const { status, label, problems } = await previews.start(id, HOLDER);
  if (status !== "running") throw new Error(JSON.stringify(problems));
  const page = await browser.newPage();
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://${label}.sites.localhost:${port}/`);
  return page;
}

function change(id: string, file: string, content: string): void {
  projects.get(id)?.set(file, content);
  previews.refresh(id);
}

async function line(id: string, passes: (line: LogLine) => boolean): Promise<LogLine> {
  for await (const entry of previews.logs(id, AbortSignal.timeout(10_000))) {
    if (passes(entry)) return entry;
  }
  throw new Error("no such line was logged");
}

const ENTRY =
  '<!doctype html><div id="root"></div><script type="module" src="/src/main.tsx"></script>';
const MAIN = `import { createRoot } from "react-dom/client";
import "./style.css";
import App from "./App";
createRoot(document.getElementById("root")!).render(<App />);`;
const app = (text: string, more = "") => `import { useState } from "react";
import { label } from "./label";
export default function App() {
  const [count, setCount] = useState(0);${more}
  return <><h1>${text}</h1><button onClick={() => setCount(count + 1)}>{label} {count}</button></>;
}`;
const REACT = {
  "index.html": ENTRY,
  "src/main.tsx": MAIN,
  "src/style.css": "h1 { color: rgb(1, 2, 3); }",
  "src/label.ts": 'export const label = "pressed";',
  "src/App.tsx": app("first"),
};

test("a React app keeps its state over edits, but not with other hooks or another entry", async () => {
  const id = "hot-react";
  const page = await open(id, REACT);
  const [heading, button] = [page.locator("h1"), page.locator("button")];
  await button.click();
  await button.click();
  change(id, "src/App.tsx", app("second"));
  await expect.poll(() => heading.textContent()).toBe("second");
  expect(await button.textContent()).toBe("pressed 2");

  change(id, "src/style.css", "h1 { color: rgb(4, 5, 6); }");
  const colour = () => heading.evaluate((element) => getComputedStyle(element).color);
  await expect.poll(colour).toBe("rgb(4, 5, 6)");
  expect(await button.textContent()).toBe("pressed 2");

  // A mistake shows in the terminal, and leaves the page as it is.
  change(id, "src/App.tsx", "export default function App( {");
  await line(id, ({ level, file }) => level === "error" && file === "src/App.tsx");
  expect(await button.textContent()).toBe("pressed 2");
  change(id, "src/App.tsx", app("third"));
  await expect.poll(() => heading.textContent()).toBe("third");
  expect(await button.textContent()).toBe("pressed 2");

  // What is no component is taken over by the component that uses it.
  change(id, "src/label.ts", 'export const label = "hit";');
  await expect.poll(() => button.textContent()).toBe("hit 2");

  change(id, "src/App.tsx", app("fourth", "\n  const [other] = useState(1); void other;"));
  await expect.poll(() => heading.textContent()).toBe("fourth");
  expect(await button.textContent()).toBe("hit 0");

  await button.click();
  change(id, "src/main.tsx", `${MAIN}\nconsole.log("entered anew");`);
  const told = await line(id, ({ text }) => text.startsWith("The page was loaded anew"));
  expect(told.text).toContain("src/main.tsx has changed");
  await expect.poll(() => button.textContent()).toBe("hit 0");
  await page.close();
});

test("modules take their own next version by import.meta.hot, and one that throws is loaded anew", async () => {
  const id = "hot-vanilla";
  const shown = (text: string) => `document.querySelector("h1")!.textContent = "${text}";
if (import.meta.hot) {
  import.meta.hot.data.times = (import.meta.hot.data.times ?? 0) + 1;
  document.title = String(import.meta.hot.data.times);
  import.meta.hot.dispose((data: { times?: number }) => { data.times = Number(document.title); });
  import.meta.hot.accept();
}
export {};`;
  const page = await open(id, {
    "index.html": '<!doctype html><h1></h1><script type="module" src="/main.ts"></script>',
    "main.ts": 'import "./shown";',
    "shown.ts": shown("one"),
  });
  const heading = page.locator("h1");
  await expect.poll(() => heading.textContent()).toBe("one");
  change(id, "shown.ts", shown("two"));
  await expect.poll(() => heading.textContent()).toBe("two");
  expect(await page.title()).toBe("2");
  change(id, "shown.ts", `${shown("three")}\nthrow new Error("broken");`);
  const told = await line(id, ({ text }) => text.startsWith("The page was loaded anew"));
  expect(told.text).toContain("broken");
  // The place of a mistake is the project's own.
  const mistake = await line(id, ({ text }) => text.includes("Error: broken"));
  expect(mistake).toMatchObject({ file: "shown.ts", line: 9 });
  await page.close();
});

test("circles, live bindings, defaults, stars and imports on demand are as in a bundle", async () => {
  const page = await open("hot-modules", {
    "index.html": '<!doctype html><pre></pre><script type="module" src="/main.ts"></script>',
    "main.ts": `import even, { odd, count, raise } from "./circle-a";
import * as all from "./star";
import data, { name } from "./data.json";
import text from "./note.txt";
raise();
const later = await0();
async function await0() { return (await import("./later")).default(); }
later.then((value) => {
  document.querySelector("pre")!.textContent = JSON.stringify([even(4), odd(3), count, Object.keys(all).sort(), data.name, name, text.trim(), value, import.meta.url.endsWith("main.js"), import.meta.env.DEV]);
});`,
    "circle-a.ts": `import { isOdd } from "./circle-b";
export let count = 0;
export const raise = () => { count += 1; };
export default function isEven(n: number): boolean { return n === 0 || isOdd(n - 1); }
export { isOdd as odd };`,
    "circle-b.ts": `import isEven from "./circle-a";
export function isOdd(n: number): boolean { return n !== 0 && isEven(n - 1); }`,
    "star.ts": `export * from "./one"; export * as two from "./one"; export const own = 1;`,
    "one.ts": "export const one = 1; export default 2;",
    "data.json": '{"name":"json"}',
    "note.txt": "noted\n",
    "later.ts": 'export default function () { return "later"; }',
  });
  const expected = [
    true,
    true,
    1,
    ["one", "own", "two"],
    "json",
    "json",
    "noted",
    "later",
    true,
    true,
  ];
  await expect
    .poll(async () => JSON.parse((await page.locator("pre").textContent()) || "null"))
    .toEqual(expected);
  await page.close();
});

const colourOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).color);

test("a Vue component keeps its state over its template and its styles, and the others keep theirs over its script", async () => {
  const id = "hot-vue";
  const component = (text: string, more = "", style = "rgb(1, 2, 3)") => `<script setup lang="ts">
import { ref } from "vue";
const count = ref(0);${more}
</script>
<template><p>${text}</p><button @click="count += 1">pressed {{ count }}</button></template>
<style scoped>p { color: ${style}; }</style>`;
  const page = await open(id, {
    "index.html":
      '<!doctype html><div id="app"></div><script type="module" src="/src/main.ts"></script>',
    "src/main.ts":
      'import { createApp } from "vue";\nimport App from "./App.vue";\ncreateApp(App).mount("#app");',
    "src/App.vue":
      '<script setup lang="ts">import Counter from "./Counter.vue";</script><template><input><Counter/></template>',
    "src/Counter.vue": component("first"),
  });
  const [text, button, input] = [page.locator("p"), page.locator("button"), page.locator("input")];
  await input.fill("typed");
  await button.click();
  change(id, "src/Counter.vue", component("second"));
  await expect.poll(() => text.textContent()).toBe("second");
  expect(await button.textContent()).toBe("pressed 1");
  change(id, "src/Counter.vue", component("second", "", "rgb(4, 5, 6)"));
  await expect.poll(() => colourOf(page, "p")).toBe("rgb(4, 5, 6)");
  expect(await button.textContent()).toBe("pressed 1");
  change(id, "src/Counter.vue", component("third", "\ncount.value = 7;", "rgb(4, 5, 6)"));
  await expect.poll(() => text.textContent()).toBe("third");
  expect(await button.textContent()).toBe("pressed 7");
  expect(await input.inputValue()).toBe("typed");
  // A component that fails takes the app off the page; its mended version brings it back.
  const app = (text: string, more = "") =>
    `<script setup>${more}</script><template><p>${text}</p></template>`;
  change(id, "src/App.vue", app("{{ days.monday.count }}"));
  await expect.poll(() => page.locator("body").innerText()).toBe("");
  change(
    id,
    "src/App.vue",
    app("{{ days.monday.count }}", "const days = { monday: { count: 3 } };"),
  );
  await expect.poll(() => page.locator("body").innerText()).toBe("3");
  await page.close();
});

test("a Svelte component is replaced by its next version, and what is around it stays", async () => {
  const id = "hot-svelte";
  const component = (text: string) => `<script lang="ts">
let count: number = $state(0);
</script>
<p>${text}</p><button onclick={() => (count += 1)}>pressed {count}</button>
<style>p { color: rgb(1, 2, 3); }</style>`;
  const page = await open(id, {
    "index.html":
      '<!doctype html><div id="app"></div><script type="module" src="/src/main.ts"></script>',
    "src/main.ts":
      'import { mount } from "svelte";\nimport App from "./App.svelte";\nmount(App, { target: document.getElementById("app")! });',
    "src/App.svelte":
      '<script lang="ts">import Counter from "./Counter.svelte";</script><input><Counter/>',
    "src/Counter.svelte": component("first"),
  });
  await page.locator("input").fill("typed");
  change(id, "src/Counter.svelte", component("second"));
  await expect.poll(() => page.locator("p").textContent()).toBe("second");
  expect(await page.locator("input").inputValue()).toBe("typed");
  await page.locator("button").click();
  expect(await page.locator("button").textContent()).toBe("pressed 1");
  change(id, "src/Counter.svelte", component("second").replace("1, 2, 3", "4, 5, 6"));
  await expect.poll(() => colourOf(page, "p")).toBe("rgb(4, 5, 6)");
  expect(await page.locator("button").textContent()).toBe("pressed 1");
  await page.close();
});

test("classes of CSS modules, pictures and data are replaced like any module, beside a worker", async () => {
  const id = "hot-assets";
  const picture = (colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect fill="${colour}" width="20" height="20"/><desc>${"long ".repeat(1_000)}</desc></svg>`;
  const view = (name: string) => `import { useState } from "react";
import styles from "./card.module.css";
import picture from "./picture.svg";
import data from "./data.json";
export default function App() {
  const [count, setCount] = useState(0);
  return <><h1 className={styles.${name}}>{data.title}</h1><img src={picture} />
    <button onClick={() => setCount(count + 1)}>{count}</button></>;
}`;
  const page = await open(id, {
    ...REACT,
    "src/main.tsx": `import Count from "./count?worker";
new Count().onmessage = ({ data }) => { document.title = data; };
${MAIN}`,
    "src/count.ts": 'postMessage("from a worker");',
    "src/App.tsx": view("card"),
    "src/card.module.css": ".card { color: rgb(7, 8, 9); }",
    "src/picture.svg": picture("red"),
    "src/data.json": '{ "title": "first" }',
  });
  const image = page.locator("img");
  await expect.poll(() => page.title()).toBe("from a worker");
  const loaded = () => image.evaluate((element: HTMLImageElement) => element.naturalWidth);
  await expect.poll(loaded).toBe(20);
  await page.locator("button").click();
  change(id, "src/card.module.css", ".card { color: red; } .big { color: rgb(9, 8, 7); }");
  change(id, "src/App.tsx", view("big"));
  await expect.poll(() => colourOf(page, "h1")).toBe("rgb(9, 8, 7)");
  const address = await image.getAttribute("src");
  change(id, "src/picture.svg", picture("green"));
  await expect.poll(() => image.getAttribute("src")).not.toBe(address);
  await expect.poll(loaded).toBe(20);
  change(id, "src/data.json", '{ "title": "second" }');
  await expect.poll(() => page.locator("h1").textContent()).toBe("second");
  expect(await page.locator("button").textContent()).toBe("1");
  await page.close();
});

test("an answer of many files, with other libraries and styles, is taken over at once by every page", async () => {
  const id = "hot-answer";
  const first = await open(id, {
    ...REACT,
    "src/main.tsx": `import { createRoot } from "react-dom/client";
import App from "./App";
import Counter from "./Counter";
createRoot(document.getElementById("root")!).render(<><App /><Counter /></>);`,
    "src/App.tsx": "export default () => <h1>first</h1>;",
    "src/Counter.tsx": app("counted").replace("<h1>counted</h1>", ""),
  });
  const second = await browser.newPage();
  await second.goto(first.url());
  for (const page of [first, second]) await page.locator("button").click();
  const files = projects.get(id);
  for (const name of ["A", "B", "C", "D", "E", "F", "G"]) {
    files?.set(`src/${name}.tsx`, `export default () => <li>${name}</li>;`);
  }
  files?.set(
    "src/store.ts",
    'import { create } from "zustand"; export const useStore = create(() => ({ text: "kept" }));',
  );
  files?.set("src/card.module.css", ".card { color: rgb(3, 2, 1); }");
  files?.set("src/look.css", "li { color: rgb(5, 6, 7); }");
  const names = ["A", "B", "C", "D", "E", "F", "G"];
  change(
    id,
    "src/App.tsx",
    `import { useMemo } from "react";
import { Plus } from "lucide-react";
import { useStore } from "./store";
import styles from "./card.module.css";
import "./look.css";
${names.map((name) => `import ${name} from "./${name}";`).join("\n")}
export default function App() {
  const { text } = useStore();
  const title = useMemo(() => text + " second", [text]);
  return <><h1 className={styles.card}>{title}</h1><Plus />${names.map((name) => `<${name} />`).join("")}</>;
}`,
  );
  for (const page of [first, second]) {
    await expect.poll(() => page.locator("h1").textContent()).toBe("kept second");
    expect(await page.locator("li").count()).toBe(7);
    expect(await page.locator("svg.lucide-plus").count()).toBe(1);
    await expect.poll(() => colourOf(page, "li >> nth=0")).toBe("rgb(5, 6, 7)");
    expect(await colourOf(page, "h1")).toBe("rgb(3, 2, 1)");
    expect(await page.locator("button").textContent()).toBe("pressed 1");
  }
  const icon = projects.get(id)?.get("src/App.tsx") ?? "";
  change(
    id,
    "src/App.tsx",
    icon.replace("{ Plus }", "{ Plus, Heart }").replace("<Plus />", "<Heart />"),
  );
  await expect.poll(() => first.locator("svg.lucide-heart").count()).toBe(1);
  expect(await first.locator("button").textContent()).toBe("pressed 1");
  await first.close();
  await second.close();
});

test.each([
  {
    library: "Preact",
    main: 'import { render } from "preact";',
    render: 'render(<><input /><App /></>, document.getElementById("root")!)',
    app: (text: string) => `import { useState } from "preact/hooks";
export default function App() {
  const [count, setCount] = useState(0);
  return <><h1>${text}</h1><button onClick={() => setCount(count + 1)}>{count}</button></>;
}`,
  },
  {
    library: "Solid",
    main: 'import { render } from "solid-js/web";',
    render: 'render(() => <><input /><App /></>, document.getElementById("root")!)',
    app: (text: string) => `import { createSignal } from "solid-js";
export default function App() {
  const [count, setCount] = createSignal(0);
  return <><h1>${text}</h1><button onClick={() => setCount(count() + 1)}>{count()}</button></>;
}`,
  },
])("a component of $library keeps its state, and the page stays", async ({
  library,
  main,
  render,
  app,
}) => {
  const id = `hot-${library.toLowerCase()}`;
  const page = await open(id, {
    "index.html": ENTRY,
    "src/main.tsx": `${main}\nimport App from "./App";\n${render};`,
    "src/App.tsx": app("first"),
  });
  const button = page.locator("button");
  await page.locator("input").fill("typed");
  await button.click();
  for (const text of ["second", "third"]) {
    change(id, "src/App.tsx", app(text));
    await expect.poll(() => page.locator("h1").textContent()).toBe(text);
    expect(await page.locator("input").inputValue()).toBe("typed");
    expect(await button.textContent()).toBe("1");
  }
  await button.click();
  expect(await button.textContent()).toBe("2");
  await page.close();
});
