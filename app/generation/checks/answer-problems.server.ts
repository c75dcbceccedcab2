import { db } from "~/platform/db.server";
import { PROBLEM_START } from "../events/events";

/**
 * What kept answers from being finished, in the words their readers were told, by generation.
 *
 * @param generationIds of answers that did not end well: the log of a good one may hold a problem
 *   that was got over
 */
export async function readProblems(generationIds: string[]): Promise<Map<string, string>> {
  if (generationIds.length === 0) return new Map();
  const rows = await db.generationEvent.findMany({
    where: { generationId: { in: generationIds }, data: { startsWith: PROBLEM_START } },
    orderBy: { seq: "asc" },
    select: { generationId: true, data: true },
  });
  return new Map(rows.map(({ generationId, data }) => [generationId, JSON.parse(data).error]));
}
