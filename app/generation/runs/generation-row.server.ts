import type { Prisma } from "~/generated/sqlite/client";
import { db } from "~/platform/db.server";

export const GENERATION_FIELDS = {
  id: true,
  projectId: true,
  requestHash: true,
  status: true,
  runningFor: true,
  stopReason: true,
  mode: true,
  engine: true,
  engineLabel: true,
  userMessageId: true,
  assistantMessageId: true,
  startedAt: true,
} satisfies Prisma.GenerationSelect;

/** One answer of a model, as it is stored. */
export type Generation = Prisma.GenerationGetPayload<{ select: typeof GENERATION_FIELDS }>;

/** What the one who writes an answer has on lease, so that nobody else ends it. */
export function leaseOf(generationId: string): string {
  return `answer:${generationId}`;
}

/** An answer as it is stored now; null when it is gone with its project. */
export function findGeneration(id: string): Promise<Generation | null> {
  return db.generation.findUnique({ where: { id }, select: GENERATION_FIELDS });
}

/** The answer that is being written for a project, by the server's own id, in whichever process. */
export function findRunning(projectId: string): Promise<Generation | null> {
  return db.generation.findUnique({
    where: { runningFor: projectId },
    select: GENERATION_FIELDS,
  });
}

/** The running answer of a project, else its last one, by the server's own id. */
export async function findLatest(projectId: string): Promise<Generation | null> {
  const running = await findRunning(projectId);
  if (running) return running;
  return db.generation.findFirst({
    where: { projectId },
    orderBy: [{ startedAt: "desc" }, { id: "desc" }],
    select: GENERATION_FIELDS,
  });
}
