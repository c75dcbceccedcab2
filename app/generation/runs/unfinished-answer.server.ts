import { finishAnswer } from "~/conversation/exchange.server";
import { db } from "~/platform/db.server";
import { createCheckpoint } from "~/projects/create-checkpoint.server";
import { readAllEvents } from "../events/event-rows.server";
import type { GenerationEvent } from "../events/event-schema";
import { changesOf, foldEvents, problemOf } from "../events/fold";
import type { Ending } from "./generation-failure.server";
import type { Generation } from "./generation-row.server";

/**
 * Stores the end of an answer that nobody is writing any more, from what its log holds. What was
 * complete is kept and can be rolled back to.
 *
 * @param ending how it ended; an end that the log already tells is the one that counts
 */
export async function closeAnswer(generation: Generation, ending: Ending): Promise<void> {
  const events = await readAllEvents(generation.id);
  const told = events.findLast((event) => event.type === "done");
  if (told?.type === "done") {
    // It came as far as telling its end, and noted it nowhere else: the message was first.
    await db.generation.updateMany({
      where: { id: generation.id },
      data: { status: told.status, finishedAt: new Date(), ...told.usage },
    });
    return;
  }
  const { status, code, event } = ending;
  const answer = { ...foldEvents(event ? [...events, event] : events), status };
  const changes = changesOf(answer);
  await finishAnswer(generation.assistantMessageId, {
    status,
    content: answer.content,
    changes,
    problem: problemOf(answer),
  });
  if (changes.some((change) => change.action !== "error")) await pinOnce(generation);
  const closing: GenerationEvent[] = [...(event ? [event] : []), { type: "done", status, changes }];
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
