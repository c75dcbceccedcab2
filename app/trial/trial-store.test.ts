import { expect, test } from "vitest";
import type { ConversationMessage } from "~/conversation/message-schema";
import { AppError } from "~/platform/errors";
import { FakeBrowser } from "../../tests/support/fake-browser";
import { TRIAL_KEYS } from "./trial-documents";
import { createTrialStore } from "./trial-store";

const NEW_YEAR = Date.UTC(2025, 0, 5, 10);

/** A tab of a browser, with its store and what it logged. */
function openTab(browser = new FakeBrowser(), now = () => NEW_YEAR) {
  const { storage, window } = browser.openTab();
  const logged: string[] = [];
  const store = createTrialStore(() => storage, {
    now,
    log: (message) => logged.push(message),
    tabs: () => window as unknown as Window,
  });
  return {
    store,
    logged,
    browser,
    json: (key: string) => JSON.parse(browser.entries.get(key) ?? ""),
  };
}

function said(content: string): ConversationMessage {
  return {
    id: `m-${content.slice(0, 9)}`,
    role: "user",
    content,
    mode: "develop",
    status: "finished",
    createdAt: new Date(NEW_YEAR).toISOString(),
    changes: [],
  };
}

test("a project made on the site has a timestamp id, the react template and no description", () => {
  const { store, json } = openTab();
  const { project, ok } = store.createProject({ name: "  My app ", idForm: "timestamp" });
  expect(ok).toBe(true);
  expect(project).toEqual({
    id: `trial_${NEW_YEAR}`,
    name: "My app",
    description: null,
    template: "react",
    createdAt: "2025-01-05T10:00:00.000Z",
    isTrial: true,
  });
  expect(json(TRIAL_KEYS.projects)).toEqual([project]);
});

test("a project of the installable app has 21 random characters, blank template, a description", () => {
  const { store } = openTab();
  const { project } = store.createProject({ name: "App", idForm: "random" });
  expect(project.id).toMatch(/^trial_[A-Za-z0-9_-]{21}$/);
  expect(project.template).toBe("blank");
  expect(project.description).toBe("A new AI-generated project");
});

test("two projects made in the same millisecond, even in two tabs, have two ids", () => {
  const browser = new FakeBrowser();
  const one = openTab(browser).store;
  const two = openTab(browser).store;
  one.createProject({ name: "One", idForm: "timestamp" });
  two.createProject({ name: "Two", idForm: "timestamp" });
  one.createProject({ name: "Three", idForm: "timestamp" });
  expect(new Set(two.listProjects().map(({ id }) => id)).size).toBe(3);
});

test("everything is still there after a reload, newest project first", () => {
  const browser = new FakeBrowser();
  let time = NEW_YEAR;
  const before = openTab(browser, () => time).store;
  const { project } = before.createProject({ name: "Old", idForm: "timestamp" });
  before.putFile(project.id, { path: "src/App.tsx", content: "export {}" });
  const failed = { ...said("Hello"), status: "failed" as const, problem: "Wait a minute." };
  before.setMessages(project.id, [failed]);
  before.setPublishedSlug(project.id, "my-app");
  before.setStreamState({
    projectId: project.id,
    requestPayload: { content: "Hello" },
    streamedContent: "Hi",
    userMessage: "Hello",
    savedAt: time,
    lastEventId: "g1:4",
  });
  time += 1000;
  before.createProject({ name: "New", idForm: "random" });

  const after = openTab(browser).store;
  expect(after.listProjects().map(({ name }) => name)).toEqual(["New", "Old"]);
  expect(after.files(project.id)).toMatchObject([
    { projectId: project.id, path: "src/App.tsx", content: "export {}", language: "typescript" },
  ]);
  expect(after.messages(project.id)).toEqual([failed]);
  expect(after.publishedSlug(project.id)).toBe("my-app");
  expect(after.streamState()).toMatchObject({ streamedContent: "Hi", lastEventId: "g1:4" });
});

test("deleting a project leaves nothing of it behind", () => {
  const { store, browser } = openTab();
  const { project } = store.createProject({ name: "Gone", idForm: "timestamp" });
  store.putFile(project.id, { path: "a.txt", content: "a" });
  store.setMessages(project.id, [said("Hello")]);
  store.setPublishedSlug(project.id, "gone");
  store.setStreamState({
    projectId: project.id,
    requestPayload: {},
    streamedContent: "",
    userMessage: "",
    savedAt: 1,
  });
  expect(store.deleteProject(project.id)).toEqual({ ok: true });
  expect(store.getProject(project.id)).toBeNull();
  for (const text of browser.entries.values()) expect(text).not.toContain(project.id);
});

