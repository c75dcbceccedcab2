import { finishAnswer, readEvents } from "~/conversation/conversation.server";
import { db } from "~/platform/db.server";
import { createCheckpoint } from "~/projects/create-checkpoint.server";
import type { GenerationEventData } from "../events/events";
import type { Ending } from "./generation-failure.server";
import type { Generation } from "./generation-row.server";

/**
 * Stores the end of an answer that nobody is writing any more, from what its log holds. What was
 * complete is kept and can be rolled back to.
 *
 * @param ending how it ended; an end that the log already tells is the one that counts
 */
export async function closeAnswer(generation: Generation, ending: Ending): Promise<void> {
  const events = await readEvents(generation.id);
  const told = events.findLast((event) => "type" in event && event.type === "done");
  if (told && "type" in told && told.type === "done") {
    // It came as far as telling its end, and noted it nowhere else: the message was first.
    await db.generation.updateMany({
      where: { id: generation.id },
      data: { status: told.status, finishedAt: new Date(), ...told.usage },
    });
    return;
  }
  const { status, code, event } = ending;
  const changes = await finishAnswer(generation.assistantMessageId, status, events);
  if (changes.some((change) => change.action !== "error")) await pinOnce(generation);
  const closing: GenerationEventData[] = [
    ...(event ? [event] : []),
    { type: "done", status, changes },
  ];
  await db.$transaction([
    db.generationEvent.createMany({
      data: closing.map((one, index) => ({
        generationId: generation.id,
        seq: events.length + 1 + index,
        data: JSON.stringify(one),
      })),
    }),
    db.generation.update({
      where: { id: generation.id },
      data: { status, finishedAt: new Date(), errorCode: code ?? null },
      select: { id: true },
    }),
  ]);
}

/** It may have been pinned already, and then its end was not stored. */
async function pinOnce({ projectId, assistantMessageId: messageId }: Generation): Promise<void> {
  const where = { projectId, messageId, kind: "after" };
  if (await db.checkpoint.findFirst({ where, select: { id: true } })) return;
  await createCheckpoint(projectId, { kind: "after", label: "Interrupted answer", messageId });
}
