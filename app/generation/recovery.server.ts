import { db } from "~/platform/db.server";
import { log } from "~/platform/log.server";
import { INTERRUPTED } from "./generation-failure.server";
import { GENERATION_FIELDS } from "./generation-row.server";
import { closeAnswer } from "./unfinished-answer.server";

/**
 * Marks what a killed process left running as interrupted. What was complete is kept, and the
 * person is told how to go on. Call once at boot, before requests are served.
 *
 * @returns how many were found
 */
export async function recoverGenerations(): Promise<number> {
  const orphans = await db.generation.findMany({
    where: { status: "running" },
    select: GENERATION_FIELDS,
  });
  for (const orphan of orphans) {
    try {
      await closeAnswer(orphan, { status: "interrupted", code: "interrupted", event: INTERRUPTED });
    } catch (error) {
      // One that cannot be closed must not keep the server from starting.
      log.error({ err: error, generation: orphan.id }, "a generation could not be recovered");
    }
  }
  return orphans.length;
}
