import { expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { expireUnclaimed, PublishExpiry } from "./publish-expiry.server";
import { publishedUntil, UNCLAIMED_DAYS } from "./unclaimed";

const DAY_MS = 24 * 60 * 60 * 1000;
const START = new Date("2026-03-10T12:00:00Z");
const day = (n: number) => new Date(START.getTime() + n * DAY_MS);

async function published(slug: string, more: { ownerId?: string; publishedUntil?: Date | null }) {
  const data = { name: slug, slug, publishedAt: START, publishedUntil: publishedUntil(START) };
  return db.project.create({ data: { ...data, ...more }, select: { id: true } });
}

const isThere = async (slug: string) => (await db.project.count({ where: { slug } })) > 0;

test("an app that nobody has an account for goes 30 days after its last visit", async () => {
  const owner = await db.user.create({ data: { name: "Ann" } });
  await published("forgotten", {});
  await published("visited", {});
  await published("owned", { ownerId: owner.id, publishedUntil: null });
  const expiry = new PublishExpiry();
  await expiry.noteVisit("visited", day(20));
  expect(await expireUnclaimed(day(UNCLAIMED_DAYS))).toBe(0);
  expect(await expireUnclaimed(day(UNCLAIMED_DAYS + 1))).toBe(1);
  expect([await isThere("forgotten"), await isThere("visited")]).toEqual([false, true]);
  expect(await expireUnclaimed(day(20 + UNCLAIMED_DAYS + 1))).toBe(1);
  expect(await isThere("owned")).toBe(true);
});

test("one of before that rule gets all its days", async () => {
  await published("early", { publishedUntil: null });
  expect(await expireUnclaimed(day(100))).toBe(0);
  expect(await expireUnclaimed(day(100 + UNCLAIMED_DAYS + 1))).toBe(1);
});
