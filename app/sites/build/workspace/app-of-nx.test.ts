import { expect, test } from "vitest";
import { readStore } from "../../packages/store.server";
import { toBuildInput } from "../build-input";
import { readConfig } from "../config/read-config";
import { atViteRoot } from "../config/vite-root";
import { findImported } from "../resolve/find-file";

const FILES = {
  "package.json": '{ "dependencies": { "react": "19" }, "devDependencies": { "@nx/vite": "21" } }',
  "tsconfig.base.json": '{ "compilerOptions": { "paths": { "@shop/ui": ["libs/ui/index.ts"] } } }',
  "libs/ui/vite.config.ts": "throw new Error('not this one')",
  "libs/ui/index.ts": "",
  "apps/shop/vite.config.ts": `
    import { nxViteTsPaths } from "@nx/vite/plugins/nx-tsconfig-paths.plugin";
    export default { root: __dirname, plugins: [nxViteTsPaths()], define: { NAME: JSON.stringify("shop") } };`,
  "apps/shop/index.html": '<script type="module" src="/src/main.tsx"></script>',
  "apps/shop/src/main.tsx": "",
};

test("an app of a workspace by Nx opens with its page, its configuration and the workspace's names", async () => {
  const input = toBuildInput(new Map(Object.entries(FILES)));
  const config = await readConfig(input, { store: readStore(), mode: "preview" });
  expect(config).toMatchObject({ root: "apps/shop", define: { NAME: '"shop"' }, leftOut: [] });
  const { texts } = atViteRoot(input, config);
  expect(texts.get("index.html")).toContain('src="/apps/shop/src/main.tsx"');
  const found = findImported({ input, config }, "@shop/ui", "/apps/shop/src/main.tsx");
  expect(found).toMatchObject({ is: "file", file: "/libs/ui/index.ts" });
});
