import { db } from "~/platform/db.server";
import { log } from "~/platform/log.server";
import { pinTree } from "~/projects/checkpoints.server";
import { finishAnswer, readEvents } from "./conversation.server";
import type { GenerationEventData } from "./events";
import { INTERRUPTED } from "./generation-failure.server";
import { GENERATION_FIELDS, type Generation } from "./generation-row.server";

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
      await closeOrphan(orphan);
    } catch (error) {
      // One that cannot be closed must not keep the server from starting.
      log.error({ err: error, generation: orphan.id }, "a generation could not be recovered");
    }
  }
  return orphans.length;
}

async function closeOrphan(orphan: Generation): Promise<void> {
  const events = await readEvents(orphan.id);
  const end = events.findLast((event) => "type" in event && event.type === "done");
  if (end && "type" in end && end.type === "done") {
    // It was killed between telling its end and noting it.
    await db.generation.update({
      where: { id: orphan.id },
      data: { status: end.status, finishedAt: new Date(), ...end.usage },
      select: { id: true },
    });
    return;
  }
  const changes = await finishAnswer(orphan.assistantMessageId, "interrupted", events);
  if (changes.some((change) => change.action !== "error")) {
    await pinTree(orphan.projectId, {
      kind: "after",
      label: "Interrupted answer",
      messageId: orphan.assistantMessageId,
    });
  }
  const closing: GenerationEventData[] = [
    INTERRUPTED,
    { type: "done", status: "interrupted", changes },
  ];
  await db.$transaction([
    db.generationEvent.createMany({
      data: closing.map((event, index) => ({
        generationId: orphan.id,
        seq: events.length + 1 + index,
        data: JSON.stringify(event),
      })),
    }),
    db.generation.update({
      where: { id: orphan.id },
      data: { status: "interrupted", finishedAt: new Date(), errorCode: "interrupted" },
      select: { id: true },
    }),
  ]);
}
