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

test("deprecated, young and imitating packages are told", async () => {
  registry.publish({ name: "axois", manifest: { deprecated: "Use axios." } });
  registry.describe("axois", { modified: new Date().toISOString() });
  const { result } = await store.install({
    "package.json": { dependencies: { axois: "*", lib: "*" } },
  });
  expect(result.ok && result.notices.map(({ text }) => text)).toEqual([
    "axois has nearly the name of axios. Is it the package that was meant?",
    "axois 1.0.0 is deprecated: Use axios.",
    "axois 1.0.0 was released less than a day ago.",
  ]);
});

test("an operator's lists count for what packages need as well", async () => {
  const files = { "package.json": { dependencies: { old: "*" } } };
  const denied = await store.install(files, { policy: { deny: ["lib"] } });
  expect(denied.problems).toEqual(["The package lib may not be used on this server."]);
  const allowed = await store.install(files, { policy: { allow: ["old"] } });
  expect(allowed.problems).toEqual(["The package lib may not be used on this server."]);
  const both = await store.install(files, { policy: { allow: ["old", "l*b"] } });
  expect(both.result.ok).toBe(true);
});

test("more packages, bytes or files than the operator allows are refused, with the number", async () => {
  const files = { "package.json": { dependencies: { old: "*", "@ui/button": "*", lib: "2" } } };
  expect((await store.install(files, { limits: { packages: 3 } })).problems).toEqual([
    "The project depends on 4 packages, with all that those need; at most 3 can be had. Take out those that are not needed.",
  ]);
  expect((await store.install(files, { limits: { files: 7 } })).problems).toEqual([
    "The project's packages have more than 7 files together. Take out those that are not needed.",
  ]);
  registry.publish({ name: "heavy", files: { "a.js": "x".repeat(2_000_000) } });
  const heavy = { "package.json": { dependencies: { heavy: "*" } } };
  expect((await store.install(heavy, { limits: { packageBytes: 1_000_000 } })).problems).toEqual([
    "heavy 1.0.0 cannot be had: it is larger than 1 MB.",
  ]);
  const most = { packageBytes: 9_000_000, totalBytes: 1_000_000 };
  expect((await store.install(heavy, { limits: most })).problems).toEqual([
    "The project's packages are larger than 1 MB together. Take out those that are not needed.",
  ]);
});

test("a registry that does not answer is told, with what works all the same", async () => {
  const policy = { registry: "http://127.0.0.1:9" };
  const { problems } = await store.install({}, { imported: ["lib"], policy });
  expect(problems).toEqual([
    expect.stringMatching(/^The package registry does not answer.*come with/),
  ]);
});
