import { topics } from "~/platform/coordination/coordination.server";
import { isDatabaseAway } from "~/platform/database-away";
import { db } from "~/platform/db.server";
import { log } from "~/platform/log.server";
import type { TakeEvent } from "../events/event-log";
import { readEvents } from "../events/event-rows.server";
import { isEnd } from "../events/events";
import { findGeneration } from "./generation-row.server";
import { Wake } from "./wake";

/** Looks at the log without having been told of anything: a notice may be lost. In milliseconds. */
const LOOK_MS = 2_000;
/** Tries again after the database was out of reach, in milliseconds. */
const RETRY_MS = 250;

/**
 * Hands over the stored events of an answer after `afterSeq`, and those that other processes store
 * while it runs. A database that is out of reach is waited for.
 *
 * @returns resolves after the last event, also when its end cannot be stored, or when `signal` fires
 */
export async function followStored(
  { id, projectId }: { id: string; projectId: string },
  afterSeq: number,
  take: TakeEvent,
  signal: AbortSignal,
): Promise<void> {
  const wake = new Wake();
  const call = () => wake.call();
  const unsubscribe = [
    topics.subscribe("answer-progress", (told) => told.generationId === id && call(), call),
    topics.subscribe("answer-ended", (told) => told.projectId === projectId && call(), call),
  ];
  let seq = afterSeq;
  let isWhole = false;
  const takeNext: TakeEvent = (event) => {
    seq = event.seq;
    isWhole = isEnd(event.data);
    return take(event);
  };
  try {
    while (!signal.aborted) {
      let pause = LOOK_MS;
      try {
        // Asked before the events are read: what is stored in between is read as well.
        const isOver = await isNobodyWriting(id);
        await readEvents(id, seq, takeNext, signal);
        if (isWhole || isOver) return;
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
        log.warn({ err: error, generation: id }, "an answer cannot be read on; trying again");
        pause = RETRY_MS;
      }
      await wake.next(pause, signal);
    }
  } finally {
    for (const end of unsubscribe) end();
  }
}

/** Whether the end of an answer is stored: without it, there is more than can be read. */
export async function hasEnd(generationId: string): Promise<boolean> {
  const last = await db.generationEvent.findFirst({
    where: { generationId },
    orderBy: { seq: "desc" },
    select: { data: true },
  });
  return last !== null && isEnd(last.data);
}

async function isNobodyWriting(id: string): Promise<boolean> {
  const generation = await findGeneration(id);
  return !generation?.runningFor;
}
