import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PROJECT_DELETED } from "~/projects/project-rules";
import { sendJson, startLocalServer } from "../../tests/support/local-server";
import { createAccountStore } from "./account-store";
import { createDraftStorage } from "./files/draft-storage";
import { createFilesModel } from "./files/files-model";

/** Edits of one tab, while the server's file is changed by another. */

const FILE = { id: "f", projectId: "p", path: "index.html" };

let server: Awaited<ReturnType<typeof startLocalServer>>;
let stored: string;
let isDeleted: boolean;

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const row = () => ({ ...FILE, content: stored, hash: hashOf(stored) });

beforeEach(async () => {
  stored = "start";
  isDeleted = false;
  server = await startLocalServer(({ method, path, body }, response) => {
    if (path === "/api/projects/p/restore") {
      isDeleted = false;
      return sendJson(response, {});
    }
    if (isDeleted) return sendJson(response, { error: "Deleted.", code: PROJECT_DELETED }, 404);
    if (path === "/api/projects/p") return sendJson(response, { name: "Blue Door" });
    if (method === "GET") return sendJson(response, [row()]);
    const { content, baseHash } = JSON.parse(body) as { content: string; baseHash: string };
    if (baseHash !== hashOf(stored)) {
      return sendJson(response, { error: "x", code: "conflict", current: row() }, 409);
    }
    stored = content;
    sendJson(response, row());
  });
});
afterEach(() => server.close());

async function openTab(store = createAccountStore("p")) {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return createFilesModel({
    store,
    notify: () => {},
    files: await store.loadFiles(new Map()),
    drafts: createDraftStorage("p", () => storage),
  });
}

test("edits of an older text are not saved over a newer one that the tab knows", async () => {
  const tab = await openTab();
  tab.edit("index.html", "mine");
  stored = "theirs";
  await tab.reload();
  expect(await tab.save("index.html")).toBe(false);
  expect(stored).toBe("theirs");
  expect(tab.state.getState().changedElsewhere.has("index.html")).toBe(true);
  expect(tab.textOf("index.html")).toBe("mine");
  expect(await tab.keepMine("index.html")).toBe(true);
  expect(stored).toBe("mine");
});

test("nor over one that it does not know yet", async () => {
  const tab = await openTab();
  tab.edit("index.html", "mine");
  stored = "theirs";
  expect(await tab.save("index.html")).toBe(false);
  expect(stored).toBe("theirs");
  expect(tab.textOf("index.html")).toBe("mine");
});

test("what was typed while the save was on its way is an edit of what was saved", async () => {
  const tab = await openTab();
  tab.edit("index.html", "mine");
  const saving = tab.save("index.html");
  tab.edit("index.html", "mine, and more");
  expect(await saving).toBe(true);
  expect(await tab.save("index.html")).toBe(true);
  expect(stored).toBe("mine, and more");
});

test("another tab shows what was saved, and keeps what is typed there while it looks", async () => {
  const [oneStore, otherStore] = [createAccountStore("p"), createAccountStore("p")];
  const one = await openTab(oneStore);
  const other = await openTab(otherStore);
  const stops = [oneStore.subscribe(() => {}), otherStore.subscribe(() => void other.reload())];
  one.edit("index.html", "from one");
  expect(await one.save("index.html")).toBe(true);
  await expect.poll(() => other.textOf("index.html")).toBe("from one");
  other.edit("index.html", "from the other");
  const looks = other.reload();
  expect(await other.save("index.html")).toBe(true);
  await looks;
  expect(other.textOf("index.html")).toBe("from the other");
  expect(other.state.getState().changedElsewhere.size).toBe(0);
  for (const stop of stops) stop();
});

test("a project is called what the server has named it by the page of an answer", async () => {
  expect(await createAccountStore("p").followTitle()).toBe("Blue Door");
});

test("a project that was deleted elsewhere is told by any act, keeps what is typed, and comes back", async () => {
  const store = createAccountStore("p");
  const tab = await openTab(store);
  const told: boolean[] = [];
  const stop = store.deletion.listen(() => told.push(store.deletion.isDeleted()));
  tab.edit("index.html", "mine");
  isDeleted = true;
  expect(await tab.save("index.html")).toBe(false);
  expect(store.deletion.isDeleted()).toBe(true);
  expect(tab.textOf("index.html")).toBe("mine");

  await store.deletion.restore();
  expect(await tab.save("index.html")).toBe(true);
  expect(stored).toBe("mine");

  isDeleted = true;
  await expect(store.renameProject("x")).rejects.toThrow();
  isDeleted = false;
  await tab.reload();
  expect(told).toEqual([true, false, true, false]);
  stop();
});
