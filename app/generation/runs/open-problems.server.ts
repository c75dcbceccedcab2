import { db } from "~/platform/db.server";
import type { Problem } from "../checks/answer-checks";

/** Problems that are kept: who has more fixes these first. */
const KEPT = 20;
/** Longest text of one, in characters. */
const TEXT_LENGTH = 500;

/**
 * What the last check found wrong with a project and nobody has fixed: models are told with every
 * later request, whichever process sends it.
 */
export async function readOpenProblems(projectId: string): Promise<Problem[]> {
  const where = { id: projectId };
  const row = await db.project.findUnique({ where, select: { openProblems: true } });
  return row ? (JSON.parse(row.openProblems) as Problem[]) : [];
}

/** Keeps what a check found, in place of what the one before did. */
export async function keepOpenProblems(projectId: string, problems: readonly Problem[]) {
  const kept = problems
    .slice(0, KEPT)
    .map(({ path, text }) => ({ ...(path ? { path } : {}), text: text.slice(0, TEXT_LENGTH) }));
  const openProblems = JSON.stringify(kept);
  const where = { id: projectId, openProblems: { not: openProblems } };
  await db.project.updateMany({ where, data: { openProblems } });
}
