import type { Prisma } from "~/generated/sqlite/client";
import { db } from "~/platform/db.server";

export const GENERATION_FIELDS = {
  id: true,
  projectId: true,
  requestHash: true,
  status: true,
  mode: true,
  engine: true,
  engineLabel: true,
  userMessageId: true,
  assistantMessageId: true,
  startedAt: true,
} satisfies Prisma.GenerationSelect;

/** One answer of a model, as it is stored. */
export type Generation = Prisma.GenerationGetPayload<{ select: typeof GENERATION_FIELDS }>;

/** The last answer of a project, by the server's own id. */
export function findLatest(projectId: string): Promise<Generation | null> {
  return db.generation.findFirst({
    where: { projectId },
    orderBy: [{ startedAt: "desc" }, { id: "desc" }],
    select: GENERATION_FIELDS,
  });
}