test("a renamed file keeps its id and content and takes the language of its new name", () => {
  const { store } = openTab();
  store.putFile("trial_1", { path: "a.txt", content: "body {}" });
  const id = store.files("trial_1")[0]?.id;
  store.renameFile("trial_1", "a.txt", "styles/a.css");
  expect(store.files("trial_1")).toMatchObject([
    { id, path: "styles/a.css", content: "body {}", language: "css" },
  ]);
});

test("replacing all files keeps the ids of those that stay", () => {
  const { store } = openTab();
  store.putFile("trial_1", { path: "a.txt", content: "1" });
  store.putFile("trial_1", { path: "b.txt", content: "1" });
  const id = store.files("trial_1").find(({ path }) => path === "b.txt")?.id;
  store.replaceFiles("trial_1", [
    { path: "b.txt", content: "2" },
    { path: "c.txt", content: "2" },
  ]);
  expect(store.files("trial_1").map(({ path }) => path)).toEqual(["b.txt", "c.txt"]);
  expect(store.files("trial_1")[0]?.id).toBe(id);
});

test("paths and sizes that no project may hold are refused, and nothing changes", () => {
  const { store } = openTab();
  store.putFile("trial_1", { path: "a.txt", content: "a" });
  const before = store.files("trial_1");
  for (const path of ["../up.txt", "/etc/passwd", "C:\\x", ".env", "a.txt/b.txt", "A.TXT", ""]) {
    expect(() => store.putFile("trial_1", { path, content: "x" }), path).toThrow(AppError);
  }
  const huge = "x".repeat(1_000_001);
  expect(() => store.putFile("trial_1", { path: "b.txt", content: huge })).toThrow(AppError);
  expect(() => store.renameFile("trial_1", "nope.txt", "c.txt")).toThrow(AppError);
  expect(store.files("trial_1")).toBe(before);
});

test.each(
  Object.values(TRIAL_KEYS),
)("corrupt text under %s counts as empty, is logged once and is kept beside", (key) => {
  const browser = new FakeBrowser();
  browser.entries.set(key, "{bad");
  const { store, logged } = openTab(browser);
  for (let again = 0; again < 3; again += 1) {
    expect(store.listProjects()).toEqual([]);
    expect(store.files("trial_1")).toEqual([]);
    expect(store.messages("trial_1")).toEqual([]);
    expect(store.publishedSlug("trial_1")).toBeNull();
    expect(store.streamState()).toBeNull();
    expect(store.pendingAnswer("trial_1")).toBeNull();
    expect(store.waitingMessages("trial_1")).toEqual([]);
    expect(store.movedTo("trial_1")).toBeNull();
  }
  expect(logged).toHaveLength(1);
  expect(browser.entries.get(`${key}.corrupt-${NEW_YEAR}`)).toBe("{bad");
  expect(store.createProject({ name: "Next", idForm: "timestamp" }).ok).toBe(true);
  expect(openTab(browser).logged).toEqual([]);
});

test.each([
  "null",
  "1",
  '"text"',
  "[[]]",
  '{"trial_1":{"a":1}}',
  '{"trial_1":null}',
  "[null,1]",
])("the wrong shape %s is never thrown at anybody", (text) => {
  const browser = new FakeBrowser();
  for (const key of Object.values(TRIAL_KEYS)) browser.entries.set(key, text);
  const { store } = openTab(browser);
  expect(store.listProjects()).toEqual([]);
  expect(store.files("trial_1")).toEqual([]);
  expect(store.messages("trial_1")).toEqual([]);
  expect(store.publishedSlug("trial_1")).toBeNull();
  expect(store.streamState()).toBeNull();
  expect(store.pendingAnswer("trial_1")).toBeNull();
  expect(store.waitingMessages("trial_1")).toEqual([]);
});

test("one broken entry does not take the good ones with it", () => {
  const browser = new FakeBrowser();
  const good = {
    id: "trial_1",
    name: "Good",
    template: "react",
    createdAt: "2025-01-05T10:00:00Z",
  };
  const text = JSON.stringify([good, { id: "trial_2" }, { id: "../x", name: "Evil" }]);
  browser.entries.set(TRIAL_KEYS.projects, text);
  const { store, logged } = openTab(browser);
  expect(store.listProjects().map(({ name }) => name)).toEqual(["Good"]);
  expect(logged).toHaveLength(1);
  expect(browser.entries.get(`${TRIAL_KEYS.projects}.corrupt-${NEW_YEAR}`)).toBe(text);
  // The next page load finds a clean list and makes no further copy.
  const next = openTab(browser);
  expect(next.store.listProjects()).toHaveLength(1);
  expect(next.logged).toEqual([]);
});

