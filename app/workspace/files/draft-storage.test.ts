import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  createDraftStorage,
  KEEP_AFTER_MS,
  KEEP_LONG_WITHIN_MS,
  KEEP_WITHIN_MS,
  LONG,
} from "./draft-storage";

let items: Map<string, string>;
let writes: number;

beforeEach(() => {
  vi.useFakeTimers();
  items = new Map();
  writes = 0;
});
afterEach(() => vi.useRealTimers());

/** One tab of a project, whose storage all tabs share. */
function openTab() {
  return createDraftStorage("p", () => ({
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, value) {
      writes += 1;
      items.set(key, value);
    },
  }));
}

/** What somebody finds who opens the project after the browser was killed. */
const found = () => openTab().read();

test("whoever types without a pause loses no more than the last moment, and keys share a write", () => {
  const tab = openTab();
  const keys = 50;
  for (let key = 1; key <= keys; key += 1) {
    tab.put("a.ts", { text: "x".repeat(key), base: "" });
    vi.advanceTimersByTime(KEEP_WITHIN_MS / 10);
  }
  expect(found()["a.ts"]?.text.length).toBeGreaterThanOrEqual(keys - 10);
  expect(writes).toBe(keys / 10);
});

test("a long text is written less often, since that takes longer than a key may", () => {
  const tab = openTab();
  const long = "x".repeat(LONG);
  for (let key = 0; key < 100; key += 1) {
    tab.put("a.ts", { text: long + key, base: "" });
    vi.advanceTimersByTime(KEEP_LONG_WITHIN_MS / 100);
  }
  expect(writes).toBe(1);
  vi.advanceTimersByTime(KEEP_AFTER_MS);
  expect(found()["a.ts"]?.text).toBe(`${long}99`);
});

test("nothing is written between two keys, and all of it after a short rest", () => {
  const tab = openTab();
  for (let key = 1; key <= 5; key += 1) {
    vi.advanceTimersByTime(KEEP_AFTER_MS - 1);
    tab.put("a.ts", { text: "x".repeat(key), base: "" });
  }
  expect(writes).toBe(0);
  vi.advanceTimersByTime(KEEP_AFTER_MS);
  expect(found()["a.ts"]?.text).toBe("xxxxx");
});

test("a page that is about to go keeps what was just typed", () => {
  const tab = openTab();
  tab.put("a.ts", { text: "new", base: "old" });
  tab.flush();
  expect(found()).toEqual({ "a.ts": { text: "new", base: "old" } });
});

test("an edit that was saved at once is not kept afterwards", () => {
  const tab = openTab();
  tab.put("a.ts", { text: "one", base: "" });
  tab.flush();
  tab.put("a.ts", { text: "one two", base: "" });
  tab.drop("a.ts");
  vi.advanceTimersByTime(KEEP_WITHIN_MS);
  expect(found()).toEqual({});
});

test("an edit from before a reload is dropped when it is saved, that of another tab is not", () => {
  openTab().put("a.ts", { text: "kept", base: "" });
  vi.advanceTimersByTime(KEEP_WITHIN_MS);
  const reloaded = openTab();
  reloaded.read();
  const other = openTab();
  other.put("b.ts", { text: "theirs", base: "" });
  other.flush();
  reloaded.drop("a.ts");
  reloaded.drop("b.ts");
  expect(found()).toEqual({ "b.ts": { text: "theirs", base: "" } });
});
