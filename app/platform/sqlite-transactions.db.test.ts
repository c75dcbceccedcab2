import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Db, openDatabase } from "./db.server";
import { tellableFailure } from "./tellable-failure";

let folder: string;
let database: Db;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "sayso-transactions-"));
  database = openDatabase(`file:${path.join(folder, "test.db")}`);
  await database.$executeRaw`CREATE TABLE "Note" ("id" INTEGER PRIMARY KEY, "parent" INTEGER
    REFERENCES "Note" DEFERRABLE INITIALLY DEFERRED)`;
});

afterEach(async () => {
  await database.$disconnect();
  await rm(folder, { recursive: true });
});

const add = (id: number, on: Pick<Db, "$executeRaw"> = database) =>
  on.$executeRaw`INSERT INTO "Note" ("id") VALUES (${id})`;
const ids = async () => {
  const rows = await database.$queryRaw<{ id: bigint }[]>`SELECT "id" FROM "Note" ORDER BY "id"`;
  return rows.map(({ id }) => Number(id));
};
/** Long enough for everything that does not wait. */
const turns = () => new Promise((resolve) => setTimeout(resolve, 20));

test("what was stored beside a transaction is not taken back with it", async () => {
  let stored: Promise<number> | undefined;
  const failing = database.$transaction(async (change) => {
    await add(1, change);
    stored = add(2).then((count) => count);
    await turns();
    throw new Error("refused");
  });
  await expect(failing).rejects.toThrow("refused");
  expect(await stored).toBe(1);
  expect(await ids()).toEqual([2]);
});

test("nobody reads what a transaction has not committed", async () => {
  let seen: Promise<number[]> | undefined;
  const failing = database.$transaction(async (change) => {
    await add(1, change);
    seen = ids();
    await turns();
    throw new Error("refused");
  });
  await expect(failing).rejects.toThrow("refused");
  expect(await seen).toEqual([]);
});

test("a statement between two transactions has its turn between them", async () => {
  const order: string[] = [];
  const first = database.$transaction(async (change) => {
    await add(1, change);
    await turns();
    order.push("first");
  });
  await turns();
  const between = add(2).then(() => order.push("between"));
  const second = database.$transaction(async (change) => {
    await add(3, change);
    order.push("second");
  });
  await Promise.all([first, between, second]);
  expect(order).toEqual(["first", "between", "second"]);
  expect(await ids()).toEqual([1, 2, 3]);
});

test("a transaction that cannot be committed is taken back, and the next ones are stored", async () => {
  const failing = database.$transaction(async (change) => {
    await change.$executeRaw`INSERT INTO "Note" ("id", "parent") VALUES (1, 99)`;
  });
  await expect(failing).rejects.toThrow(/foreign ?key/i);
  await add(2);
  await database.$transaction([add(3)]);
  const url = `file:${path.join(folder, "test.db")}`;
  const other = openDatabase(url);
  expect(await other.$queryRaw`SELECT COUNT(*) AS "count" FROM "Note"`).toEqual([{ count: 2n }]);
  await other.$disconnect();
});

describe("a transaction that SQLite takes back because the disk is full", () => {
  const large = "x".repeat(2_000_000);
  const fill = (on: Pick<Db, "$executeRaw">) =>
    on.$executeRaw`INSERT INTO "Text" VALUES (${large})`;

  beforeEach(async () => {
    await database.$executeRaw`CREATE TABLE "Text" ("text" TEXT)`;
    await database.$queryRaw`PRAGMA max_page_count = 10`;
  });

  test("fails for that reason, and what comes later is stored", async () => {
    await add(1);
    const failing = database.$transaction([add(2), fill(database), add(3)]);
    const failure = await failing.catch(tellableFailure);
    expect(failure).toMatchObject({ status: 507 });
    await database.$transaction([add(4)]);
    expect(await ids()).toEqual([1, 4]);
  });

  test("stores nothing more, also where its failure is not heeded", async () => {
    const failing = database.$transaction(async (change) => {
      await add(1, change);
      await fill(change).catch(() => {});
      await add(2, change).catch(() => {});
    });
    expect(await failing.catch(tellableFailure)).toMatchObject({ status: 507 });
    expect(await ids()).toEqual([]);
  });
});
