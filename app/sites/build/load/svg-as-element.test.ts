import { expect, test } from "vitest";
import { openBuilds, PATIENT_MS, pageWith } from "../../../../tests/support/project-builds";
import { toBuildInput } from "../build-input";
import { isShownAsElement } from "./svg-as-element";

const { built } = openBuilds();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>';

test("a picture that a module shows as an element is a component there, and an address elsewhere", {
  timeout: PATIENT_MS,
}, async () => {
  const files = {
    "index.html": pageWith("/src/main.tsx"),
    "src/main.tsx": `import { createRoot } from "react-dom/client";
import Logo from "./logo.svg";
createRoot(document.body).render(<Logo title="a" />);
import "./other";`,
    "src/other.tsx": 'import Logo from "./logo.svg"; console.log(<img src={Logo} />);',
    "src/logo.svg": SVG,
  };
  for (const mode of ["preview", "release"] as const) {
    const site = await built(files, mode);
    const scripts = site.names(/\.js$/).map((name) => site.text(name));
    expect(scripts.join("")).toMatch(/dangerouslySetInnerHTML/);
    expect(scripts.join("")).toMatch(/data:image\/svg\+xml/);
  }
});

test.each([
  [
    "Vue",
    {
      "package.json": '{"dependencies":{"vue":"^3.5.0"}}',
      "src/main.ts":
        'import { createApp } from "vue"; import App from "./App.vue"; createApp(App).mount("#root");',
      "src/App.vue": `<script setup lang="ts">
import LeafIcon from "./logo.svg";
import address from "./logo.svg";
</script>
<template><leaf-icon class="size-6" /><img :src="address"></template>`,
    },
    /\.h\)\("svg", \{/,
  ],
  [
    "Solid",
    {
      "package.json": '{"dependencies":{"solid-js":"^1.9.0"}}',
      "src/main.ts":
        'import { render } from "solid-js/web"; import { App } from "./App"; render(App, document.body);',
      "src/App.tsx":
        'import Logo from "./logo.svg"; export const App = () => <Logo class="size-6" />;',
    },
    /\.template\)\(['"]<svg/,
  ],
])(
  "a picture is a component in a project of %s, too",
  { timeout: PATIENT_MS },
  async (_of, files, made) => {
    const site = await built({
      "index.html": pageWith("/src/main.ts"),
      "src/logo.svg": SVG,
      ...files,
    });
    const scripts = site.names(/\.js$/).map((name) => site.text(name));
    expect(scripts.join("")).toMatch(made);
  },
);

test("what says that it is an element", () => {
  const shown = (source: string, more: Record<string, string> = {}) =>
    isShownAsElement(
      toBuildInput(new Map(Object.entries({ "src/a.tsx": source, ...more }))),
      "/src/a.tsx",
      "./logo.svg",
    );
  const handedOn = 'export { default as Logo } from "./logo.svg";';
  expect(shown('import Logo, { x } from "./logo.svg"; <Logo/>')).toBe(true);
  expect(shown('import Logo from "./logo.svg"; <Icon component={Logo} />')).toBe(true);
  expect(shown('import Logo from "./logo.svg"; <img src={Logo} />')).toBe(false);
  expect(shown('import Logo from "./logo.svg"; <LogoBar />')).toBe(false);
  expect(shown('import Logo from "./other.svg"; <Logo />')).toBe(false);
  expect(shown('import image from "./logo.svg"; <image href={image} />')).toBe(false);
  expect(shown('import LeafIcon from "./logo.svg"; <leaf-icon />')).toBe(true);
  expect(shown('import leaf from "./logo.svg"; <component :is="leaf" />')).toBe(true);
  expect(shown(handedOn, { "src/b.tsx": "<Logo className='a' />" })).toBe(true);
  expect(shown(handedOn, { "src/b.tsx": "<img src={Logo} />" })).toBe(false);
});
