import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Db, openDatabase } from "./db.server";

let folder: string;
let database: Db;
const prepare = vi.spyOn(Database.prototype, "prepare");

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "sayso-statements-"));
  database = openDatabase(`file:${path.join(folder, "test.db")}`);
  await database.$executeRaw`CREATE TABLE "Note" ("id" INTEGER PRIMARY KEY, "text" TEXT)`;
  prepare.mockClear();
});

afterEach(async () => {
  await database.$disconnect();
  await rm(folder, { recursive: true });
});

const add = (id: number, text: string | null) =>
  database.$executeRaw`INSERT INTO "Note" ("id", "text") VALUES (${id}, ${text})`;
const find = (id: number) => database.$queryRaw`SELECT * FROM "Note" WHERE "id" = ${id}`;

test("a statement is compiled once, and has the values of each call", async () => {
  for (const [id, text] of ["one", null, "three"].entries()) expect(await add(id, text)).toBe(1);
  expect(await find(0)).toEqual([{ id: 0, text: "one" }]);
  expect(await find(1)).toEqual([{ id: 1, text: null }]);
  expect(await find(2)).toEqual([{ id: 2, text: "three" }]);
  expect(prepare).toHaveBeenCalledTimes(2);
});

test("a statement that failed works with other values", async () => {
  await add(1, "one");
  await expect(add(1, "again")).rejects.toThrow("UNIQUE");
  expect(await add(2, "two")).toBe(1);
  expect(await find(1)).toEqual([{ id: 1, text: "one" }]);
});

test("a kept statement sees a table as a migration has left it", async () => {
  await add(1, "one");
  await find(1);
  await database.$executeRaw`ALTER TABLE "Note" ADD COLUMN "colour" TEXT DEFAULT 'red'`;
  expect(await find(1)).toEqual([{ id: 1, text: "one", colour: "red" }]);
});

test("statements of many shapes do not pile up, and the one in use stays", async () => {
  for (let shape = 0; shape < 600; shape += 1) {
    await database.$queryRawUnsafe(`SELECT ${shape} AS "shape"`);
    await find(1);
  }
  prepare.mockClear();
  await find(1);
  expect(prepare).not.toHaveBeenCalled();
  await database.$queryRawUnsafe(`SELECT 0 AS "shape"`);
  expect(prepare).toHaveBeenCalledOnce();
});
