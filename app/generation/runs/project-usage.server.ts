import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { requireProject } from "~/projects/projects.server";

/** What the answers of one model in a project took together. */
export interface ModelUsage {
  model: string;
  answers: number;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  /** In US dollars; null where no price was known for any of them. */
  cost: number | null;
}

/** What a project's answers took, by model, the most used first. @throws {AppError} 404, 401 */
export async function readProjectUsage(viewer: Viewer, projectId: string) {
  const project = await requireProject(viewer, projectId);
  const rows = await db.generation.groupBy({
    by: ["engineLabel"],
    where: { projectId: project.id },
    _count: { _all: true },
    _sum: { inputTokens: true, cachedTokens: true, outputTokens: true, cost: true },
  });
  const models: ModelUsage[] = rows.map(({ engineLabel, _count, _sum }) => ({
    model: engineLabel,
    answers: _count._all,
    inputTokens: _sum.inputTokens ?? 0,
    cachedTokens: _sum.cachedTokens ?? 0,
    outputTokens: _sum.outputTokens ?? 0,
    cost: _sum.cost,
  }));
  models.sort((a, b) => b.answers - a.answers || (a.model < b.model ? -1 : 1));
  return { name: project.name, models };
}

/** All models together. */
export function sumUsage(models: readonly ModelUsage[]): ModelUsage {
  const sum = (of: (usage: ModelUsage) => number) =>
    models.reduce((total, usage) => total + of(usage), 0);
  const isPriced = models.some(({ cost }) => cost !== null);
  return {
    model: "Together",
    answers: sum(({ answers }) => answers),
    inputTokens: sum(({ inputTokens }) => inputTokens),
    cachedTokens: sum(({ cachedTokens }) => cachedTokens),
    outputTokens: sum(({ outputTokens }) => outputTokens),
    cost: isPriced ? sum(({ cost }) => cost ?? 0) : null,
  };
}
