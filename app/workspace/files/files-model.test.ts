import { beforeEach, expect, test, vi } from "vitest";
import { createTrialStore } from "~/trial/trial-store";
import type { Notice } from "~/workspace/notify";
import { createTrialWorkspaceStore } from "~/workspace/trial-workspace-store";
import { createDraftStorage } from "./draft-storage";
import { createFileOperations } from "./file-operations";
import { createFilesModel, type FilesModel } from "./files-model";

/** By then what is waited for has happened on a busy machine, too. */
const SOON = { timeout: 20_000 };

/** What a browser's localStorage is to these models. */
function memoryStorage() {
  const items = new Map<string, string>();
  return {
    isFull: false,
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem(key: string, value: string) {
      if (this.isFull) throw new DOMException("full", "QuotaExceededError");
      items.set(key, value);
    },
  };
}

let storage: ReturnType<typeof memoryStorage>;
let trials: ReturnType<typeof createTrialStore>;
let notices: Notice[];
let projectId: string;
let tabs: FilesModel[];

beforeEach(() => {
  storage = memoryStorage();
  trials = createTrialStore(() => storage);
  notices = [];
  tabs = [];
  projectId = trials.createProject({ name: "Bakery", idForm: "timestamp" }).project.id;
  trials.putFile(projectId, { path: "index.html", content: "<p>old</p>" });
});

async function open() {
  // A browser hides a tab before it shows or loads another.
  for (const tab of tabs) tab.keepDrafts();
  const store = createTrialWorkspaceStore(projectId, trials, () => {});
  const notify = (notice: Notice) => void notices.push(notice);
  const model = createFilesModel({
    store,
    notify,
    files: await store.loadFiles(new Map()),
    drafts: createDraftStorage(projectId, () => storage),
  });
  tabs.push(model);
  return { model, operations: createFileOperations(model, store, notify) };
}

test("a file opens in one tab, and closing the last tab leaves none", async () => {
  const { model } = await open();
  model.openFile("index.html");
  model.openFile("index.html");
  expect(model.state.getState().open).toEqual(["index.html"]);
  model.closeFile("index.html");
  expect(model.state.getState().active).toBeNull();
});

test("unsaved edits survive closing the tab and a reload", async () => {
  const { model } = await open();
  model.edit("index.html", "<p>new</p>");
  model.closeFile("index.html");
  const { model: reloaded } = await open();
  expect(reloaded.textOf("index.html")).toBe("<p>new</p>");
  expect(trials.files(projectId)[0]?.content).toBe("<p>old</p>");
});

test("unsaved edits survive those of another tab, and its saves", async () => {
  trials.putFile(projectId, { path: "style.css", content: "" });
  const { model } = await open();
  const { model: other } = await open();
  model.edit("index.html", "<p>mine</p>");
  other.edit("index.html", "<p>other</p>");
  other.edit("style.css", "p {}");
  model.edit("index.html", "<p>mine again</p>");
  expect(await other.save("index.html")).toBe(true);
  const { model: reloaded } = await open();
  expect(reloaded.textOf("index.html")).toBe("<p>mine again</p>");
  expect(reloaded.textOf("style.css")).toBe("p {}");
});

test("saving stores the text and says so", async () => {
  const { model } = await open();
  model.edit("index.html", "<p>new</p>");
  expect(await model.save("index.html")).toBe(true);
  expect(notices).toEqual([{ title: "File saved" }]);
  expect(trials.files(projectId)[0]?.content).toBe("<p>new</p>");
  expect(model.state.getState().drafts).toEqual({});
});

test("a save that fails says so and keeps the edits", async () => {
  const { model } = await open();
  model.edit("index.html", "<p>new</p>");
  storage.isFull = true;
  expect(await model.save("index.html")).toBe(false);
  expect(notices[0]).toMatchObject({ title: "Error", description: "Failed to save file" });
  expect(model.textOf("index.html")).toBe("<p>new</p>");
});

test("another tab was faster: both versions stay until the person chooses mine", async () => {
  const { model } = await open();
  model.edit("index.html", "mine");
  trials.putFile(projectId, { path: "index.html", content: "theirs" });
  expect(await model.save("index.html")).toBe(false);
  expect(model.state.getState().changedElsewhere.has("index.html")).toBe(true);
  expect(model.textOf("index.html")).toBe("mine");
  expect(trials.files(projectId)[0]?.content).toBe("theirs");
  expect(await model.keepMine("index.html")).toBe(true);
  expect(trials.files(projectId)[0]?.content).toBe("mine");
});

test("taking theirs can be undone", async () => {
  const { model } = await open();
  model.edit("index.html", "mine");
  model.putFile({ id: "1", path: "index.html", content: "theirs", hash: null });
  model.takeTheirs("index.html");
  expect(model.textOf("index.html")).toBe("theirs");
  notices.at(-1)?.action?.run();
  expect(model.textOf("index.html")).toBe("mine");
});

test("a streamed file replaces a clean one and never a dirty one", async () => {
  const { model } = await open();
  model.putFile({ id: "1", path: "index.html", content: "streamed", hash: null });
  expect(model.textOf("index.html")).toBe("streamed");
  model.edit("index.html", "mine");
  model.putFile({ id: "1", path: "index.html", content: "streamed again", hash: null });
  expect(model.textOf("index.html")).toBe("mine");
  expect(model.state.getState().changedElsewhere.has("index.html")).toBe(true);
});

