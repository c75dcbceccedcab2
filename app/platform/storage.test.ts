import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { createDiskStorage, type FileStorage } from "./storage.server";

const folder = mkdtempSync(path.join(tmpdir(), "sayso-storage-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every driver keeps to what follows. */
const DRIVERS: readonly [name: string, open: () => FileStorage][] = [
  ["disk", () => createDiskStorage(folder)],
];

const bytes = (text: string) => new TextEncoder().encode(text);

describe.each(DRIVERS)("storage on %s", (_name, open) => {
  const storage = open();
  const textAt = async (key: string) => {
    const value = await storage.read(key);
    return value && new TextDecoder().decode(value);
  };
  const keysBelow = async (prefix: string) => {
    const keys: string[] = [];
    for await (const { key } of storage.list(prefix)) keys.push(key);
    return keys;
  };

  test("reads what was written last, and nothing where nothing was", async () => {
    await storage.write("read/one", bytes("first"));
    await storage.write("read/one", bytes("second"));
    expect(await textAt("read/one")).toBe("second");
    expect(await textAt("read/two")).toBeNull();
    expect(await textAt("nowhere/one")).toBeNull();
  });

  test("opens what was written, to be read a piece at a time, and nothing where nothing was", async () => {
    await storage.write("open/one", bytes("x".repeat(200_000)));
    const pieces: Buffer[] = [];
    for await (const piece of (await storage.open("open/one")) ?? []) pieces.push(piece);
    expect(Buffer.concat(pieces).toString()).toBe("x".repeat(200_000));
    expect(pieces.length).toBeGreaterThan(1);
    expect(await storage.open("open/two")).toBeNull();
  });

  test("lists values at any depth in the order of their keys, each with its own time", async () => {
    const before = Date.now() - 1000;
    for (const key of ["list/b", "list/a/2", "list/a.b", "list/a/1/x", "listed"]) {
      await storage.write(key, bytes(key));
    }
    expect(await keysBelow("list/")).toEqual(["list/a.b", "list/a/1/x", "list/a/2", "list/b"]);
    for await (const { writtenAt } of storage.list("list/")) {
      expect(writtenAt.getTime()).toBeGreaterThan(before);
    }
    expect(await keysBelow("nowhere/")).toEqual([]);
  });

  test("removes a value, or all below a prefix, and nothing beside it", async () => {
    for (const key of ["remove/a", "remove/b/1", "remove/b/2/x", "remove/bc"]) {
      await storage.write(key, bytes(key));
    }
    await storage.remove("remove/b/");
    expect(await keysBelow("remove/")).toEqual(["remove/a", "remove/bc"]);
    await storage.remove("remove/a");
    await storage.remove("remove/a");
    await storage.remove("nowhere/");
    expect(await keysBelow("remove/")).toEqual(["remove/bc"]);
  });

  test("of two writers at once one wins whole", async () => {
    const texts = Array.from({ length: 10 }, (_, n) => String(n).repeat(50_000));
    await Promise.all(texts.map((text) => storage.write("write/one", bytes(text))));
    expect(texts).toContain(await textAt("write/one"));
    expect(await keysBelow("write/")).toEqual(["write/one"]);
  });

  test("refuses a key that leaves the storage", async () => {
    await expect(storage.write("../outside", bytes("x"))).rejects.toThrow("leaves the storage");
  });
});
