import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Prisma } from "~/generated/sqlite/client";
import { diffSchemas } from "../../scripts/schema-diff.mjs";
import { db, execute, executeAct, query, tuneDatabase } from "./db.server";

const url = process.env.DATABASE_URL ?? "";
const isSqlite = url.startsWith("file:");

test("a row that belongs to nobody is refused", async () => {
  const session = { id: "s1", userId: "nobody", expiresAt: new Date() };
  await expect(db.session.create({ data: session })).rejects.toThrow(/foreign key/i);
});

test("what one person stores outlives a transaction of another's that is taken back", async () => {
  const name = "Outlives";
  let storing: Promise<unknown> | undefined;
  const failing = db.$transaction(async (change) => {
    await change.user.create({ data: { id: "taken-back", name } });
    storing = Promise.resolve(db.user.create({ data: { id: "kept", name } }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    throw new Error("refused");
  });
  await expect(failing).rejects.toThrow("refused");
  await storing;
  expect(await db.user.findMany({ where: { name }, select: { id: true } })).toEqual([
    { id: "kept" },
  ]);
});

test("a statement past the client finds and changes what one through it does", async () => {
  const visit = { id: "visitor", name: null, isAdmin: true, createdAt: new Date("2026-01-02") };
  await db.user.create({ data: visit });
  const read = Prisma.sql`SELECT "id", "name", "isAdmin", "analyticsOff", "createdAt",
    CAST(7 AS BIGINT) AS "count" FROM "User" WHERE "id" = ${visit.id}`;
  expect(await query(read)).toEqual(await db.$queryRaw(read));
  const [row] = await query<typeof visit>(read);
  expect(row).toMatchObject(visit);

  const later = new Date("2026-03-04T05:06:07.089Z");
  const change = Prisma.sql`UPDATE "User" SET "createdAt" = ${later} WHERE "id" = ${visit.id}`;
  expect(await execute(change)).toBe(1);
  const changed = await db.user.findUniqueOrThrow({ where: { id: visit.id } });
  expect(changed.createdAt).toEqual(later);
});

test("of an act that has nothing to do nothing is stored, and of one that has, all of it", async () => {
  await db.user.create({ data: { id: "actor", name: "before" } });
  const rename = (from: string) => Prisma.sql`
    UPDATE "User" SET "name" = 'after' WHERE "id" = 'actor' AND "name" = ${from}`;
  const visit = Prisma.sql`UPDATE "User" SET "analyticsOff" = true WHERE "id" = 'actor'`;
  const note = Prisma.sql`UPDATE "User" SET "imageUrl" = '/noted' WHERE "id" = 'actor'`;
  const read = () => db.user.findUniqueOrThrow({ where: { id: "actor" } });

  expect(await executeAct({ before: [visit], deciding: rename("else"), after: [note] })).toBe(0);
  expect(await read()).toMatchObject({ name: "before", imageUrl: null });
  if (isSqlite) expect((await read()).analyticsOff).toBe(false);

  expect(await executeAct({ before: [visit], deciding: rename("before"), after: [note] })).toBe(1);
  const changed = { name: "after", imageUrl: "/noted", analyticsOff: true };
  expect(await read()).toMatchObject(changed);
});

test("the schema has not moved on without a migration", async () => {
  const folder = isSqlite ? "prisma" : "prisma/postgresql";
  const migrated = readFileSync(`${folder}/migrations/schema-state.prisma`, "utf8");
  const schema = readFileSync(`${folder}/schema.prisma`, "utf8");
  expect(await diffSchemas(url, migrated, schema)).toBe("");
});

if (isSqlite) {
  test("an act that fails half way is taken back, and what comes after it is stored", async () => {
    await db.user.create({ data: { id: "half", name: "before" } });
    const rename = (name: string) =>
      Prisma.sql`UPDATE "User" SET "name" = ${name} WHERE "id" = 'half'`;
    const stray = Prisma.sql`INSERT INTO "HandEdit" ("projectId", "changedAt")
      VALUES ('nobody', ${new Date()})`;
    const failing = executeAct({ before: [], deciding: rename("after"), after: [stray] });
    await expect(failing).rejects.toThrow(/foreign key/i);
    const name = async () => (await db.user.findUniqueOrThrow({ where: { id: "half" } })).name;
    expect(await name()).toBe("before");
    expect(await execute(rename("later"))).toBe(1);
    expect(await name()).toBe("later");
  });

  test("readers do not wait for writers, and a killed process loses nothing", async () => {
    await tuneDatabase(db, url);
    expect(await db.$queryRawUnsafe("PRAGMA journal_mode")).toEqual([{ journal_mode: "wal" }]);
    const [row] = await db.$queryRawUnsafe<{ synchronous: bigint }[]>("PRAGMA synchronous");
    expect(Number(row?.synchronous)).toBe(1);
  });
}
