import { afterAll, expect, test } from "vitest";
import { HandMadeStore } from "../../../../tests/support/hand-made-store";
import { PackageResolver } from "../../packages/resolve/package-resolver";
import { readStore } from "../../packages/store.server";
import { toBuildInput } from "../build-input";
import { readConfig } from "../config/read-config";
import type { ProjectSource } from "../project-source";
import { withPackagePlugins } from "./package-plugins";

const kit = new HandMadeStore({
  "glow-kit": {
    dependencies: ["shade"],
    files: {
      "plugin.js": `const plugin = require("tailwindcss/plugin"); const { shade } = require("shade");
        const read = () => { try { return String(require("fs").readFileSync("/etc/hostname")) } catch { return "" } };
        exports.glow = ({ color }) => plugin(({ addUtilities }) => addUtilities({ ".glow": { color: shade(color), content: read() } }));`,
    },
  },
  shade: { files: { "index.js": 'exports.shade = (color) => color + "80";' } },
});
afterAll(() => kit.remove());

const CONFIG = `import { glow } from "glow-kit/plugin"; import wide from "wide-kit";
  export default { content: [], plugins: [glow({ color: "#ff0000" }), wide] };`;

async function project(missing: string[], isThere = true): Promise<ProjectSource> {
  const manifest = '{ "dependencies": { "glow-kit": "1" } }';
  const input = toBuildInput(
    new Map([
      ["package.json", manifest],
      ["tailwind.config.js", CONFIG],
    ]),
  );
  const store = readStore();
  const config = await readConfig(input, { store, mode: "release" });
  const graph = isThere ? kit.graph() : { key: "none", nodes: {}, root: {} };
  const resolver = new PackageResolver({ graph, storeFolder: kit.folder, mode: "release" });
  const onMissing = (name: string) => void missing.push(name);
  return {
    input,
    store,
    config,
    mode: "release",
    packages: { graph, resolver },
    onMissing,
  } as never;
}

test("a plugin of Tailwind that a package brings runs in the sandbox, with what it asks of others and nothing of the host", async () => {
  const missing: string[] = [];
  const { project: made, leftOut } = await withPackagePlugins(await project(missing));
  const plugins = JSON.stringify(made.config.tailwind.get("tailwind.config.js")?.plugins);
  expect(plugins).toContain("#ff000080");
  expect(plugins).toContain('"content":""');
  expect(leftOut.map(({ text }) => text)).toEqual(["The Tailwind plugin wide-kit is left out."]);
  expect(missing).toEqual([]);
});

test("one that is named and not there yet is asked for, and left out meanwhile", async () => {
  const missing: string[] = [];
  const given = await project(missing, false);
  const { project: made, leftOut } = await withPackagePlugins(given);
  expect(missing).toEqual(["glow-kit"]);
  expect(made).toBe(given);
  expect(leftOut).toHaveLength(2);
});