test("keys such as __proto__ are no projects and change no prototype", () => {
  const browser = new FakeBrowser();
  const file = '{"id":"f","projectId":"x","path":"a.txt","content":"a","language":"plaintext"}';
  const text = `{"__proto__":[${file}],"constructor":[${file}],"trial_1":[${file}]}`;
  browser.entries.set(TRIAL_KEYS.files, text);
  const { store } = openTab(browser);
  expect(store.files("trial_1")).toHaveLength(1);
  expect(store.files("__proto__")).toEqual([]);
  expect(store.files("constructor")).toEqual([]);
  expect(({} as Record<string, unknown>).path).toBeUndefined();
  store.putFile("trial_1", { path: "__proto__", content: "a file may be called that" });
  expect(store.files("trial_1")).toHaveLength(2);
});

test("when the storage is full, what was stored stays and what is new is kept in the tab", () => {
  const browser = new FakeBrowser(2_000);
  const { store } = openTab(browser);
  const { project } = store.createProject({ name: "Big", idForm: "timestamp" });
  expect(store.putFile(project.id, { path: "a.txt", content: "small" }).ok).toBe(true);
  const stored = browser.entries.get(TRIAL_KEYS.files);

  const long = "x".repeat(5_000);
  expect(store.putFile(project.id, { path: "a.txt", content: long })).toEqual({
    ok: false,
    reason: "quota",
  });
  expect(browser.entries.get(TRIAL_KEYS.files)).toBe(stored);
  expect(store.files(project.id)).toMatchObject([{ path: "a.txt", content: long }]);
  expect(store.unstored()).toBe("quota");

  browser.limit = 50_000;
  expect(store.storeAgain()).toEqual({ ok: true });
  expect(openTab(browser).store.files(project.id)).toMatchObject([{ content: long }]);
  expect(store.unstored()).toBeNull();
});

test("deleting one trial makes room, and what waited for it is stored", () => {
  const browser = new FakeBrowser(4_000);
  let time = NEW_YEAR;
  const { store } = openTab(browser, () => time++);
  const old = store.createProject({ name: "Old", idForm: "timestamp" }).project;
  store.putFile(old.id, { path: "a.txt", content: "x".repeat(2_000) });
  const next = store.createProject({ name: "Next", idForm: "timestamp" }).project;
  expect(store.setMessages(next.id, [said("y".repeat(2_000))]).ok).toBe(false);
  expect(store.deleteProject(old.id)).toEqual({ ok: true });
  expect(store.unstored()).toBeNull();
  expect(openTab(browser).store.messages(next.id)).toHaveLength(1);
});

test("room that another tab makes is used at once", () => {
  const browser = new FakeBrowser(4_000);
  let time = NEW_YEAR;
  const { store } = openTab(browser, () => time++);
  const old = store.createProject({ name: "Old", idForm: "timestamp" }).project;
  store.putFile(old.id, { path: "a.txt", content: "x".repeat(2_000) });
  const stop = store.subscribe(() => {});
  const next = store.createProject({ name: "Next", idForm: "timestamp" }).project;
  expect(store.setMessages(next.id, [said("y".repeat(2_000))]).ok).toBe(false);
  openTab(browser).store.deleteProject(old.id);
  expect(store.unstored()).toBeNull();
  expect(openTab(browser).store.messages(next.id)).toHaveLength(1);
  stop();
});

test("a full storage loses nothing of renames, deletions and new files in any order", () => {
  const browser = new FakeBrowser(1_500);
  const { store } = openTab(browser);
  store.putFile("trial_1", { path: "a.txt", content: "first a" });
  store.putFile("trial_1", { path: "src/b.txt", content: "b" });
  const stored = browser.entries.get(TRIAL_KEYS.files);
  const filler = "x".repeat(2_000);
  expect(store.putFile("trial_1", { path: "filler.txt", content: filler }).ok).toBe(false);
  store.renameFile("trial_1", "a.txt", "c.txt");
  store.putFile("trial_1", { path: "a.txt", content: "second a" });
  store.removeFile("trial_1", "src/b.txt");
  store.putFile("trial_1", { path: "src", content: "now a file" });
  expect(browser.entries.get(TRIAL_KEYS.files)).toBe(stored);
  const contents = Object.fromEntries(
    store.files("trial_1").map(({ path, content }) => [path, content]),
  );
  expect(contents).toEqual({
    "filler.txt": filler,
    "c.txt": "first a",
    "a.txt": "second a",
    src: "now a file",
  });
});

test("two tabs that change different files of one project keep both changes", () => {
  const browser = new FakeBrowser();
  const one = openTab(browser).store;
  const two = openTab(browser).store;
  one.putFile("trial_1", { path: "a.txt", content: "1" });
  expect(two.files("trial_1")).toHaveLength(1);
  one.putFile("trial_1", { path: "a.txt", content: "2" });
  two.putFile("trial_1", { path: "b.txt", content: "2" });
  one.putFile("trial_2", { path: "c.txt", content: "2" });
  for (const store of [one, two]) {
    expect(store.files("trial_1").map(({ path, content }) => [path, content])).toEqual([
      ["a.txt", "2"],
      ["b.txt", "2"],
    ]);
    expect(store.files("trial_2")).toHaveLength(1);
  }
});

