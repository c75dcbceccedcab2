import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { namePackages } from "~/projects/name-packages";
import { publishSmallPackages, TestStore } from "../../../../tests/support/package-store";
import { RegistryServer } from "../../../../tests/support/registry-server";

let registry: RegistryServer;
let store: TestStore;

beforeAll(async () => {
  registry = await RegistryServer.start();
  publishSmallPackages(registry);
});
afterAll(() => registry.close());
beforeEach(() => {
  store = new TestStore(registry);
});
afterEach(() => store.remove());

test("a project gets its packages, with what they need, each in its version", async () => {
  const dependencies = { lib: "^2.0.0", "@ui/button": "*", old: "1.x" };
  const { result, graph, progress } = await store.install({ "package.json": { dependencies } });
  expect(result).toMatchObject({ ok: true, notices: [], added: {} });
  expect(graph?.root).toEqual({
    lib: "node_modules/lib",
    "@ui/button": "node_modules/@ui/button",
    old: "node_modules/old",
  });
  const { nodes = {} } = graph ?? {};
  expect(nodes["node_modules/lib"]?.version).toBe("2.1.0");
  expect(nodes["node_modules/@ui/button"]?.dependencies).toEqual({ lib: "node_modules/lib" });
  expect(nodes["node_modules/old"]?.dependencies).toEqual({
    lib: "node_modules/old/node_modules/lib",
  });
  expect(nodes["node_modules/old/node_modules/lib"]?.version).toBe("1.0.0");
  expect(store.filesOf(graph, "node_modules/old/node_modules/lib")).toEqual([
    "index.js",
    "package.json",
  ]);
  expect(progress[0]).toEqual({ phase: "resolving", done: 0 });
  expect(progress.at(-1)).toEqual({ phase: "fetching", done: 4, total: 4 });
});

test("what is in the store is asked of nobody again", async () => {
  const files = { "package.json": { dependencies: { lib: "^2.0.0", old: "*" } } };
  await store.install(files);
  const before = registry.seen.length;
  const { result } = await store.install(files);
  expect(result.ok).toBe(true);
  expect(registry.seen.slice(before)).toEqual([]);
});

test("a hundred projects of one stack take the disk of one", async () => {
  const dependencies: Record<string, string> = {};
  for (let n = 0; n < 8; n++) {
    const files = { "big.js": `// ${"x".repeat(50_000)} ${n}` };
    registry.publish({ name: `part-${n}`, files });
    dependencies[`part-${n}`] = "^1.0.0";
  }
  const project = (n: number) => ({
    "package.json": { name: `project-${n}`, description: "x".repeat(n), dependencies },
    "package-lock.json": undefined,
  });
  await store.install(project(1));
  const one = bytesIn(store);
  for (let n = 2; n <= 100; n++) await store.install(project(n));
  expect(bytesIn(store)).toBeLessThanOrEqual(one * 1.1);
});

test("a lockfile of npm says the versions, and the registry is not asked what there is", async () => {
  const integrity = registry.publish({ name: "locked", version: "1.0.0" });
  registry.publish({ name: "locked", version: "1.9.0" });
  const before = registry.seen.length;
  const { graph } = await store.install({
    "package.json": { dependencies: { locked: "^1.0.0" } },
    "package-lock.json": {
      lockfileVersion: 3,
      packages: {
        "node_modules/locked": {
          version: "1.0.0",
          resolved: "https://mirror.example/locked.tgz",
          integrity,
        },
      },
    },
  });
  expect(graph?.nodes["node_modules/locked"]?.version).toBe("1.0.0");
  expect(registry.seen.slice(before)).toEqual(["GET /locked/-/locked-1.0.0.tgz"]);
});

test("a lockfile of another package manager says them too", async () => {
  const text = 'lib@^2.0.0:\n  version "2.0.0"\n';
  const files = { "package.json": { dependencies: { lib: "^2.0.0" } }, "yarn.lock": text };
  const { graph } = await store.install(files);
  expect(graph?.nodes["node_modules/lib"]?.version).toBe("2.0.0");
});

test("a lockfile that does not fit, or cannot be read, is told and does without", async () => {
  const unfitting = await store.install({
    "package.json": { dependencies: { lib: "^2.0.0" } },
    "yarn.lock": 'lib@^1.0.0:\n  version "1.0.0"\n',
  });
  expect(unfitting.graph?.nodes["node_modules/lib"]?.version).toBe("2.1.0");
  expect(unfitting.result).toMatchObject({
    notices: [{ text: expect.stringMatching(/^The lockfile does not fit package.json/) }],
  });
  const broken = await store.install({
    "package.json": { dependencies: { lib: "^2.0.0" } },
    "package-lock.json": "<<<<<<< HEAD",
  });
  expect(broken.result).toMatchObject({
    ok: true,
    notices: [{ text: expect.stringMatching(/^package-lock.json could not be read/) }],
  });
});

test("an override decides the version of what a package needs", async () => {
  const manifest = { dependencies: { old: "*" }, overrides: { lib: "2.0.0" } };
  const { graph } = await store.install({ "package.json": manifest });
  expect(graph?.nodes["node_modules/lib"]?.version).toBe("2.0.0");
});

