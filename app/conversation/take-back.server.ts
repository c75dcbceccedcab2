import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import type { CheckpointJson } from "~/projects/checkpoints.server";
import { restoreCheckpoint } from "~/projects/restore-checkpoint.server";
import type { AnswerParts } from "./answer-parts";

/**
 * Rolls the working tree back, and tells with the last answer whether that took it back: what it offered
 * is about files that are gone then. One file alone takes back no answer.
 *
 * @throws {AppError} 404, 401
 */
export async function restoreAndTell(
  viewer: Viewer,
  projectId: string,
  checkpointId: string,
  path?: string,
): Promise<CheckpointJson> {
  const made = await restoreCheckpoint(viewer, projectId, checkpointId, { path });
  if (path === undefined) await tellTakenBack(checkpointId);
  return made;
}

/** Notes with the newest answer whether a checkpoint that was gone back to is from before it. */
async function tellTakenBack(checkpointId: string): Promise<void> {
  const target = await db.checkpoint.findUnique({
    where: { id: checkpointId },
    select: { projectId: true, number: true },
  });
  if (!target) return;
  const newest = await newestMessage(target.projectId);
  if (newest?.role !== "assistant" || newest.status === "running") return;
  const after = await db.checkpoint.findFirst({
    where: { projectId: target.projectId, messageId: newest.id, kind: "after" },
    select: { number: true },
  });
  const { takenBack: was, ...parts } = JSON.parse(newest.parts) as AnswerParts;
  const isTakenBack = after !== null && target.number < after.number;
  if (isTakenBack === (was ?? false)) return;
  await db.conversationMessage.updateMany({
    where: { id: newest.id, parts: newest.parts },
    data: { parts: JSON.stringify(isTakenBack ? { ...parts, takenBack: true } : parts) },
  });
}

function newestMessage(projectId: string) {
  return db.conversationMessage.findFirst({
    where: { projectId },
    orderBy: { number: "desc" },
    select: { id: true, role: true, status: true, parts: true },
  });
}
