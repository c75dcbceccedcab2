import { describe, expect, test } from "vitest";
import { readNuxtConfig } from "./nuxt-config";
import { asNuxtApp } from "./nuxt-layout";
import { moduleParts } from "./nuxt-modules";
import { localeOfPath, localizedRoutes, nameIn, pathIn, plainPath } from "./shims/i18n-routes";

const tree = (files: Record<string, string>) => new Map(Object.entries(files));
const PROJECT = {
  "package.json":
    '{ "dependencies": { "nuxt": "^4.0.0", "@nuxt/icon": "^2.0.0", "@iconify-json/lucide": "^1.2.0", "@nuxtjs/i18n": "^10.0.0" } }',
  "nuxt.config.ts": `export default defineNuxtConfig({
  modules: ["@nuxt/icon", ["@nuxtjs/i18n", { defaultLocale: "en" }]],
  icon: { size: "24px", customCollections: [{ prefix: "own", dir: "./app/assets/icons" }] },
  i18n: { locales: [{ code: "en", file: "en.json" }, { code: "fr", name: "Français", files: ["fr.json", "fr-shop.json"] }] },
});`,
  "i18n/locales/en.json": '{ "welcome": "Welcome" }',
  "i18n/locales/fr.json": '{ "welcome": "Bienvenue" }',
  "i18n/i18n.config.ts": "export default defineI18nConfig(() => ({ fallbackLocale: 'en' }));",
  "app/assets/icons/hut.svg": '<svg viewBox="0 0 20 10"><path d="M0 0"/></svg>',
  "app/pages/index.vue":
    '<template><Icon name="lucide:tree-pine" size="32" /><Icon name="own:hut" /><Icon name="mdi:home" /></template>',
};

test("a Nuxt project has its icons and its languages, and is told which of them are not there", () => {
  const app = asNuxtApp(tree(PROJECT));
  expect(app?.warnings?.map(({ text }) => text)).toEqual([
    "This Nuxt project runs as an app in the browser. Icons that are not shown, because package.json has no set of theirs: @iconify-json/mdi. Texts that are not among the files: fr-shop.json.",
  ]);
  expect(JSON.parse(app?.tree.get("package.json") ?? "").dependencies).toMatchObject({
    "@iconify-json/lucide": "^1.2.0",
    "vue-i18n": "^11.0.0",
  });
  const sets = app?.tree.get(".nuxt-app/icon-sets.ts");
  expect(sets).toContain('"lucide": () => import("@iconify-json/lucide/icons.json")');
  expect(sets).toContain('"hut":{"left":0,"top":0,"width":20,"height":10,"body":"<path');
  expect(sets).toContain('"size":"24px"');
  const texts = app?.tree.get(".nuxt-app/i18n-texts.ts");
  expect(texts).toContain('import config from "/i18n/i18n.config.ts"');
  expect(texts).toContain('"fr": [() => import("/i18n/locales/fr.json")]');
  expect(texts).toContain('"defaultLocale":"en"');
  expect(app?.tree.get(".nuxt-app/main.ts")).toContain("i18n: startI18n(asked)");
  expect(app?.config?.autoImports?.names.get("useLocalePath")?.from).toBe("/.nuxt-app/i18n.ts");
  expect(app?.config?.autoImports?.components.get("Icon")).toBe("/.nuxt-app/of/Icon.ts");
});

test("a project without these modules has nothing of them", () => {
  const files = { "package.json": '{ "dependencies": { "nuxt": "4" } }', "app/app.vue": "" };
  const app = asNuxtApp(tree(files));
  expect([...(app?.tree.keys() ?? [])].filter((file) => /icon|i18n/.test(file))).toEqual([]);
});

test("languages that the configuration does not write down are those that have messages", () => {
  const files = tree({
    "nuxt.config.ts":
      'export default defineNuxtConfig({ modules: ["@nuxtjs/i18n"], i18n: { locales, langDir: "words" } })',
    "words/de.json": "{}",
    "words/en-GB.json": "{}",
  });
  const [part] = moduleParts(files, readNuxtConfig(files));
  expect(part?.files.get(".nuxt-app/i18n-texts.ts")).toContain(
    '{ "de": [() => import("/words/de.json")], "en-GB": [() => import("/words/en-GB.json")] }',
  );
});

describe("pages of an app in two languages", () => {
  const how = { codes: ["en", "fr"], defaultLocale: "en", strategy: "prefix_except_default" };
  const routes = [
    { path: "/", name: "index", component: {} },
    { path: "/trips", component: {}, children: [{ path: ":id", name: "trips-id", component: {} }] },
  ];
  const addressesOf = (strategy: string) =>
    localizedRoutes(routes, { ...how, strategy }).map(({ path }) => path);

  test("have an address for each language, but for the default one where it needs none", () => {
    expect(addressesOf("prefix_except_default")).toEqual(["/", "/trips", "/fr", "/fr/trips"]);
    expect(addressesOf("prefix")).toEqual(["/en", "/en/trips", "/fr", "/fr/trips", "/"]);
    expect(addressesOf("no_prefix")).toEqual(["/", "/trips"]);
    expect(addressesOf("prefix_and_default")).toHaveLength(6);
    const [, , , trips] = localizedRoutes(routes, how);
    expect(trips?.children?.[0]).toMatchObject({ path: ":id", name: "trips-id___fr" });
  });

  test("are found in another language, with what their address asks", () => {
    expect(pathIn("/trips?by=day#top", "fr", how)).toBe("/fr/trips?by=day#top");
    expect(pathIn("/fr/trips", "en", how)).toBe("/trips");
    expect(pathIn("/", "fr", how)).toBe("/fr");
    expect(pathIn("/?by=day", "fr", how)).toBe("/fr?by=day");
    expect(plainPath("/fr", how)).toBe("/");
    expect(plainPath("/friends", how)).toBe("/friends");
    expect(localeOfPath("/fr?by=day", how)).toBe("fr");
    expect(localeOfPath("/trips", how)).toBe("en");
    expect(nameIn("trips-id___en", "fr", how)).toBe("trips-id___fr");
  });
});
