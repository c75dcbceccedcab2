import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { publishSmallPackages, TestStore } from "../../../../tests/support/package-store";
import { RegistryServer } from "../../../../tests/support/registry-server";
import { loosened } from "./resolve/loosened-lock";

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

test("a lockfile counts for all but the packages of which others ask for another version", async () => {
  registry.publish({ name: "newer", manifest: { dependencies: { lib: "^2.1.0" } } });
  registry.publish({ name: "kept", version: "1.0.0" });
  registry.publish({ name: "kept", version: "1.5.0" });
  const { graph, result } = await store.install({
    "package.json": { dependencies: { newer: "*", kept: "^1.0.0" } },
    "yarn.lock": 'kept@^1.0.0:\n  version "1.0.0"\n\nlib@^2.0.0:\n  version "2.0.0"\n',
  });
  expect(graph?.nodes["node_modules/kept"]?.version).toBe("1.0.0");
  expect(graph?.nodes["node_modules/lib"]?.version).toBe("2.1.0");
  expect(result).toMatchObject({
    notices: [
      {
        text: "The lockfile does not fit package.json in what it says of lib, so package.json alone chose there.",
      },
    ],
  });
});

test("with a package it lets go of what its other version needs in turn, and of nothing else", async () => {
  const needing = (dependencies: object) => ({ versions: { "3.4.0": { dependencies } } });
  const packuments = {
    vue: needing({ "@vue/shared": "3.4.0", csstype: "^3.0.0", "@vue/gone": "3.4.0" }),
    "@vue/shared": needing({ deep: "^2.0.0" }),
  } as Record<string, unknown>;
  const known = {
    of: async (name: string) => packuments[name] ?? Promise.reject(new Error("E404")),
  };
  const of = (version: string) => new Set([version]);
  const versions = new Map([
    ...[["vue", of("3.2.0")] as const, ["@vue/shared", of("3.2.0")] as const],
    ...[["deep", of("1.0.0")] as const, ["@vue/gone", of("3.2.0")] as const],
    ...[["csstype", of("3.1.0")] as const, ["vxe-table", of("4.0.27")] as const],
  ]);
  const lock = { npm: null, versions, notices: [], freed: [] };
  const error = { code: "ETARGET", name: "vue", wanted: "^3.4.0" };
  const looser = await loosened(lock, error, known as never);
  expect([...(looser?.versions?.keys() ?? [])]).toEqual(["csstype", "vxe-table"]);
  expect(looser?.freed.toSorted()).toEqual(["@vue/gone", "@vue/shared", "deep", "vue"]);
  expect(await loosened(lock, { code: "E404", name: "vue" }, known as never)).toBeNull();
  expect(await loosened(lock, { ...error, name: "other" }, known as never)).toBeNull();
});
