import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { freshDatabase } from "../../tests/support/fresh-database";
import { openDatabase } from "./db.server";
import { migrateDatabase } from "./migrate.server";

const home = process.env.DATABASE_URL ?? "";
const isSqlite = home.startsWith("file:");
let url: string;
/** A product of its own, with its own migrations. */
let root: string;

beforeEach(async () => {
  url = await freshDatabase(home);
  root = mkdtempSync(path.join(process.env.DATA_DIR ?? "", "migrations-"));
  commit("1_shops", "CREATE TABLE shop (id TEXT PRIMARY KEY);");
});

function commit(name: string, sql: string) {
  for (const folder of ["prisma/migrations", "prisma/postgresql/migrations"]) {
    mkdirSync(path.join(root, folder, name), { recursive: true });
    writeFileSync(path.join(root, folder, name, "migration.sql"), sql);
  }
}

async function query(sql: string): Promise<unknown> {
  const database = openDatabase(url);
  try {
    return await database.$queryRawUnsafe(sql);
  } finally {
    await database.$disconnect();
  }
}

test("a second start applies nothing, a new migration is applied once", async () => {
  expect(await migrateDatabase(url, root)).toEqual(["1_shops"]);
  expect(await migrateDatabase(url, root)).toEqual([]);
  commit("2_names", "ALTER TABLE shop ADD COLUMN name TEXT;");
  expect(await migrateDatabase(url, root)).toEqual(["2_names"]);
  expect(await query("SELECT id, name FROM shop")).toEqual([]);
});

test("of two servers that start at once, one applies each migration", async () => {
  const applied = await Promise.all([migrateDatabase(url, root), migrateDatabase(url, root)]);
  expect(applied.flat()).toEqual(["1_shops"]);
});

test("an edited migration stops the start and names itself", async () => {
  await migrateDatabase(url, root);
  commit("1_shops", "CREATE TABLE shop (id TEXT PRIMARY KEY, name TEXT);");
  await expect(migrateDatabase(url, root)).rejects.toThrow(/1_shops was edited/);
});

test("a migration that fails leaves nothing of itself, and works once it is right", async () => {
  await migrateDatabase(url, root);
  commit("2_bad", "CREATE TABLE half (id TEXT); CREATE TABLE shop (id TEXT);");
  await expect(migrateDatabase(url, root)).rejects.toThrow(/2_bad failed.*shop/);
  commit("2_bad", "CREATE TABLE half (id TEXT);");
  expect(await migrateDatabase(url, root)).toEqual(["2_bad"]);
});

if (isSqlite) {
  test("a table made anew keeps the rows that belong to it", async () => {
    commit("2_items", "CREATE TABLE item (shop TEXT REFERENCES shop (id) ON DELETE CASCADE);");
    await migrateDatabase(url, root);
    await query("INSERT INTO shop (id) VALUES ('bakery')");
    await query("INSERT INTO item (shop) VALUES ('bakery')");
    // What Prisma writes for a change that SQLite's ALTER TABLE cannot make.
    commit(
      "3_shops_anew",
      `PRAGMA defer_foreign_keys=ON; PRAGMA foreign_keys=OFF;
     CREATE TABLE new_shop (id TEXT PRIMARY KEY, open INTEGER NOT NULL DEFAULT 1);
     INSERT INTO new_shop (id) SELECT id FROM shop;
     DROP TABLE shop; ALTER TABLE new_shop RENAME TO shop;
     PRAGMA foreign_keys=ON; PRAGMA defer_foreign_keys=OFF;`,
    );
    await migrateDatabase(url, root);
    expect(await query("SELECT shop FROM item")).toEqual([{ shop: "bakery" }]);
  });

  test("a migration that leaves a dangling row is refused", async () => {
    commit("2_items", "CREATE TABLE item (shop TEXT REFERENCES shop (id));");
    await migrateDatabase(url, root);
    commit("3_dangling", "INSERT INTO item (shop) VALUES ('nowhere');");
    await expect(migrateDatabase(url, root)).rejects.toThrow(/3_dangling.*item/);
    expect(await query("SELECT shop FROM item")).toEqual([]);
  });
}
