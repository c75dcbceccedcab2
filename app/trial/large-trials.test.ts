import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import type { ConversationMessage } from "~/conversation/message-schema";
import { FakeBrowser } from "../../tests/support/fake-browser";
import { openTrialDatabase, type TrialDatabase } from "./trial-database";
import { TRIAL_KEYS } from "./trial-documents";
import { createTrialStore } from "./trial-store";

/** Trials that outgrow localStorage, in a browser with a real limit and a database. */

const BUDGET = { files: 2_000, messages: 1_000 };
const LARGE = "x".repeat(3_000);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

interface TabOptions {
  database?: (() => Promise<TrialDatabase | null>) | null;
  /** The tab is killed before its n-th write. */
  diesAt?: number;
}

/** A tab of a browser. After its death nothing that it does reaches anything. */
function openTab(browser: FakeBrowser, { database, diesAt = Infinity }: TabOptions = {}) {
  const { storage, window } = browser.openTab();
  const logged: string[] = [];
  let writes = 0;
  let die = () => {};
  const death = new Promise<null>((resolve) => {
    die = () => resolve(null);
  });
  const isDead = () => writes >= diesAt;
  const count = () => {
    writes += 1;
    if (isDead()) die();
  };
  const open = database === undefined ? openTrialDatabase(() => {}) : database;
  const mortal = (real: TrialDatabase): TrialDatabase => ({
    ...real,
    update: (tier, id, change) => {
      if (isDead()) return new Promise(() => {});
      count();
      return real.update(tier, id, change).then((record) =>
        // Dead between the commit and what follows from it.
        isDead() ? new Promise(() => {}) : record,
      );
    },
    remove: (id) => (isDead() ? new Promise(() => {}) : real.remove(id)),
  });
  const store = createTrialStore(
    () => ({
      ...storage,
      setItem: (key, value) => {
        if (isDead()) return;
        count();
        storage.setItem(key, value);
      },
      removeItem: (key) => void (isDead() || storage.removeItem(key)),
    }),
    {
      tabs: () => window as unknown as Window,
      database: open && (() => open().then((real) => real && mortal(real))),
      budget: BUDGET,
      log: (message) => logged.push(message),
    },
  );
  return { store, logged, isDead, death };
}

function said(id: string, content: string): ConversationMessage {
  const createdAt = new Date(0).toISOString();
  return { id, role: "user", content, mode: "develop", status: "finished", createdAt, changes: [] };
}

const inStorage = (browser: FakeBrowser, key: string) =>
  JSON.parse(browser.entries.get(key) ?? "{}") as Record<string, unknown>;

test("a small trial is in localStorage, as specified, and nothing of it in the database", async () => {
  const browser = new FakeBrowser();
  const { store } = openTab(browser);
  await store.load("trial_1");
  store.putFile("trial_1", { path: "a.txt", content: "small" });
  store.setMessages("trial_1", [said("m1", "Hello")]);
  expect(await store.settled("trial_1")).toEqual({ ok: true });
  expect(inStorage(browser, TRIAL_KEYS.files)).toMatchObject({ trial_1: [{ content: "small" }] });
  expect(inStorage(browser, TRIAL_KEYS.messages)).toMatchObject({ trial_1: [{ id: "m1" }] });
  expect(browser.entries.has(TRIAL_KEYS.tiers)).toBe(false);
});

test("a large trial moves to the database, and the small ones beside it stay", async () => {
  const browser = new FakeBrowser();
  const { store } = openTab(browser);
  store.putFile("trial_1", { path: "a.txt", content: "small" });
  store.putFile("trial_2", { path: "b.txt", content: LARGE });
  expect(store.isWriting()).toBe(true);
  expect(await store.settled("trial_2")).toEqual({ ok: true });
  expect(Object.keys(inStorage(browser, TRIAL_KEYS.files))).toEqual(["trial_1"]);
  store.putFile("trial_2", { path: "c.txt", content: "more" });
  store.renameFile("trial_2", "b.txt", "d.txt");
  expect(await store.settled("trial_2")).toEqual({ ok: true });

  const next = openTab(browser).store;
  await next.load("trial_2");
  const contents = next.files("trial_2").map(({ path, content }) => [path, content]);
  expect(contents).toEqual(
    expect.arrayContaining([
      ["c.txt", "more"],
      ["d.txt", LARGE],
    ]),
  );
  expect(contents).toHaveLength(2);
  expect(next.files("trial_1")).toHaveLength(1);
});

