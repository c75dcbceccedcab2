import { expect, test } from "vitest";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { expireTrials } from "./trial-expiry.server";

const now = new Date("2026-03-10T12:00:00Z");
const before = new Date("2026-03-10T11:00:00Z");

async function expiredTrial(name: string, publishedAt: Date | null): Promise<string> {
  const { id } = await db.project.create({
    data: {
      name,
      trialKey: "browser",
      trialId: name,
      expiresAt: before,
      publishedAt,
      slug: publishedAt && name,
      files: { create: { path: "index.html", hash: "h", size: 13 } },
      messages: { create: { number: 1, role: "user", content: "Build it" } },
    },
    select: { id: true },
  });
  return id;
}

const stored = (id: string) =>
  db.project.findUnique({
    where: { id },
    select: { ownerId: true, _count: { select: { files: true, messages: true } } },
  });

test("what nobody came back to goes; a published one keeps only its app", async () => {
  const plain = await expiredTrial("plain", null);
  const published = await expiredTrial("published", before);
  const used = await db.project.create({
    data: { name: "used", trialKey: "browser", trialId: "used", expiresAt: new Date("2026-03-11") },
  });
  expect(await expireTrials(now)).toBe(2);
  expect(await stored(plain)).toBeNull();
  expect(await stored(published)).toEqual({ ownerId: null, _count: { files: 0, messages: 0 } });
  expect(await stored(used.id)).not.toBeNull();
  expect(await expireTrials(now)).toBe(0);
});

test.each([
  ["published", before],
  ["plain", null],
])("what moves into an account while others expire keeps all it has (%s)", async (kind, at) => {
  const owner = await db.user.create({ data: { name: "Ann" } });
  const ids = await Promise.all(
    Array.from({ length: 12 }, (_, number) => expiredTrial(`${kind}-${number}`, at)),
  );
  let moving: Promise<unknown> | undefined;
  // Begun while the first one goes, so it comes between two of the others.
  const stop = topics.subscribe("project-deleted", ({ projectId }) => {
    moving ??= db.project
      .updateMany({
        where: { id: { in: ids, not: projectId }, expiresAt: { not: null } },
        data: { ownerId: owner.id, expiresAt: null },
      })
      .then((done) => done);
  });
  const dropped = await expireTrials(now);
  stop();
  await moving;
  const moved = (await Promise.all(ids.map(stored))).filter((row) => row?.ownerId === owner.id);
  expect(moved.length).toBeGreaterThan(0);
  expect(dropped).toBe(ids.length - moved.length);
  for (const row of moved) expect(row?._count).toEqual({ files: 1, messages: 1 });
});
