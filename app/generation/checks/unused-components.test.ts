import { expect, test } from "vitest";
import { unusedComponents } from "./unused-components";

const files = new Map([
  ["index.html", '<div id="root"></div><script type="module" src="/src/main.tsx"></script>'],
  ["src/main.tsx", 'import { App } from "./App";'],
  ["src/App.tsx", 'import Card from "./card";\nexport function App() {}'],
  ["src/card/index.tsx", "export default function Card() {}"],
  ["src/Counter.tsx", "export function Counter() {}"],
  ["src/pages/about.tsx", "export default function About() {}"],
  ["src/SiteHeader.vue", "<template><header /></template>"],
  ["src/Start.vue", "<template><site-header /></template>"],
  ["src/sum.ts", "export const sum = 0;"],
]);
const pathsOf = (...touched: string[]) =>
  unusedComponents(files, new Set(touched), new Set(touched)).map(({ path }) => path);

test("an answer of nothing but components that nothing uses has a problem", () => {
  expect(pathsOf("src/Counter.tsx")).toEqual(["src/Counter.tsx"]);
});

test("a component in the wrong folder is told with the one that was meant, also beside other files", () => {
  const twice = new Map([...files, ["src/parts/Start.vue", "<template />"]]);
  const touched = new Set(["src/parts/Start.vue", "src/App.tsx"]);
  const told = unusedComponents(twice, touched, new Set(["src/parts/Start.vue"]));
  expect(told.map(({ text }) => text)).toEqual([
    "src/parts/Start.vue: nothing uses it; there is src/Start.vue of the same name. If that one was meant, change it and delete this one.",
  ]);
  expect(unusedComponents(twice, touched, new Set())).toEqual([]);
});

test("what the site's build loads is used, whoever names it", () => {
  expect(unusedComponents(files, new Set(["src/Counter.tsx"]), new Set())).toEqual([]);
});

test("what is used, found by its name, no component, or beside something else is none", () => {
  expect(pathsOf("src/card/index.tsx")).toEqual([]);
  expect(pathsOf("src/main.tsx")).toEqual([]);
  expect(pathsOf("src/SiteHeader.vue")).toEqual([]);
  expect(pathsOf("src/pages/about.tsx")).toEqual([]);
  expect(pathsOf("src/sum.ts")).toEqual([]);
  expect(pathsOf("src/Counter.tsx", "src/App.tsx")).toEqual([]);
  expect(pathsOf("src/Counter.tsx", "src/Gone.tsx")).toEqual([]);
  expect(pathsOf()).toEqual([]);
});
