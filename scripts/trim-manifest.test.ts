import { expect, test } from "vitest";
import { hydratedRoutes, trimManifest } from "./trim-manifest.mjs";

test("React runs in the list of projects, in imports and in the workspace", () => {
  expect(hydratedRoutes()).toEqual([
    "routes/projects._index",
    "routes/projects_.$id",
    "routes/projects_.import",
    "routes/projects_.new",
    "routes/pwa._index",
    "routes/pwa.projects.$id",
    "routes/pwa.projects._index",
  ]);
});

test("the browser is told of those routes and the root, and of nothing else", () => {
  const routes = { root: { id: "root" }, "routes/a": { id: "routes/a" }, "routes/b": { id: "b" } };
  const manifest = { entry: { module: "/build/entry.js" }, routes, version: "1" };
  const script = `window.__remixManifest=${JSON.stringify(manifest)};`;
  const trimmed = trimManifest(script, ["routes/a"]);
  expect(JSON.parse(trimmed.slice("window.__remixManifest=".length, -1))).toEqual({
    ...manifest,
    routes: { root: routes.root, "routes/a": routes["routes/a"] },
  });
});

test("a manifest in another form stops the build", () => {
  expect(() => trimManifest("export default {}", [])).toThrow("another way");
});
