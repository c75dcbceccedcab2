import { db } from "~/platform/db.server";
import { boundsOf, type Counted } from "./figures";

/** Counts a day (UTC) from the rows that are still there: ranges of indexes by time. */
export async function countDay(day: string): Promise<Record<Counted, number>> {
  const { from, to } = boundsOf(day);
  const within = { gte: from, lt: to };
  const [people, projects, answers, failures, unpriced] = await Promise.all([
    db.user.count({ where: { createdAt: within } }),
    db.project.count({ where: { createdAt: within } }),
    db.generation.aggregate({
      where: { startedAt: within },
      _count: { id: true },
      _sum: { inputTokens: true, outputTokens: true, cost: true },
    }),
    db.generation.count({ where: { startedAt: within, errorCode: { not: null } } }),
    db.generation.count({
      where: { startedAt: within, cost: null, outputTokens: { gt: 0 } },
    }),
  ]);
  const { inputTokens, outputTokens, cost } = answers._sum;
  return {
    ...{ people, projects, failures, unpriced },
    answers: answers._count.id,
    tokens: (inputTokens ?? 0) + (outputTokens ?? 0),
    cost: cost ?? 0,
  };
}
