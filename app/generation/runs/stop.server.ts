import { topics } from "~/platform/coordination/coordination.server";
import { LEASE_MS } from "~/platform/coordination/lease";
import { db } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { STOPPED } from "./ending.server";
import { findGeneration, findRunning, type Generation } from "./generation-row.server";
import type { Recovery } from "./recover.server";
import type { RunningAnswers } from "./running-answers.server";
import { Wake } from "./wake";

/** Looks whether it has stopped without having been told, in milliseconds. */
const LOOK_MS = 1_000;
/** How long another process may take to stop: if it is gone, its lease runs out in this time. */
const WAIT_MS = LEASE_MS + 10_000;

/** Where answers are written and ended. */
interface Answers {
  running: RunningAnswers;
  recovery: Recovery;
}

/**
 * Stops the answer that is being written for a project, in whichever process, and waits until nobody
 * writes it any more.
 *
 * @param projectId the server's own id
 * @returns whether there was one and it was stopped, not finished meanwhile
 * @throws {AppError} 503 when the process that writes it does not answer
 */
export async function stopAnswer(projectId: string, answers: Answers): Promise<boolean> {
  const run = answers.running.get(projectId);
  if (run) {
    await run.stop("stopped");
    return run.ending?.status === STOPPED.status;
  }
  const generation = await findRunning(projectId);
  return generation ? stopElsewhere(generation, answers.recovery) : false;
}

/** The request is stored first, so that it is not lost with whoever was to hear of it. */
async function stopElsewhere({ id, projectId }: Generation, recovery: Recovery): Promise<boolean> {
  const wake = new Wake();
  const call = () => wake.call();
  const unsubscribe = topics.subscribe(
    "answer-ended",
    (told) => told.projectId === projectId && call(),
    call,
  );
  const deadline = performance.now() + WAIT_MS;
  try {
    await db.generation.updateMany({
      where: { id, status: "running" },
      data: { stopReason: "stopped" },
    });
    topics.publish("answer-stop", { projectId });
    while (performance.now() < deadline) {
      const generation = await findGeneration(id);
      if (!generation?.runningFor) return isStopped(generation);
      // Where its process is gone, it is ended here.
      if ((await recovery.lookAt(projectId)) === 0) await wake.next(LOOK_MS);
    }
  } finally {
    unsubscribe();
  }
  throw noAnswer();
}

/** One whose end could not be stored yet has stopped all the same: nobody writes it. */
function isStopped(generation: Generation | null): boolean {
  return generation?.status === STOPPED.status || generation?.status === "running";
}

/** What is told when another process holds a project's answer and does not react. */
export function noAnswer(): AppError {
  return new AppError(
    503,
    "The server that writes this project's answer does not react. Nothing was sent or stopped; try again in a minute.",
    { code: "no_answer", retryAfterSeconds: 60 },
  );
}
