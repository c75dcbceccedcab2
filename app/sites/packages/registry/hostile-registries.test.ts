import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TestStore } from "../../../../tests/support/package-store";
import { RegistryServer } from "../../../../tests/support/registry-server";

let registry: RegistryServer;
let store: TestStore;

beforeAll(async () => {
  registry = await RegistryServer.start();
});
afterAll(() => registry.close());
beforeEach(() => {
  store = new TestStore(registry);
});
afterEach(() => {
  // Whatever was tried: nothing lies beside the store, and no draft was left in it.
  expect(store.contents().filter((name) => name.startsWith("tmp/"))).toEqual([]);
  store.remove();
});

describe("a registry", () => {
  test("that sends another content than it says is not believed", async () => {
    const integrity = `sha512-${createHash("sha512").update("another").digest("base64")}`;
    registry.publish({ name: "swapped", dist: { integrity } });
    const { problems } = await store.install({}, { imported: ["swapped"] });
    expect(problems).toEqual([
      expect.stringMatching(
        /^swapped 1.0.0 cannot be had: what the registry sent has another checksum/,
      ),
    ]);
  });

  test("that names no checksum, or a weak one, is asked for nothing", async () => {
    registry.publish({ name: "unchecked", dist: { integrity: undefined } });
    registry.publish({ name: "weak", dist: { integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" } });
    for (const name of ["unchecked", "weak"]) {
      const { problems } = await store.install({}, { imported: [name] });
      expect(problems).toEqual([
        `${name} 1.0.0 cannot be had: the registry names no strong checksum (SHA-512) of it.`,
      ]);
    }
    expect(registry.tarballsSent.join()).not.toMatch(/unchecked|weak/);
  });

  test("that points to another host, by address or redirect, is not followed there", async () => {
    const asked: string[] = [];
    const other = createServer((request, response) => {
      asked.push(request.url ?? "");
      response.end("secret");
    });
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const inside = `http://127.0.0.1:${(other.address() as AddressInfo).port}/latest/meta-data`;
    registry.publish({ name: "points-away", dist: { tarball: inside } });
    registry.publish({ name: "sends-away" });
    registry.answer("/sends-away/-/sends-away-1.0.0.tgz", (_request, response) => {
      response.writeHead(302, { Location: inside }).end();
    });
    registry.answer("/says-away", (_request, response) => {
      response.writeHead(307, { Location: inside }).end();
    });
    for (const name of ["points-away", "sends-away", "says-away"]) {
      const { problems } = await store.install({}, { imported: [name] });
      expect(problems).toEqual([
        expect.stringMatching(/cannot be had: the registry points to another host/),
      ]);
    }
    expect(asked).toEqual([]);
    await new Promise((resolve) => other.close(resolve));
  });

  test("that redirects without end is given up", async () => {
    registry.answer("/circles", (_request, response) => {
      response.writeHead(302, { Location: `${registry.origin}/circles` }).end();
    });
    const { problems } = await store.install({}, { imported: ["circles"] });
    expect(problems).toEqual([expect.stringMatching(/^The package registry does not answer/)]);
  });

  test.each([
    ["a list", "[]"],
    ["a text", '"hello"'],
    ["another package's", '{"name":"lodash","versions":{"1.0.0":{}}}'],
    ["no JSON", "<html>"],
    ["deep", "[".repeat(100_000)],
  ])("whose answer is %s is told", async (_what, body) => {
    registry.answer("/odd-shape", (_request, response) => void response.end(body));
    const { problems } = await store.install({}, { imported: ["odd-shape"] });
    expect(problems).toHaveLength(1);
  });

  test("with names and versions that lead elsewhere gives neither", async () => {
    registry.publish({ name: "honest" });
    const integrity = registry.publish({
      name: "tricks",
      manifest: { dependencies: { honest: "*" } },
    });
    const dist = { tarball: `${registry.origin}/tricks/-/tricks-1.0.0.tgz`, integrity };
    const body = `{
      "name": "tricks", "__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}},
      "dist-tags": {"latest": "1.0.0", "__proto__": "1.0.0"},
      "versions": {
        "__proto__": {"name": "tricks", "version": "9.0.0", "dist": ${JSON.stringify(dist)}},
        "../../../9.9.9": {"name": "tricks", "version": "../../../9.9.9", "dist": ${JSON.stringify(dist)}},
        "2.0.0": {"name": "../../x", "version": "2.0.0", "dist": ${JSON.stringify(dist)}},
        "3.0.0": {"name": "tricks", "version": "4.0.0", "dist": ${JSON.stringify(dist)}},
        "5.0.0": null,
        "1.0.0": {"name": "tricks", "version": "1.0.0", "dist": ${JSON.stringify(dist)},
          "dependencies": {"../../x": "1.0.0", "__proto__": "1.0.0", "honest": "*", "": "1", "a b": "1"},
          "peerDependenciesMeta": {"__proto__": {"optional": true}},
          "bin": {"../../../bin/sh": "x"}, "directories": {"bin": "../../.."}}
      }
    }`;
    registry.answer("/tricks", (_request, response) => void response.end(body));
    const { graph } = await store.install({ "package.json": { dependencies: { tricks: ">=0" } } });
    expect(Object.keys(graph?.nodes ?? {})).toEqual(["node_modules/tricks", "node_modules/honest"]);
    expect(graph?.nodes["node_modules/tricks"]).toMatchObject({
      version: "1.0.0",
      dependencies: { honest: "node_modules/honest" },
    });
    expect({}).not.toHaveProperty("polluted");
  });
});

describe("a package", () => {
  test.each([
    "git+ssh://git@example.com/x.git",
    "github:a/b",
    "file:../../etc",
    "https://example.com/x.tgz",
    "/etc",
  ])("that needs another as %s gets nothing of it", async (spec) => {
    registry.publish({ name: "needs-odd", manifest: { dependencies: { thing: spec } } });
    const { problems } = await store.install({}, { imported: ["needs-odd"] });
    expect(problems).toEqual([
      "The package needs-odd, which the project uses, asks for a package by Git, a folder or an address; only versions of the registry can be had.",
    ]);
  });

  test("that bundles others gets those of the registry, and its own copies stay its files", async () => {
    registry.publish({ name: "inner", version: "1.0.0" });
    registry.publish({
      name: "bundles",
      files: { "node_modules/inner/index.js": "evil" },
      manifest: {
        dependencies: { inner: "^1.0.0" },
        bundleDependencies: ["inner"],
        bundledDependencies: ["inner"],
        _hasShrinkwrap: true,
      },
    });
    const { graph } = await store.install({ "package.json": { dependencies: { bundles: "*" } } });
    expect(graph?.nodes["node_modules/bundles"]?.dependencies).toEqual({
      inner: "node_modules/inner",
    });
    expect(store.filesOf(graph, "node_modules/inner")).toEqual(["index.js", "package.json"]);
  });

  test("named like a module of Node is never fetched", async () => {
    for (const name of ["fs", "path"]) registry.publish({ name });
    const before = registry.seen.length;
    const manifest = { dependencies: { fs: "*", path: "1.0.0" } };
    const { graph } = await store.install(
      { "package.json": manifest },
      { imported: ["fs", "path", "node:fs"] },
    );
    expect(graph?.nodes).toEqual({});
    expect(registry.seen.slice(before)).toEqual([]);
  });

  test("of a circle of packages is there once", async () => {
    registry.publish({ name: "chicken", manifest: { dependencies: { egg: "*" } } });
    registry.publish({ name: "egg", manifest: { dependencies: { chicken: "*" } } });
    const { graph } = await store.install({ "package.json": { dependencies: { egg: "*" } } });
    expect(Object.keys(graph?.nodes ?? {}).sort()).toEqual([
      "node_modules/chicken",
      "node_modules/egg",
    ]);
  });

  test("whose versions need each other without end is bounded by the number of packages", async () => {
    for (let n = 1; n <= 60; n++) {
      registry.publish({
        name: "chain",
        version: `${n}.0.0`,
        manifest: { dependencies: { chain: `${n + 1}.0.0` } },
      });
    }
    const { problems } = await store.install({
      "package.json": { dependencies: { chain: "1.0.0" } },
    });
    expect(problems).toHaveLength(1);
  });
});

test("a lockfile cannot say where from, nor put anything beside the packages", async () => {
  const integrity = registry.publish({ name: "plain" });
  const { graph } = await store.install({
    "package.json": { dependencies: { plain: "*" } },
    "package-lock.json": {
      lockfileVersion: 3,
      packages: {
        "../../../evil": { version: "1.0.0", integrity },
        "node_modules/plain": {
          version: "1.0.0",
          resolved: "http://169.254.169.254/latest",
          integrity,
        },
        "node_modules/plain/node_modules/../../x": { version: "1.0.0", integrity },
      },
    },
  });
  expect(Object.keys(graph?.nodes ?? {})).toEqual(["node_modules/plain"]);
  expect(graph?.nodes["node_modules/plain"]?.folder).toMatch(/^contents\/[0-9a-f]{128}$/);
});
