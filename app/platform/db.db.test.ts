import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { diffSchemas } from "../../scripts/schema-diff.mjs";
import { db, tuneDatabase } from "./db.server";

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

test("the schema has not moved on without a migration", async () => {
  const folder = isSqlite ? "prisma" : "prisma/postgresql";
  const migrated = readFileSync(`${folder}/migrations/schema-state.prisma`, "utf8");
  const schema = readFileSync(`${folder}/schema.prisma`, "utf8");
  expect(await diffSchemas(url, migrated, schema)).toBe("");
});

if (isSqlite) {
  test("readers do not wait for writers, and a killed process loses nothing", async () => {
    await tuneDatabase(db, url);
    expect(await db.$queryRawUnsafe("PRAGMA journal_mode")).toEqual([{ journal_mode: "wal" }]);
    const [row] = await db.$queryRawUnsafe<{ synchronous: bigint }[]>("PRAGMA synchronous");
    expect(Number(row?.synchronous)).toBe(1);
  });
}
