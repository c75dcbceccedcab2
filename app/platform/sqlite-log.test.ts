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
  let isFirst = true;
  let isDone = false;
  const end = await keepLogShort(
    db,
    file,
    async (name) => {
      // While it is not done, writes go on.
      if (isFirst) await insert();
      isFirst = false;
      isDone = checkpointDatabase(name);
      return isDone;
    },
    5,
  );
  try {
    for (let n = 0; n < 14; n += 1) await insert();
    expect(megabytes(file)).toBe(0);
    for (let n = 0; n < 14; n += 1) await insert();
    isDone = false;
    await insert();
    await expect.poll(() => isDone).toBe(true);
    expect(megabytes(file)).toBeGreaterThan(4);
    await insert();
    expect(megabytes(`${file}-wal`)).toBeLessThan(2);
  } finally {
    end();
  }
  const [{ count } = { count: 0n }] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) AS "count" FROM "Text"`;
  expect(Number(count)).toBe(31);
});
