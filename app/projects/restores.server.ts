import { db } from "~/platform/db.server";

/** Of a project's restores the latest, which an assistant may have to know of. */
const LATEST = 10;

/** When a person went back to an earlier version, and how that is called; oldest first. */
export async function listRestores(
  projectId: string,
): Promise<{ label: string; createdAt: Date }[]> {
  const restores = await db.checkpoint.findMany({
    where: { projectId, kind: "restore" },
    orderBy: { number: "desc" },
    take: LATEST,
    select: { label: true, createdAt: true },
  });
  return restores.reverse();
}
