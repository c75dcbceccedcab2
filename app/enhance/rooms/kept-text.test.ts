import { expect, test } from "vitest";
import { KeptText } from "./kept-text";

function createStore(content: Record<string, string> = {}) {
  const items = new Map(Object.entries(content));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

test("a draft and what is not sent survive a reload", () => {
  const store = createStore();
  const before = new KeptText("ann:general", store);
  before.draft = "half a sen";
  before.put({ clientId: "c1", content: "hello" });
  before.put({ clientId: "c2", content: "again" });
  before.put({ clientId: "c1", content: "hello", reason: "Too fast." });
  const after = new KeptText("ann:general", store);
  expect(after.draft).toBe("half a sen");
  expect(after.unsent).toEqual([
    { clientId: "c1", content: "hello", reason: "Too fast." },
    { clientId: "c2", content: "again" },
  ]);
  expect(new KeptText("bob:general", store).unsent).toEqual([]);
});

test("nothing stays behind once all is sent", () => {
  const store = createStore();
  const kept = new KeptText("ann:general", store);
  kept.draft = "x";
  kept.put({ clientId: "c1", content: "hello" });
  expect(kept.drop("c1")).toBe(true);
  expect(kept.drop("c1")).toBe(false);
  kept.draft = "";
  expect(store.items.size).toBe(0);
});

test("a browser without room to keep anything still sends", () => {
  const full = {
    getItem: () => "{broken",
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
    removeItem: () => {},
  };
  const kept = new KeptText("ann:general", full);
  kept.put({ clientId: "c1", content: "hello" });
  expect(kept.unsent).toHaveLength(1);
});
