import { Prisma } from "~/generated/sqlite/client";
import { query } from "~/platform/db.server";

/** In which of these projects an answer is being written now, by whichever process. */
export async function findAnswering(projectIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (projectIds.length === 0) return new Set();
  const rows = await query<{ projectId: string }>(Prisma.sql`
    SELECT "projectId" FROM "Generation"
    WHERE "projectId" IN (${Prisma.join([...projectIds])}) AND "status" = 'running'`);
  return new Set(rows.map(({ projectId }) => projectId));
}