test("what arrives equal to the unsaved edit settles it", async () => {
  const { model } = await open();
  model.edit("index.html", "same");
  model.putFile({ id: "1", path: "index.html", content: "same", hash: null });
  expect(model.state.getState().drafts).toEqual({});
  expect(model.state.getState().changedElsewhere.size).toBe(0);
});

test("a deleted file comes back whole, unsaved edits included", async () => {
  const { model, operations } = await open();
  model.openFile("index.html");
  model.edit("index.html", "edited");
  await operations.remove("index.html");
  expect(trials.files(projectId)).toEqual([]);
  expect(model.state.getState().open).toEqual([]);
  notices.at(-1)?.action?.run();
  await vi.waitFor(() => expect(model.textOf("index.html")).toBe("edited"), SOON);
});

test("a rename keeps the tab and the unsaved edits", async () => {
  const { model, operations } = await open();
  model.openFile("index.html");
  model.edit("index.html", "edited");
  expect(await operations.rename("index.html", "home.html")).toBeNull();
  expect(model.state.getState().open).toEqual(["home.html"]);
  expect(model.textOf("home.html")).toBe("edited");
  expect(model.state.getState().drafts["index.html"]).toBeUndefined();
});

test("a rename keeps the tab of a page that follows what its browser stores", async () => {
  const { model, operations } = await open();
  model.openFile("index.html");
  trials.subscribe(() => void model.reload());
  expect(await operations.rename("index.html", "js/home.html")).toBeNull();
  expect(model.state.getState()).toMatchObject({ open: ["js/home.html"], active: "js/home.html" });
});

test("a name that was made of a wish follows the title of the page, and no other does", async () => {
  const store = createTrialWorkspaceStore(projectId, trials, () => {});
  const page = { path: "index.html", content: "<title>Blue Door – coffee</title>" };
  trials.putFile(projectId, page);
  expect(await store.followTitle()).toBeNull();
  trials.changeProject(projectId, { namedFrom: "wish" });
  expect(await store.followTitle()).toBe("Blue Door");
  expect(trials.getProject(projectId)?.name).toBe("Blue Door");
  await store.renameProject("Ours");
  expect(await store.followTitle()).toBeNull();
});

test("what names a file follows it to another folder, and one undo brings all of it back", async () => {
  const texts = {
    "src/app.ts": 'import { a } from "./card";',
    "src/card.ts": 'import "./money";',
    "src/money.ts": "",
  };
  for (const [path, content] of Object.entries(texts)) trials.putFile(projectId, { path, content });
  const { model, operations } = await open();
  const stored = () =>
    Object.fromEntries(trials.files(projectId).map(({ path, content }) => [path, content]));
  const before = stored();
  for (const path of ["src/card.ts", "src/app.ts"]) model.openFile(path);
  model.edit("src/card.ts", 'import "./money"; // mine');

  expect(await operations.rename("src/card.ts", "src/ui/card.ts")).toBeNull();
  expect(stored()).toEqual({
    ...{ "index.html": before["index.html"], "src/money.ts": "" },
    "src/app.ts": 'import { a } from "./ui/card";',
    "src/ui/card.ts": 'import "../money"; // mine',
  });
  const { open: tabs, active, drafts } = model.state.getState();
  expect([tabs, active, drafts]).toEqual([["src/ui/card.ts", "src/app.ts"], "src/app.ts", {}]);
  expect(notices.at(-1)).toMatchObject({
    title: "Renamed to src/ui/card.ts",
    description: "2 paths were updated in src/app.ts, src/ui/card.ts.",
  });

  notices.at(-1)?.action?.run();
  await vi.waitFor(
    () => expect(stored()).toEqual({ ...before, "src/card.ts": 'import "./money"; // mine' }),
    SOON,
  );
  expect(model.state.getState().open).toEqual(["src/card.ts", "src/app.ts"]);
});

test("a folder is renamed whole, and nothing moves where a path is taken", async () => {
  for (const path of ["ui/a.css", "ui/b.css", "parts/b.css"]) {
    trials.putFile(projectId, { path, content: '@import "a.css";' });
  }
  const { operations } = await open();
  const paths = () =>
    trials
      .files(projectId)
      .map(({ path }) => path)
      .sort();
  const before = paths();
  expect(await operations.rename("ui", "parts")).toBe("parts/b.css already exists.");
  expect(paths()).toEqual(before);
  expect(await operations.rename("ui", "look/")).toBeNull();
  expect(paths()).toEqual(["index.html", "look/a.css", "look/b.css", "parts/b.css"]);
});

test("a rename does not hide that another tab was faster", async () => {
  const { model, operations } = await open();
  model.edit("index.html", "mine");
  trials.putFile(projectId, { path: "index.html", content: "theirs" });
  expect(await operations.rename("index.html", "home.html")).toBeNull();
  expect(model.state.getState().changedElsewhere.has("home.html")).toBe(true);
  expect(await model.save("home.html")).toBe(false);
  expect(trials.files(projectId)[0]?.content).toBe("theirs");
  expect(model.textOf("home.html")).toBe("mine");
});

test("paths that no project may hold are refused with the reason", async () => {
  const { operations } = await open();
  expect(await operations.create("../etc/passwd")).toContain("climbs out of the project");
  expect(await operations.create("index.html")).toBe("index.html already exists.");
});