test("what was stored before there was a database moves with its first change", async () => {
  const browser = new FakeBrowser();
  const before = openTab(browser, { database: null }).store;
  before.putFile("trial_1", { path: "a.txt", content: LARGE });
  before.setMessages("trial_1", [said("m1", LARGE)]);
  const { store } = openTab(browser);
  await store.load("trial_1");
  store.putFile("trial_1", { path: "b.txt", content: "b" });
  expect(await store.settled("trial_1")).toEqual({ ok: true });
  expect(inStorage(browser, TRIAL_KEYS.files)).toEqual({});
  expect(store.files("trial_1").map(({ path }) => path)).toEqual(["a.txt", "b.txt"]);
  expect(store.messages("trial_1")).toHaveLength(1);
});

test("a full localStorage costs nothing where there is a database", async () => {
  const browser = new FakeBrowser(5_000);
  const { store } = openTab(browser);
  const { project } = store.createProject({ name: "Big", idForm: "timestamp" });
  store.putFile(project.id, { path: "a.txt", content: LARGE.repeat(3) });
  expect(await store.settled(project.id)).toEqual({ ok: true });
  expect(store.unstored()).toBeNull();
  const next = openTab(browser).store;
  await next.load(project.id);
  expect(next.files(project.id)).toMatchObject([{ path: "a.txt" }]);
});

test("a database that refuses leaves the trial where it was, and says that it is full", async () => {
  const browser = new FakeBrowser(5_000);
  const refusing = async (): Promise<TrialDatabase> => ({
    list: async () => [],
    read: async () => null,
    update: async () => {
      throw new DOMException("Full.", "QuotaExceededError");
    },
    remove: async () => {},
  });
  const { store } = openTab(browser, { database: refusing });
  store.putFile("trial_1", { path: "a.txt", content: "kept" });
  store.putFile("trial_1", { path: "b.txt", content: LARGE.repeat(3) });
  expect(await store.settled("trial_1")).toEqual({ ok: false, reason: "quota" });
  expect(store.unstored()).toBe("quota");
  expect(inStorage(browser, TRIAL_KEYS.files)).toMatchObject({ trial_1: [{ content: "kept" }] });
  expect(store.files("trial_1")).toHaveLength(2);
  browser.limit = 50_000;
  store.storeAgain();
  expect(await store.settled("trial_1")).toEqual({ ok: true });
  expect(inStorage(browser, TRIAL_KEYS.files)).toMatchObject({ trial_1: [{}, {}] });
});

test("a trial in a database that cannot be opened is never shown as empty", async () => {
  const browser = new FakeBrowser();
  const { store } = openTab(browser);
  store.putFile("trial_1", { path: "a.txt", content: LARGE });
  await store.settled("trial_1");
  const shut = openTab(browser, { database: async () => null }).store;
  await expect(shut.load("trial_1")).rejects.toThrow("cannot be read");
  await expect(shut.load("trial_2")).resolves.toBeUndefined();
});

test("two tabs that change one large trial keep both changes, and each learns of the other's", async () => {
  const browser = new FakeBrowser();
  const one = openTab(browser).store;
  const two = openTab(browser).store;
  let told = () => {};
  one.subscribe(() => told());
  two.subscribe(() => {});
  one.putFile("trial_1", { path: "a.txt", content: LARGE });
  await one.settled("trial_1");
  await two.load("trial_1");
  const heard = new Promise<void>((resolve) => {
    told = () => one.files("trial_1").some(({ path }) => path === "c.txt") && resolve();
  });
  one.putFile("trial_1", { path: "b.txt", content: "1" });
  two.putFile("trial_1", { path: "c.txt", content: "2" });
  one.changeMessages("trial_1", [], [said("m1", "One")]);
  two.changeMessages("trial_1", [], [said("m2", "Two")]);
  await Promise.all([one.settled("trial_1"), two.settled("trial_1"), heard]);
  const next = openTab(browser).store;
  await next.load("trial_1");
  expect(next.files("trial_1").map(({ path }) => path)).toEqual(["a.txt", "b.txt", "c.txt"]);
  expect(next.messages("trial_1").map(({ id }) => id)).toEqual(["m1", "m2"]);
});