test("a version that does not exist becomes the nearest, and that is told", async () => {
  const { result, graph } = await store.install({
    "package.json": { dependencies: { lib: "^9.0.0" } },
  });
  expect(graph?.nodes["node_modules/lib"]?.version).toBe("2.1.0");
  expect(result).toMatchObject({
    notices: [
      {
        text: "lib ^9.0.0 does not exist: 2.1.0, the nearest version, was taken.",
        file: "package.json",
      },
    ],
  });
});

test("so does one that another package needs, and one that is in the lockfile and was withdrawn", async () => {
  registry.publish({ name: "ahead", manifest: { dependencies: { lib: "3.0.0" } } });
  const first = await store.install({ "package.json": { dependencies: { ahead: "*" } } });
  expect(first.graph?.nodes["node_modules/lib"]?.version).toBe("2.1.0");
  const text =
    "lib 3.0.0, which another package needs, does not exist: 2.1.0, the nearest version, was taken.";
  expect(first.result).toMatchObject({ notices: [{ text }] });
  const locked = await store.install({
    "package.json": { dependencies: { lib: "^2.0.0" } },
    "package-lock.json": {
      lockfileVersion: 3,
      packages: { "node_modules/lib": { version: "2.0.9" } },
    },
  });
  expect(locked.graph?.nodes["node_modules/lib"]?.version).toBe("2.1.0");
  expect(locked.result).toMatchObject({
    notices: [{ text: expect.stringMatching(/^The lockfile does not fit package.json/) }],
  });
});

test("what an import names and package.json does not is taken in its latest version", async () => {
  const { result } = await store.install({}, { imported: ["lib", "fs", "node:path"] });
  expect(result).toMatchObject({ ok: true, added: { lib: "2.1.0" } });
});

test("what was added is asked of nobody again once package.json names it", async () => {
  const first = await store.install({}, { imported: ["lib", "old"] });
  const before = registry.seen.length;
  const written = namePackages(undefined, first.result.ok ? first.result.added : {}) ?? "";
  const then = await store.install({ "package.json": JSON.parse(written) });
  expect(then.result).toMatchObject({ ok: true, added: {} });
  expect(then.graph?.root).toEqual(first.graph?.root);
  expect(registry.seen.slice(before)).toEqual([]);
});

test("a package that does not exist is named", async () => {
  const { problems } = await store.install({}, { imported: ["no-such-package", "lib"] });
  expect(problems).toEqual([
    "There is no package named no-such-package. Is its name right? Nothing was fetched.",
  ]);
});

test("peers that do not go together are told, and the project's own choice counts", async () => {
  registry.publish({
    name: "chart",
    manifest: { peerDependencies: { canvas: "^1.0.0", lib: "^1" } },
  });
  registry.publish({ name: "canvas" });
  const dependencies = { lib: "2.1.0", strict: "*", chart: "*" };
  const { result, graph } = await store.install({ "package.json": { dependencies } });
  expect(result).toMatchObject({
    ok: true,
    notices: [
      { text: expect.stringMatching(/asks for lib \^1.*what package.json names was taken/) },
    ],
  });
  expect(graph?.nodes["node_modules/strict"]?.dependencies).toEqual({ lib: "node_modules/lib" });
  // Others' peers are there all the same.
  expect(graph?.nodes["node_modules/chart"]?.dependencies).toEqual({
    lib: "node_modules/lib",
    canvas: "node_modules/canvas",
  });
});

test("binaries of one platform are never asked for; other optional packages are there", async () => {
  const optional = {
    "@esbuild/linux-x64": "1.0.0",
    fsevents: "2.0.0",
    lib: "^1.0.0",
    gone: "1.0.0",
  };
  registry.publish({ name: "tool", manifest: { optionalDependencies: optional } });
  const before = registry.seen.length;
  const { graph } = await store.install({ "package.json": { dependencies: { tool: "*" } } });
  expect(graph?.nodes["node_modules/tool"]?.dependencies).toEqual({ lib: "node_modules/lib" });
  expect(registry.seen.slice(before).join()).not.toMatch(/esbuild|fsevents/);
});

test("a package under another name keeps its own", async () => {
  const dependencies = { react: "npm:lib@^2.0.0" };
  const { graph } = await store.install({ "package.json": { dependencies } });
  expect(graph?.root).toEqual({ react: "node_modules/react" });
  expect(graph?.nodes["node_modules/react"]).toMatchObject({ name: "lib", version: "2.1.0" });
});

test("maps and declarations of types are left out: they are half of a package, and no build reads them", async () => {
  const types = { "index.d.ts": "", "lib/a.d.mts": "", "lib/a.d.cts": "" };
  const files = { "index.js.map": "{}", LICENSE: "MIT", ...types };
  registry.publish({ name: "mapped", files });
  const { graph } = await store.install({ "package.json": { dependencies: { mapped: "*" } } });
  expect(store.filesOf(graph, "node_modules/mapped")).toEqual([
    "LICENSE",
    "index.js",
    "package.json",
  ]);
  const folder = path.join(store.folder, graph?.nodes["node_modules/mapped"]?.folder ?? "");
  expect(readFileSync(path.join(folder, "index.js"), "utf8")).toBe('exports.name = "mapped";');
});

function bytesIn({ folder, contents }: TestStore): number {
  const files = contents.call(store).map((name) => statSync(path.join(folder, name)));
  return files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
}
