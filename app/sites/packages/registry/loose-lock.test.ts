import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
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
