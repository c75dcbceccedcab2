import { db } from "~/platform/db.server";
import { isDiskFull } from "~/platform/full-disk";
import { log } from "~/platform/log.server";
import { type Ending, INTERRUPTED } from "./generation-failure.server";
import { GENERATION_FIELDS } from "./generation-row.server";
import type { LateEnds } from "./late-ends.server";
import { closeAnswer } from "./unfinished-answer.server";

const ENDING: Ending = { status: "interrupted", code: "interrupted", event: INTERRUPTED };

/**
 * Marks what a killed process left running as interrupted. What was complete is kept, and the
 * person is told how to go on. Call once at boot, before requests are served.
 *
 * @param lateEnds takes those over that there is no room to close
 * @returns how many were found
 */
export async function recoverGenerations(lateEnds: LateEnds): Promise<number> {
  const orphans = await db.generation.findMany({
    where: { status: "running" },
    select: GENERATION_FIELDS,
  });
  for (const orphan of orphans) {
    try {
      await closeAnswer(orphan, ENDING);
    } catch (error) {
      // One that cannot be closed must not keep the server from starting.
      log.error({ err: error, generation: orphan.id }, "a generation could not be recovered");
      if (isDiskFull(error)) await lateEnds.add(orphan, ENDING);
    }
  }
  return orphans.length;
}