test("a trial that another tab moves never looks empty in this one", async () => {
  const browser = new FakeBrowser();
  const one = openTab(browser).store;
  const two = openTab(browser).store;
  one.putFile("trial_1", { path: "a.txt", content: "a" });
  const seen: number[] = [two.files("trial_1").length];
  two.subscribe(() => seen.push(two.files("trial_1").length));
  one.putFile("trial_1", { path: "b.txt", content: LARGE });
  await one.settled("trial_1");
  await two.load("trial_1");
  expect(two.files("trial_1")).toHaveLength(2);
  expect(Math.min(...seen)).toBe(1);
});

test("a deleted trial leaves nothing in the database, even when the tab ends at once", async () => {
  const browser = new FakeBrowser();
  const { store } = openTab(browser);
  store.putFile("trial_1", { path: "a.txt", content: LARGE });
  store.setMessages("trial_1", [said("m1", LARGE)]);
  await store.settled("trial_1");
  const hasty = openTab(browser, { database: async () => null }).store;
  hasty.deleteProject("trial_1");
  expect(hasty.files("trial_1")).toEqual([]);
  const next = openTab(browser).store;
  await next.load("trial_2");
  expect(next.files("trial_1")).toEqual([]);
  const database = await openTrialDatabase(() => {})?.();
  expect(await database?.list()).toEqual([]);
  expect(browser.entries.get(TRIAL_KEYS.tiers)).toBe("{}");
});

test("a lost index is made again from what the database has", async () => {
  const browser = new FakeBrowser();
  const { store } = openTab(browser);
  store.putFile("trial_1", { path: "a.txt", content: LARGE });
  await store.settled("trial_1");
  browser.entries.set(TRIAL_KEYS.tiers, "{bad");
  const next = openTab(browser);
  await next.store.load("trial_1");
  expect(next.store.files("trial_1")).toMatchObject([{ path: "a.txt", content: LARGE }]);
  expect(next.logged).toHaveLength(1);
});

/** One step of one of two tabs; each writes paths of its own, with numbers that go up. */
const step = fc.record({
  tab: fc.nat(1),
  project: fc.constantFrom("trial_1", "trial_2"),
  path: fc.nat(2),
  isLarge: fc.boolean(),
  isAwaited: fc.boolean(),
});

test("whatever two tabs do, and whenever one is killed, nothing stored is lost", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 14 }),
      fc.integer({ min: 1, max: 40 }),
      async (steps, diesAt) => {
        globalThis.indexedDB = new IDBFactory();
        const browser = new FakeBrowser(9_000);
        const tabs = [openTab(browser, { diesAt }), openTab(browser)];
        for (const { store } of tabs) store.subscribe(() => {});
        const written = new Map<string, number>();
        const stored = new Map<string, number>();
        let number = 0;
        for (const { tab: which, project, path: name, isLarge, isAwaited } of steps) {
          const tab = tabs[which];
          if (!tab || tab.isDead()) continue;
          const path = `${which}-${name}.txt`;
          number += 1;
          const content = `${number}:${isLarge ? "x".repeat(1_500) : ""}`;
          await Promise.race([tab.store.load(project), tab.death]);
          tab.store.putFile(project, { path, content });
          written.set(`${project} ${path}`, number);
          if (!isAwaited) continue;
          const result = await Promise.race([tab.store.settled(project), tab.death]);
          if (!tab.isDead() && result?.ok) {
            for (const [key, value] of written) {
              if (key.startsWith(`${project} ${which}`)) stored.set(key, value);
            }
          }
        }
        const last = openTab(browser).store;
        for (const project of ["trial_1", "trial_2"]) await last.load(project);
        for (const [key, atLeast] of stored) {
          const [project = "", path] = key.split(" ");
          const file = last.files(project).find((one) => one.path === path);
          const value = Number(file?.content.split(":")[0]);
          expect(value, key).toBeGreaterThanOrEqual(atLeast);
          expect(value, key).toBeLessThanOrEqual(written.get(key) ?? 0);
        }
      },
    ),
    { numRuns: 150 },
  );
});
