import { expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { countPublished, listPublishedPages } from "./published-pages.server";

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

async function publish(slug: string, first: Date, last: Date): Promise<void> {
  const project = await db.project.create({
    data: { name: slug, slug, publishedAt: first, releaseId: `release-${slug}` },
  });
  await db.release.create({
    data: {
      id: `release-${slug}`,
      projectId: project.id,
      checkpointId: "c",
      treeHash: "t",
      kind: "static",
      manifest: "{}",
      createdAt: last,
    },
  });
}

test("published apps are listed by age, each with its last publication", async () => {
  await publish("second", day(2), day(2));
  await publish("first", day(1), day(9));
  await publish("third", day(3), day(3));
  await db.project.create({ data: { name: "Not published" } });
  expect(await countPublished()).toBe(3);
  expect(await listPublishedPages({ skip: 0, take: 2 })).toEqual([
    { path: "/generate/first", changedAt: "2026-01-09T00:00:00.000Z" },
    { path: "/generate/second", changedAt: "2026-01-02T00:00:00.000Z" },
  ]);
  expect(await listPublishedPages({ skip: 2, take: 2 })).toMatchObject([
    { path: "/generate/third" },
  ]);
});
