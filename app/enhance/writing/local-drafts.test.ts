import { expect, test } from "vitest";
import { LOCAL_CHARACTERS, LOCAL_DRAFT_DAYS, LOCAL_DRAFTS } from "~/community/writing/draft-limits";
import { BROWSER_KEYS } from "~/platform/browser-keys";
import { LocalDrafts } from "./local-drafts";

const DAY_MS = 24 * 60 * 60 * 1000;

function createStore(kept?: string) {
  const items = new Map(kept === undefined ? [] : [[BROWSER_KEYS.posts as string, kept]]);
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

test("what somebody typed is put back for them alone, until it has reached the server", () => {
  const store = createStore();
  new LocalDrafts(() => store).put("ann:thread", { content: "half a sen" });
  new LocalDrafts(() => store).put("ann:thread", { content: "half a sentence" });
  const drafts = new LocalDrafts(() => store);
  expect(drafts.read("ann:thread")).toEqual({ content: "half a sentence" });
  expect(drafts.read("bob:thread")).toBeNull();
  expect(drafts.read("ann:reply:t")).toBeNull();
  drafts.drop("ann:thread");
  expect(drafts.read("ann:thread")).toBeNull();
  expect(store.items.size).toBe(0);
});

test("the oldest go where there are many, or long ones, or nobody came back", () => {
  const store = createStore();
  const drafts = new LocalDrafts(() => store);
  for (let n = 0; n <= LOCAL_DRAFTS; n += 1) drafts.put(`ann:reply:${n}`, { content: "x" });
  expect(drafts.read("ann:reply:0")).toBeNull();
  expect(drafts.read("ann:reply:1")).not.toBeNull();

  drafts.put("ann:thread", { content: "x".repeat(LOCAL_CHARACTERS - 200) });
  expect(drafts.read("ann:thread")).not.toBeNull();
  expect(drafts.read("ann:reply:1")).toBeNull();
  drafts.put("ann:thread", { content: "x".repeat(LOCAL_CHARACTERS) });
  expect(store.items.size).toBe(0);

  drafts.put("ann:thread", { content: "x" }, 0);
  expect(drafts.read("ann:thread", LOCAL_DRAFT_DAYS * DAY_MS - 1)).not.toBeNull();
  expect(drafts.read("ann:thread", LOCAL_DRAFT_DAYS * DAY_MS + 1)).toBeNull();
});

test.each([
  "{broken",
  "null",
  "7",
  '{"key":"ann:thread"}',
  '[null, 1, {"key":"ann:thread"}, {"key":"ann:thread","at":9e15,"fields":{"content":7}}]',
])("what is kept as %s is as good as nothing, and is replaced", (kept) => {
  const store = createStore(kept);
  const drafts = new LocalDrafts(() => store);
  expect(drafts.read("ann:thread")).toBeNull();
  drafts.put("ann:thread", { content: "new" });
  expect(drafts.read("ann:thread")).toEqual({ content: "new" });
});

test("a browser that keeps nothing does not fail", () => {
  const drafts = new LocalDrafts(() => {
    throw new Error("SecurityError");
  });
  drafts.put("ann:thread", { content: "x" });
  expect(drafts.read("ann:thread")).toBeNull();
  drafts.drop("ann:thread");
});
