import { describe, expect, test } from "vitest";
import { openBuilds, PATIENT_MS } from "../../../../../tests/support/project-builds";
import { readNuxtConfig } from "./nuxt-config";
import { nuxtEntry, nuxtRoutes } from "./nuxt-entry";
import { componentsIn, nuxtImports } from "./nuxt-imports";
import { asNuxtApp } from "./nuxt-layout";

const { built } = openBuilds();
const tree = (files: Record<string, string>) => new Map(Object.entries(files));
const PROJECT = {
  "package.json": '{ "dependencies": { "nuxt": "^4.0.0", "@pinia/nuxt": "^0.11.0" } }',
  "nuxt.config.ts": `import tailwindcss from "@tailwindcss/vite";
export default defineNuxtConfig({
  ssr: false, modules: ["@pinia/nuxt", "@nuxtjs/strapi"], css: ["~/assets/main.css"],
  app: { head: { title: "Trips" } },
  runtimeConfig: { secret: process.env.SECRET, public: { base: process.env.NUXT_PUBLIC_BASE || "/api", season: \`autumn\` } },
  vite: { plugins: [tailwindcss()] },
});`,
  "app/assets/main.css": "body { margin: 0 }",
  "app/app.vue": "<template><NuxtLayout><NuxtPage /></NuxtLayout></template>",
  "app/layouts/default.vue": '<template><NuxtLink to="/">Home</NuxtLink><slot /></template>',
  "app/pages/index.vue": `<script setup lang="ts">
definePageMeta({ middleware: ["season"], layout: "plain" });
const trips = useTrips();
const { data } = await useFetch("/api/weather");
const words = computed(() => plural(trips.list.length));
if (import.meta.server) throw new Error("not here");
</script>
<template><h1>{{ words }}, {{ plural(2) }}</h1><TripCard v-for="one in trips.list" :key="one" :name="one" /></template>`,
  "app/pages/trips/[id].vue": "<template>One</template>",
  "app/components/trip/Card.vue":
    "<script setup>defineProps(['name'])</script><template><b>{{ name }}</b></template>",
  "app/stores/trips.ts":
    'export const useTrips = defineStore("trips", () => ({ list: ref(["Faroe"]) }));',
  "app/utils/words.ts": "export function plural(n: number) { return n + ' trips'; }",
  "app/middleware/season.ts": "export default defineNuxtRouteMiddleware(() => {});",
  "app/plugins/greet.client.ts":
    "export default defineNuxtPlugin(() => ({ provide: { greet: () => 'Hi' } }));",
  "app/plugins/db.server.ts": "export default defineNuxtPlugin(() => {});",
  "server/api/weather.get.ts": "export default defineEventHandler(() => 1);",
};

test("a Nuxt project runs as an app in the browser, with what it uses and never imports", {
  timeout: PATIENT_MS,
}, async () => {
  const site = await built(PROJECT);
  expect(site.build.kind).toBe("vue");
  expect(site.build.warnings.map(({ text }) => text)).toEqual([
    "This Nuxt project runs as an app in the browser. Left out, because it needs a server: server/api/weather.get.ts. Modules of Nuxt that are not here: @nuxtjs/strapi.",
  ]);
  const script = site
    .names(/\.js$/)
    .map((name) => site.text(name))
    .join("\n");
  for (const name of ["TripCard", "NuxtLayout"]) {
    expect(script).not.toMatch(new RegExp(`resolveComponent\\)?\\("${name}"`));
  }
  expect(script).toContain("Faroe");
  expect(script).not.toContain("_ctx.plural");
  expect(script).not.toContain("defineEventHandler");
});

describe("of a Nuxt project is read", () => {
  const config = readNuxtConfig(tree(PROJECT));

  test("what its configuration says as it stands", () => {
    expect(config).toMatchObject({
      sources: "app/",
      modules: ["@pinia/nuxt", "@nuxtjs/strapi"],
      css: ["~/assets/main.css"],
      runtime: { public: { base: "/api", season: "autumn" } },
      head: { title: "Trips" },
    });
    expect(JSON.stringify(config)).not.toContain("secret");
    expect(readNuxtConfig(tree({ "pages/index.vue": "" })).sources).toBe("");
    expect(
      readNuxtConfig(
        tree({ "nuxt.config.ts": "export default defineNuxtConfig({ srcDir: './src' })" }),
      ).sources,
    ).toBe("src/");
    expect(readNuxtConfig(tree({ "nuxt.config.ts": "defineNuxtConfig({" }))).toMatchObject({
      css: [],
    });
  });

  test("its routes, with what each page says of itself", () => {
    const routes = nuxtRoutes(tree(PROJECT), config);
    expect(routes).toContain('name: "trips-id"');
    expect(routes).toContain('path: "/trips/:id"');
    expect(routes).toContain('"meta": {"middleware":["season"],"layout":"plain"}');
  });

  test("its plugins but those of a server, and its rules by name", () => {
    const entry = nuxtEntry(tree(PROJECT), config);
    expect(entry).toContain("greet.client.ts");
    expect(entry).not.toContain("db.server.ts");
    expect(entry).toContain('"season": () => import("/app/middleware/season.ts")');
    expect(entry).toContain("pinia: createPinia()");
  });

  test("components by their folders, each word once", () => {
    const found = componentsIn(
      tree({
        "components/base/BaseButton.vue": "",
        "components/trip/card/Head.client.vue": "",
        "components/Hero.vue": "",
        "components/nav/index.vue": "",
        "components/Old.server.vue": "",
      }),
      "components/",
    );
    expect([...found.keys()]).toEqual(["BaseButton", "TripCardHead", "Hero", "Nav"]);
  });

  test("all that it may use by name, whoever exports it", () => {
    const { auto } = nuxtImports(
      tree({
        ...PROJECT,
        "app/composables/useSaved.ts": "export default () => 1;",
        "app/composables/deep/inner.ts": "export const inner = 1;",
      }),
      config,
    );
    expect(auto.names.get("useSaved")).toEqual({
      from: "/app/composables/useSaved.ts",
      name: "default",
    });
    expect(auto.names.get("useTrips")?.from).toBe("/app/stores/trips.ts");
    expect(auto.names.has("inner")).toBe(false);
    for (const name of [
      "ref",
      "useRoute",
      "useFetch",
      "useState",
      "navigateTo",
      "definePageMeta",
      "defineStore",
      "createError",
      "useSeoMeta",
    ]) {
      expect(auto.names.has(name), name).toBe(true);
    }
    expect(auto.components.get("LazyTripCard")).toBe("/app/components/trip/Card.vue");
  });
});

test("another project, and one without a page, are none", () => {
  expect(asNuxtApp(tree({ "app.vue": "" }))).toBeNull();
  expect(
    asNuxtApp(tree({ "package.json": '{"dependencies":{"nuxt":"4"}}', "server/a.ts": "" })),
  ).toBeNull();
});

test("a value that the project's environment sets counts before what is written down", async () => {
  const site = await built(PROJECT, "preview", {
    env: { NUXT_PUBLIC_BASE: "https://api.example" },
  });
  const script = site.names(/\.js$/).map((name) => site.text(name));
  expect(script.join("\n")).toContain("https://api.example");
});
