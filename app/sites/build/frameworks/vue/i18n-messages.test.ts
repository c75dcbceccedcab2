import { expect, test } from "vitest";
import { readStore } from "../../../packages/store.server";
import { toBuildInput } from "../../build-input";
import { buildTree } from "../../build-tree";
import { i18nMessages } from "./i18n-messages";

const FILES = {
  "index.html":
    '<!doctype html><html lang="en"><head><title>x</title></head><body><script type="module" src="/src/main.ts"></script></body></html>',
  "vite.config.ts":
    'import path from "node:path"; import I18n from "@intlify/unplugin-vue-i18n/vite"; export default { plugins: [I18n({ include: [path.resolve(__dirname, "./texts/locales/**")] })] };',
  "src/main.ts":
    'import messages from "@intlify/unplugin-vue-i18n/messages"; console.log(messages);',
  "texts/locales/en.yml": "title: When the water comes back\n",
  "texts/locales/de-AT.json": '{ "title": "Wann das Wasser kommt" }',
  "texts/locales/index.ts": "export {};",
};

test("messages that Vue I18n's plugin makes a module of are there by their languages", async () => {
  const input = toBuildInput(new Map(Object.entries(FILES)));
  const result = await buildTree(input, "release", readStore());
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const texts = [...result.build.files].filter(([name]) => /^\/assets\/.*\.js$/.test(name));
  const script = texts.map(([, { body }]) => new TextDecoder().decode(body)).join("");
  const said: unknown[] = [];
  new Function("console", script)({ log: (one: unknown) => said.push(one) });
  expect(said).toEqual([
    {
      "de-AT": { title: "Wann das Wasser kommt" },
      en: { title: "When the water comes back" },
    },
  ]);
  expect(result.build.warnings).toEqual([]);
});

test("they are looked for where they usually are, and nobody is given a module that they did not ask for", () => {
  const asking = { "src/i18n.js": 'import all from "@intlify/vite-plugin-vue-i18n/messages";' };
  const made = i18nMessages(new Map(Object.entries({ ...asking, "src/locales/fr.js": "" })));
  expect(made?.tree.get(".i18n-messages.js")).toContain('"fr": of0.default ?? of0');
  expect(made?.alias).toEqual([
    { find: "@intlify/vite-plugin-vue-i18n/messages", replacement: "/.i18n-messages.js" },
  ]);
  expect(i18nMessages(new Map(Object.entries(asking)))?.tree.get(".i18n-messages.js")).toContain(
    "export default {  };",
  );
  expect(i18nMessages(new Map([["src/locales/fr.js", ""]]))).toBeNull();
});
