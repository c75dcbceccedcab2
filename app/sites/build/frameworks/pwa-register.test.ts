import { expect, test } from "vitest";
import { readStore } from "../../packages/store.server";
import { toBuildInput } from "../build-input";
import { buildTree } from "../build-tree";

test("what vite-plugin-pwa makes is there: nothing is new, and nothing is kept for offline", {
  timeout: 60_000,
}, async () => {
  const files = {
    "package.json": '{ "devDependencies": { "vite": "^7", "vite-plugin-pwa": "^1" } }',
    "index.html": '<script type="module" src="/src/main.ts"></script>',
    "src/main.ts": `import { registerSW } from "virtual:pwa-register";
import { useRegisterSW } from "virtual:pwa-register/react";
registerSW({ immediate: true });
console.log(useRegisterSW().needRefresh[0]);`,
  };
  const result = await buildTree(
    toBuildInput(new Map(Object.entries(files))),
    "preview",
    readStore(),
  );
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const scripts = [...result.build.files].filter(([name]) => name.endsWith(".js"));
  const text = scripts.map(([, { body }]) => new TextDecoder().decode(body)).join("");
  expect(text).toContain("offlineReady");
  expect(result.build.warnings).toEqual([]);
});
