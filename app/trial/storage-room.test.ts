import { expect, test, vi } from "vitest";
import { askToPersist, readFill, type StorageWorld } from "./storage-room";

function world(parts: Partial<StorageWorld> & { entries?: Record<string, string> } = {}) {
  const entries = new Map(Object.entries(parts.entries ?? {}));
  const storage = {
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
  return { manager: undefined, storage, hasDatabase: true, ...parts } satisfies StorageWorld;
}

test("the room is what the browser says of it", async () => {
  const manager = { estimate: async () => ({ usage: 83, quota: 100 }) };
  expect(await readFill(world({ manager }))).toBe(0.83);
  expect(await readFill(world({ manager: { estimate: async () => ({}) } }))).toBeNull();
  expect(await readFill(world())).toBeNull();
});

test("without a database it is what localStorage holds", async () => {
  const entries = { "trial-files": "x".repeat(4_500_000) };
  expect(await readFill(world({ entries, hasDatabase: false }))).toBeCloseTo(0.9, 2);
});

test("a browser is asked to keep the trials once, and not when it does already", async () => {
  const persist = vi.fn(async () => true);
  const one = world({ manager: { persist, persisted: async () => false } });
  await askToPersist(one);
  await askToPersist(one);
  expect(persist).toHaveBeenCalledTimes(1);
  await askToPersist(world({ manager: { persist, persisted: async () => true } }));
  expect(persist).toHaveBeenCalledTimes(1);
});

test("a browser that refuses to be asked costs nothing", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const persist = async () => {
    throw new TypeError("Not here.");
  };
  await expect(askToPersist(world({ manager: { persist } }))).resolves.toBeUndefined();
});
