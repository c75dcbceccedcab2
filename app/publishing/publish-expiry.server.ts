import { dropProjects } from "~/accounts/gone-projects.server";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { growingCache } from "~/platform/growing-cache";
import { publishedUntil } from "./unclaimed";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Apps whose visit of the day this process has written down already. */
const VISITED_APPS = 10_000;

/** Puts off the end of apps that were published without an account, once a day for each. */
export class PublishExpiry {
  readonly #visitedCache = growingCache<string, true>(VISITED_APPS, { ttl: DAY_MS });

  /** Notes that somebody visited the app at a slug. Who it was plays no part; one whose days are over stays so. */
  async noteVisit(slug: string, now: Date): Promise<void> {
    if (this.#visitedCache.has(slug)) return;
    await db.project.updateMany({
      where: { slug, ownerId: null, publishedUntil: { gt: now, lt: publishedUntil(now) } },
      data: { publishedUntil: publishedUntil(now) },
    });
    this.#visitedCache.set(slug, true);
  }
}

/**
 * Deletes apps that were published without an account, and that nobody visited for
 * {@link UNCLAIMED_DAYS} or moved into an account. One of before that rule gets its days first.
 *
 * @returns how many were deleted
 */
export async function expireUnclaimed(now: Date): Promise<number> {
  const unclaimed = { ownerId: null, publishedAt: { not: null } };
  await db.project.updateMany({
    where: { ...unclaimed, publishedUntil: null },
    data: { publishedUntil: publishedUntil(now) },
  });
  const expired = { ...unclaimed, publishedUntil: { lt: now } };
  const found = await db.project.findMany({ where: expired, select: { id: true } });
  let deleted = 0;
  for (const { id } of found) {
    // Asked again with each: somebody may have visited or claimed it by now.
    const count = await dropProjects({ id, ...expired });
    if (count === 0) continue;
    deleted += count;
    topics.publish("showcase-changed", { projectId: id });
  }
  return deleted;
}
