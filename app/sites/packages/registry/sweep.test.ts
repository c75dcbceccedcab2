import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { TestStore } from "../../../../tests/support/package-store";
import { RegistryServer } from "../../../../tests/support/registry-server";
import { packageStoreBytes, sweepPackages } from "./sweep.server";

const HOUR_MS = 60 * 60 * 1000;
let registry: RegistryServer;
let store: TestStore;

beforeAll(async () => {
  registry = await RegistryServer.start();
  const files = { "big.js": "x".repeat(200_000) };
  for (const name of ["first", "second", "third"])
    registry.publish({ name, files: { ...files, name } });
});
afterAll(() => registry.close());
beforeEach(() => {
  store = new TestStore(registry);
});
afterEach(() => store.remove());

async function install(name: string, usedHoursAgo: number) {
  const { graph } = await store.install({ "package.json": { dependencies: { [name]: "*" } } });
  const used = new Date(Date.now() - usedHoursAgo * HOUR_MS);
  const folder = path.join(store.folder, graph?.nodes[`node_modules/${name}`]?.folder ?? "");
  const resolution = path.join(store.folder, "resolutions", `${graph?.key}.json`);
  for (const place of [folder, resolution]) utimesSync(place, used, used);
  return path.basename(folder);
}

const contents = () => readdirSync(path.join(store.folder, "contents"));

test("above its bound the store loses what was not used for longest", async () => {
  const oldest = await install("first", 72);
  const older = await install("second", 48);
  const newest = await install("third", 24);
  const bytes = await packageStoreBytes(store.folder);
  await sweepPackages(store.folder, bytes + 1, new Date());
  expect(contents().sort()).toEqual([oldest, older, newest].sort());
  await sweepPackages(store.folder, bytes - 1, new Date());
  expect(contents().sort()).toEqual([older, newest].sort());
  expect(await packageStoreBytes(store.folder)).toBeLessThan(bytes - 200_000);
});

test("what is in use stays, however full the store is", async () => {
  await install("first", 72);
  const used = await install("second", 0);
  await sweepPackages(store.folder, 1, new Date());
  expect(contents()).toEqual([used]);
});

test("what was swept is fetched again when somebody needs it", async () => {
  await install("first", 72);
  await sweepPackages(store.folder, 1, new Date());
  expect(contents()).toEqual([]);
  await install("first", 0);
  expect(contents()).toHaveLength(1);
});

test("prebuilt modules leave like the packages that they are made of", async () => {
  const folder = path.join(store.folder, "prebuilt", "set");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "react.js"), "x".repeat(10_000));
  const old = new Date(Date.now() - 50 * HOUR_MS);
  utimesSync(folder, old, old);
  expect(await packageStoreBytes(store.folder)).toBeGreaterThan(10_000);
  await sweepPackages(store.folder, 1, new Date());
  expect(readdirSync(path.join(store.folder, "prebuilt"))).toEqual([]);
});

test("drafts of killed processes leave, and those of running ones stay", async () => {
  const drafts = path.join(store.folder, "tmp");
  for (const [name, hours] of [
    ["killed", 5],
    ["running", 0],
  ] as const) {
    const folder = path.join(drafts, name);
    mkdirSync(folder, { recursive: true });
    const at = new Date(Date.now() - hours * HOUR_MS);
    utimesSync(folder, at, at);
  }
  await sweepPackages(store.folder, 1_000_000_000, new Date());
  expect(readdirSync(drafts)).toEqual(["running"]);
});
