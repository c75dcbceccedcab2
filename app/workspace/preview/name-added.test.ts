import { beforeEach, expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { createTrialStore } from "~/trial/trial-store";
import type { ConversationState } from "~/workspace/conversation/conversation-state";
import { createDraftStorage } from "~/workspace/files/draft-storage";
import { createFilesModel } from "~/workspace/files/files-model";
import type { Notice } from "~/workspace/notify";
import { createTrialWorkspaceStore } from "~/workspace/trial-workspace-store";
import { nameAdded } from "./name-added";

const ADDED = { dayjs: "1.11.13" };
let notices: Notice[];
let projectId: string;
let storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
let trials: ReturnType<typeof createTrialStore>;

beforeEach(() => {
  const items = new Map<string, string>();
  storage = {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  trials = createTrialStore(() => storage);
  notices = [];
  projectId = trials.createProject({ name: "Bakery", idForm: "timestamp" }).project.id;
  trials.putFile(projectId, { path: "package.json", content: "{}" });
});

async function open() {
  const store = createTrialWorkspaceStore(projectId, trials, () => {});
  const notify = (notice: Notice) => void notices.push(notice);
  const drafts = createDraftStorage(projectId, () => storage);
  const files = createFilesModel({
    store,
    notify,
    files: await store.loadFiles(new Map()),
    drafts,
  });
  const text = async () =>
    (await store.loadFiles(new Map())).find(({ path }) => path === "package.json")?.content;
  const state = createStore<ConversationState>(() => ({ phase: "idle" }) as ConversationState);
  return { chat: { state }, files, store, notify, text };
}

test("a preview's additions are named where the project is stored, and told once", async () => {
  const workspace = await open();
  await nameAdded(workspace, ADDED);
  expect(await workspace.text()).toContain('"dayjs": "^1.11.13"');
  expect(notices).toEqual([
    {
      title: "Packages added",
      description: "package.json now names what the files import: dayjs ^1.11.13.",
    },
  ]);
});

test("what somebody takes out again stays out", async () => {
  const workspace = await open();
  await nameAdded(workspace, ADDED);
  workspace.files.edit("package.json", "{}");
  await workspace.files.save("package.json");
  await nameAdded(workspace, ADDED);
  expect(await workspace.text()).toBe("{}");
});

test("a text that is not saved yet stands, and is followed once it is", async () => {
  const workspace = await open();
  workspace.files.edit("package.json", '{ "name": "mine" }');
  await nameAdded(workspace, ADDED);
  expect(await workspace.text()).toBe("{}");
  expect(workspace.files.textOf("package.json")).toBe('{ "name": "mine" }');
  await workspace.files.save("package.json");
  await nameAdded(workspace, ADDED);
  expect(JSON.parse((await workspace.text()) ?? "")).toEqual({
    name: "mine",
    dependencies: { dayjs: "^1.11.13" },
  });
});
