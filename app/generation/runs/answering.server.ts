import { db } from "~/platform/db.server";

/** In which of these projects an answer is being written now, by whichever process. */
export async function findAnswering(projectIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.generation.findMany({
    where: { projectId: { in: [...projectIds] }, status: "running" },
    select: { projectId: true },
  });
  return new Set(rows.map(({ projectId }) => projectId));
}
