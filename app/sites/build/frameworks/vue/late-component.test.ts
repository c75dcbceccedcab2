import { expect, test } from "vitest";
import { openBuilds, pageWith } from "../../../../../tests/support/project-builds";

const { built } = openBuilds();

test("a component that comes late is known for a module in a published site, where all is one script", async () => {
  const site = await built(
    {
      "index.html": pageWith("/src/main.ts"),
      "src/main.ts":
        'import { createApp, defineAsyncComponent } from "vue"; createApp(defineAsyncComponent(() => import("./Late.vue"))).mount("#root");',
      "src/Late.vue": "<script setup>const n = 1;</script><template>Late {{ n }}</template>",
    },
    "release",
  );
  const script = site.text(site.names(/\.js$/)[0] ?? "");
  expect(script).toMatch(/__esModule:\s*\(\)\s*=>/);
});
