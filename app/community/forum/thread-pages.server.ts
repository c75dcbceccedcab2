import { db } from "~/platform/db.server";
import { threadPath } from "~/platform/urls";

/** Threads that search engines are led to: the older ones they know, or find by the lists. */
const LISTED_THREADS = 5_000;

/**
 * The pages of the threads that were active last, however many there are.
 *
 * @returns with each, when it was written or last replied to, ISO 8601
 */
export async function listThreadPages(): Promise<{ path: string; changedAt: string }[]> {
  const rows = await db.forumThread.findMany({
    where: { status: "shown" },
    orderBy: [{ activeAt: "desc" }, { id: "desc" }],
    take: LISTED_THREADS,
    select: { id: true, activeAt: true },
  });
  return rows.map(({ id, activeAt }) => ({
    path: threadPath(id),
    changedAt: activeAt.toISOString(),
  }));
}
