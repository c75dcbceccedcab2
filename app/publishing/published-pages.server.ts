import { db } from "~/platform/db.server";
import { publishedPath } from "~/platform/urls";
import { isUpRow } from "~/projects/trial-ends.server";
import { listed } from "./listed.server";

/** How many published apps lists show. */
export function countPublished(): Promise<number> {
  return db.project.count({ where: listed() });
}

/**
 * The pages of published apps, the longest published first, so that a place in the list stays the
 * same as more are published.
 *
 * @returns with each, when its app was last published, ISO 8601
 */
export async function listPublishedPages(range: {
  skip: number;
  take: number;
}): Promise<{ path: string; changedAt: string }[]> {
  // A project and its live release are not related in the model: a release belongs to a project.
  const rows = await db.$queryRaw<{ slug: string; changedAt: Date | string }[]>`
    SELECT p."slug" AS "slug", r."createdAt" AS "changedAt"
    FROM "Project" p JOIN "Release" r ON r."id" = p."releaseId"
    WHERE p."visibility" = 'public' AND p."publishedAt" IS NOT NULL AND p."slug" IS NOT NULL
      AND ${isUpRow()}
    ORDER BY p."publishedAt", p."id"
    LIMIT ${range.take} OFFSET ${range.skip}`;
  return rows.map(({ slug, changedAt }) => ({
    path: publishedPath(slug),
    changedAt: new Date(changedAt).toISOString(),
  }));
}
