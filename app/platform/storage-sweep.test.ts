import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { createDiskStorage } from "./storage.server";
import { sweepFolder } from "./storage-sweep.server";

const folder = mkdtempSync(path.join(tmpdir(), "sayso-sweep-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const storage = createDiskStorage(folder);
const bytes = new TextEncoder().encode("x");
const inTwoHours = () => new Date(Date.now() + 2 * 60 * 60 * 1000);

test("only what no row names is removed, file or folder", async () => {
  const keys = ["a/ann/kept", "a/ann/lost", "a/ann/whole/1", "a/ann/gone/1", "a/bob/lost"];
  for (const key of [...keys, "b/ann/lost"]) await storage.write(key, bytes);
  const named: Record<string, string[]> = { ann: ["kept", "whole"] };
  const readNamed = async (owner: string) => new Set(named[owner]);
  expect(await sweepFolder(storage, "a/", inTwoHours(), readNamed)).toBe(3);
  const left = await Promise.all(keys.map((key) => storage.read(key)));
  expect(left.map((value) => value !== null)).toEqual([true, false, true, false, false]);
  expect(await storage.read("b/ann/lost")).not.toBeNull();
});

test("what was stored just now may still be named, so it stays", async () => {
  await storage.write("c/ann/new", bytes);
  expect(await sweepFolder(storage, "c/", new Date(), async () => new Set())).toBe(0);
  expect(await storage.read("c/ann/new")).not.toBeNull();
});

test("a folder that is not there has nothing to sweep", async () => {
  expect(await sweepFolder(storage, "none/", inTwoHours(), async () => new Set())).toBe(0);
});
