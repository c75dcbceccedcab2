import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeBrowser } from "../../tests/support/fake-browser";
import { keepBytes } from "./keep-bytes";
import { BYTES_DATABASE, openTrialBytes } from "./trial-bytes";
import { openTrialDatabase } from "./trial-database";
import { createTrialStore } from "./trial-store";

/** Pictures and other files that are no text, in trials of a browser. */

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await closeDatabase();
});

/** As a page that is left: the next one opens the database anew. Deleting it ends once every connection is closed. */
async function closeDatabase() {
  const deletion = indexedDB.deleteDatabase(BYTES_DATABASE);
  await new Promise((resolve) => {
    deletion.onsuccess = resolve;
  });
}

function openTab(browser = new FakeBrowser()) {
  const { storage } = browser.openTab();
  const trials = createTrialStore(() => storage, {
    database: openTrialDatabase(() => {}),
    bytes: openTrialBytes,
  });
  return { browser, trials, storage };
}

const pixels = (text: string) => new TextEncoder().encode(text).buffer;
const textOf = (bytes: ArrayBuffer | null | undefined) => bytes && new TextDecoder().decode(bytes);

test("a picture is kept, renamed and there again after a reload, and goes with its trial", async () => {
  const { browser, trials } = openTab();
  const { project } = trials.createProject({ name: "Shop", idForm: "timestamp" });
  const binary = await keepBytes(trials, project.id, pixels("a logo"));
  trials.putFile(project.id, { path: "public/logo.png", content: "", binary });
  trials.renameFile(project.id, "public/logo.png", "src/logo.png");
  const again = openTab(browser).trials;
  await again.load(project.id);
  expect(again.files(project.id)).toMatchObject([{ path: "src/logo.png", content: "", binary }]);
  const database = await again.bytes();
  expect(textOf(await database?.read(project.id, binary.hash))).toBe("a logo");
  expect(await database?.read("trial_1", binary.hash)).toBeNull();
  again.deleteProject(project.id);
  await expect.poll(() => database?.has(project.id, binary.hash)).toBe(false);
});

test("a full storage is told before anything is written, and the trial stays as it was", async () => {
  const { trials } = openTab();
  const { project } = trials.createProject({ name: "Shop", idForm: "timestamp" });
  const estimate = async () => ({ usage: 95, quota: 100 });
  vi.stubGlobal("navigator", { storage: { estimate } });
  await expect(keepBytes(trials, project.id, pixels("a large picture"))).rejects.toThrow(
    "This browser's storage has no room for 15 bytes more. Nothing was stored; delete another trial for good",
  );
  expect(trials.files(project.id)).toEqual([]);
});

test("a browser without a database says that a trial holds texts alone there", async () => {
  const { storage } = new FakeBrowser().openTab();
  const trials = createTrialStore(() => storage);
  await expect(keepBytes(trials, "trial_1", pixels("a logo"))).rejects.toThrow(
    "a trial holds texts alone here",
  );
});

test("bytes that no file names any more go after an hour, and not before", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  const { trials } = openTab();
  const { project } = trials.createProject({ name: "Shop", idForm: "timestamp" });
  const named = await keepBytes(trials, project.id, pixels("named"));
  const unnamed = await keepBytes(trials, project.id, pixels("unnamed"));
  const database = await trials.bytes();
  await database?.removeUnnamed(project.id, new Set([named.hash]));
  expect(await database?.has(project.id, unnamed.hash)).toBe(true);
  vi.setSystemTime(60 * 60 * 1000 + 1);
  await database?.removeUnnamed(project.id, new Set([named.hash]));
  expect(await database?.has(project.id, unnamed.hash)).toBe(false);
  expect(await database?.has(project.id, named.hash)).toBe(true);
});

test("pictures count towards what a project may hold, and not as text", async () => {
  const { trials } = openTab();
  const { project } = trials.createProject({ name: "Shop", idForm: "timestamp" });
  const binary = { hash: "a".repeat(64), size: 20_000_000 };
  for (const name of ["a", "b"])
    trials.putFile(project.id, { path: `${name}.mp4`, content: "", binary });
  const put = () => trials.putFile(project.id, { path: "c.mp4", content: "", binary });
  expect(put).toThrow("A project can hold 50.0 MB in all; this would make 60.0 MB");
  expect(trials.files(project.id)).toHaveLength(2);
});