test("what one tab could not store stands over what another tab stores later", () => {
  const browser = new FakeBrowser(1_000);
  const one = openTab(browser).store;
  const two = openTab(browser).store;
  const long = "x".repeat(2_000);
  one.putFile("trial_1", { path: "long.txt", content: long });
  two.putFile("trial_1", { path: "short.txt", content: "s" });
  expect(one.files("trial_1").map(({ path }) => path)).toEqual(["short.txt", "long.txt"]);
});

test("a tab is told about its own changes and those of others until it stops listening", () => {
  const browser = new FakeBrowser();
  const one = openTab(browser).store;
  const two = openTab(browser).store;
  let told = 0;
  const stop = one.subscribe(() => {
    told += 1;
  });
  one.putFile("trial_1", { path: "a.txt", content: "1" });
  expect(told).toBe(1);
  two.putFile("trial_1", { path: "b.txt", content: "1" });
  expect(told).toBe(2);
  browser.openTab().storage.setItem("something-else", "1");
  expect(told).toBe(2);
  stop();
  two.putFile("trial_1", { path: "c.txt", content: "1" });
  expect(told).toBe(2);
});

test("a list that did not change is the same list", () => {
  const { store } = openTab();
  store.createProject({ name: "One", idForm: "timestamp" });
  const list = store.listProjects();
  store.putFile("trial_1", { path: "a.txt", content: "1" });
  expect(store.listProjects()).toBe(list);
  expect(store.files("trial_1")).toBe(store.files("trial_1"));
});

test("a browser that gives no storage still works for as long as the tab is open", () => {
  const logged: string[] = [];
  const shut = createTrialStore(
    () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    },
    { log: (message) => logged.push(message) },
  );
  const result = shut.createProject({ name: "Kept here", idForm: "timestamp" });
  expect(result).toMatchObject({ ok: false, reason: "unavailable" });
  shut.putFile(result.project.id, { path: "a.txt", content: "a" });
  expect(shut.unstored()).toBe("unavailable");
  expect(shut.listProjects()).toHaveLength(1);
  expect(shut.files(result.project.id)).toHaveLength(1);
});

test("what was written in a trial and never sent or saved goes with it, and of others nothing", () => {
  const browser = new FakeBrowser();
  const { storage } = browser.openTab();
  const store = createTrialStore(() => storage);
  const { project } = store.createProject({ name: "Secret", idForm: "random" });
  const names = ["sayso:message:", "sayso:drafts:"];
  for (const id of [project.id, "trial_other"]) {
    for (const name of names) storage.setItem(name + id, "half a sentence");
  }
  store.deleteProject(project.id);
  const left = [...browser.entries.keys()].filter((key) => key.startsWith("sayso:"));
  expect(left).toEqual(names.map((name) => `${name}trial_other`));
});

test("a trial keeps its label, its place in the archive and when it was changed", () => {
  const tab = openTab();
  const { project } = tab.store.createProject({ name: "Café", idForm: "timestamp" });
  tab.store.changeProject(project.id, { label: "Clients", archivedAt: "2025-01-06T10:00:00.000Z" });
  tab.store.putFile(project.id, { path: "a.txt", content: "a" });
  const again = openTab(tab.browser).store.getProject(project.id);
  expect(again).toMatchObject({ label: "Clients", archivedAt: "2025-01-06T10:00:00.000Z" });
  expect(again?.changedAt).toBe(new Date(NEW_YEAR).toISOString());
  tab.store.changeProject(project.id, { label: undefined, archivedAt: undefined });
  const back = openTab(tab.browser).store.getProject(project.id);
  expect([back?.label, back?.archivedAt]).toEqual([undefined, undefined]);
});

test("a name that somebody chose is not what it was made from any more", () => {
  const { store } = openTab();
  const made = { name: "Page for a café", namedFrom: "wish", idForm: "timestamp" } as const;
  const { project } = store.createProject(made);
  expect(store.getProject(project.id)?.namedFrom).toBe("wish");
  store.renameProject(project.id, "Blue Door");
  expect(store.getProject(project.id)).toMatchObject({ name: "Blue Door" });
  expect(store.getProject(project.id)?.namedFrom).toBeUndefined();
});

test("an app that is offline has no address in the browser either", () => {
  const { store } = openTab();
  const { project } = store.createProject({ name: "Café", idForm: "timestamp" });
  store.setPublishedSlug(project.id, "blue-door");
  store.setPublishedSlug(project.id, null);
  expect(store.publishedSlug(project.id)).toBeNull();
});
