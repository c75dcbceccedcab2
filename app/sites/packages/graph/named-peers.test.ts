import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { closuresOf } from "../prebuild/closures";
import { namedPeers } from "./named-peers";

const store = mkdtempSync(path.join(tmpdir(), "sayso-peers-"));
afterAll(() => rmSync(store, { recursive: true, force: true }));

test("what a library takes if it is there comes along once the project names it, said by the library or not", () => {
  const node = (name: string, manifest: object = {}) => {
    mkdirSync(path.join(store, name), { recursive: true });
    writeFileSync(path.join(store, name, "package.json"), JSON.stringify(manifest));
    return { name, version: "1.0.0", folder: name, dependencies: {} };
  };
  const nodes = {
    "node_modules/icons": node("icons", {
      peerDependencies: { styles: "*", vite: "*", react: "*" },
    }),
    "node_modules/primevue": node("primevue"),
    "node_modules/rxjs": node("rxjs"),
  };
  const graph = { key: "", nodes, root: { react: "node_modules/react" } };
  const named = new Set(["styles", "vite", "react", "chart.js", "rxjs-compat", "left-pad"]);
  expect(namedPeers(graph, store, named)).toEqual(["chart.js", "rxjs-compat", "styles"]);
});

test("what was prebuilt without such a package is not what is there with it", () => {
  const node = (name: string) => ({ name, version: "1", folder: name, dependencies: {} });
  const closureIn = (nodes: Record<string, ReturnType<typeof node>>) =>
    closuresOf({ key: "", nodes, root: {} }, {})("primevue/chart");
  const vue = { "node_modules/primevue": node("primevue") };
  const charts = { "node_modules/chart.js": node("chart.js") };
  expect(closureIn({ ...vue, ...charts })).not.toBe(closureIn(vue));
});
