import { afterEach, expect, test, vi } from "vitest";
import { bytesHash } from "~/platform/content-hash";
import { moveIn } from "~/trial/move-in";
import type { TrialBytes } from "~/trial/trial-bytes";
import { createTrialStore } from "~/trial/trial-store";
import { FakeBrowser } from "../../tests/support/fake-browser";
import { createTrialWorkspaceStore } from "./trial-workspace-store";

afterEach(() => vi.unstubAllGlobals());

const PICTURE = new TextEncoder().encode("a picture");

/** A trial of a browser whose server has one picture; and the bytes that the browser keeps. */
async function openTrial(answer: () => Response) {
  const kept = new Map<string, ArrayBuffer>();
  const bytes: TrialBytes = {
    has: async (_, hash) => kept.has(hash),
    read: async (_, hash) => kept.get(hash) ?? null,
    keep: async (_, hash, content) => void kept.set(hash, content),
    async removeUnnamed() {},
    async remove() {},
  };
  const { storage } = new FakeBrowser().openTab();
  const trials = createTrialStore(() => storage, { bytes: async () => bytes });
  const { id } = trials.createProject({ name: "Café", idForm: "timestamp" }).project;
  vi.stubGlobal("fetch", async () => answer());
  vi.stubGlobal("window", { addEventListener() {} });
  const store = createTrialWorkspaceStore(id, trials, () => {});
  const binary = { hash: await bytesHash(PICTURE.buffer), size: PICTURE.byteLength };
  return { trials, id, store, kept, binary };
}

test("a picture that an answer brings back is in the browser, with its bytes", async () => {
  const { trials, id, store, kept, binary } = await openTrial(() => new Response(PICTURE));
  expect(await store.keepStreamedBytes("cup.png", binary)).toBeNull();
  expect(trials.files(id)).toMatchObject([{ path: "cup.png", content: "", binary }]);
  expect([...kept.keys()]).toEqual([binary.hash]);
});

test("one that cannot be had is told, and no file without bytes takes its place", async () => {
  const { trials, id, store, binary } = await openTrial(
    () => new Response('{"error":"That file is gone."}', { status: 404 }),
  );
  const notice = await store.keepStreamedBytes("cup.png", binary);
  expect(notice).toContain("cup.png is not in this browser again: That file is gone.");
  expect(trials.files(id)).toEqual([]);
});

test("a trial that another tab deleted for good stays as it is shown, says so, and comes back", async () => {
  const browser = new FakeBrowser();
  const openTab = () => {
    const { storage, window } = browser.openTab();
    return createTrialStore(() => storage, { tabs: () => window as Window });
  };
  const [here, there] = [openTab(), openTab()];
  const { id } = here.createProject({ name: "Café", idForm: "timestamp" }).project;
  here.putFile(id, { path: "index.html", content: "<h1>Café</h1>" });
  const store = createTrialWorkspaceStore(id, here, () => {});
  const told: (boolean | undefined)[] = [];
  store.deletion.listen(() => told.push(store.deletion.isGone?.()));
  const [page] = await store.loadFiles(new Map());
  if (!page) throw new Error("no page");
  there.deleteProject(id);
  expect(told.at(-1)).toBe(true);
  expect(await store.loadFiles(new Map())).toEqual([page]);
  for (const act of [
    () => store.saveFile(page, "<h1>Tea</h1>", page.content),
    () => store.deleteFile(page),
    () => store.renameProject("Tea"),
    () => store.sync(),
  ]) {
    await expect(act()).rejects.toThrow("Bring it back to go on.");
  }
  expect(store.keepStreamedFile("a.css", "")).toContain("a.css was not kept.");
  expect(there.files(id)).toEqual([]);
  await store.deletion.restore();
  expect(store.deletion.isDeleted()).toBe(false);
  expect(there.getProject(id)?.name).toBe("Café");
  expect(there.files(id)).toMatchObject([{ path: "index.html", content: "<h1>Café</h1>" }]);
});

test("a trial that another tab moved into an account says where it is; a copy of it is on its own again", async () => {
  const browser = new FakeBrowser();
  const openTab = () => {
    const { storage, window } = browser.openTab();
    return createTrialStore(() => storage, { tabs: () => window as Window });
  };
  const [here, there] = [openTab(), openTab()];
  const { id } = here.createProject({ name: "Café", idForm: "timestamp" }).project;
  const store = createTrialWorkspaceStore(id, here, () => {});
  store.deletion.listen(() => {});
  await store.loadFiles(new Map());
  const hasAll: typeof fetch = async () => Response.json({ id: "cafe", files: 0, messages: 0 });
  const moving = there.getProject(id);
  if (moving) await moveIn(there, moving, hasAll);
  expect(store.deletion.isGone?.()).toBe(true);
  expect(store.deletion.movedTo?.()).toBe("cafe");
  await expect(store.renameProject("Tea")).rejects.toThrow("in your account now");
  await store.deletion.restore();
  expect(store.deletion.isDeleted()).toBe(false);
  expect(store.deletion.movedTo?.()).toBeNull();
});
