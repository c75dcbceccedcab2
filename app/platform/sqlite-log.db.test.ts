import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { checkpointDatabase } from "./checkpoint-database";
import { openDatabase, tuneDatabase } from "./db.server";
import { keepLogShort } from "./sqlite-log.server";

const folder = mkdtempSync(path.join(tmpdir(), "sayso-log-"));
const file = path.join(folder, "test.db");
const db = openDatabase(`file:${file}`);

afterAll(async () => {
  await db.$disconnect();
  rmSync(folder, { recursive: true });
});

const insert = () => db.$executeRaw`INSERT INTO "Text" VALUES (randomblob(250000))`;
const megabytes = (name: string) => Math.round(statSync(name).size / 1_000_000);

test("no write brings the log into the database, but somebody else does, and it begins anew", async () => {
  await db.$queryRawUnsafe("PRAGMA journal_mode = WAL");
  await tuneDatabase(db, `file:${file}`);
  await db.$executeRaw`CREATE TABLE "Text" ("bytes" BLOB)`;
  let runs = 0;
  let mayRun = false;
  const end = await keepLogShort(
    db,
    file,
    async (name) => {
      if (!mayRun) return false;
      runs += 1;
      // While it is not done, writes go on.
      if (runs === 1) await insert();
      return checkpointDatabase(name);
    },
    5,
  );
  try {
    for (let n = 0; n < 29; n += 1) await insert();
    expect(megabytes(file)).toBe(0);
    mayRun = true;
    await expect.poll(() => runs).toBeGreaterThan(0);
    await expect.poll(() => megabytes(file)).toBeGreaterThan(6);
    await insert();
    expect(megabytes(`${file}-wal`)).toBeLessThan(2);
  } finally {
    end();
  }
  const [{ count } = { count: 0n }] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) AS "count" FROM "Text"`;
  expect(Number(count)).toBe(31);
});
