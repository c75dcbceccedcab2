import { expect, test } from "vitest";
import { openBuilds, pageWith } from "../../../../../tests/support/project-builds";

const { built } = openBuilds();

const LATE = {
  "src/Late.vue": "<script setup>const n = 1;</script><template>Late {{ n }}</template>",
  "src/Late.tsx":
    'import { defineComponent } from "vue"; export default defineComponent(() => () => <p>Late</p>);',
};

test.each(
  Object.entries(LATE),
)("a component that comes late from %s is known for a module in a published site, where all is one script", async (file, text) => {
  const site = await built(
    {
      "index.html": pageWith("/src/main.ts"),
      "src/main.ts": `import { createApp, defineAsyncComponent } from "vue"; createApp(defineAsyncComponent(() => import("./${file.slice(4)}"))).mount("#root");`,
      [file]: text,
    },
    "release",
  );
  const script = site.text(site.names(/\.js$/)[0] ?? "");
  expect(script).toMatch(/__esModule:\s*\(\)\s*=>/);
});
