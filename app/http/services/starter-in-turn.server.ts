import { ModelError } from "~/generation/models/model";
import { AppError } from "~/platform/errors";
import type { WorkerPool } from "~/platform/workers/worker-pool.server";
import { defineTask, TaskGivenUp } from "~/platform/workers/worker-task";
import type { WriteStarterAnswer } from "~/starter/engine/engine.server";
import type { StarterAnswer, StarterRequest } from "~/starter/engine/write-answer.server";

/** An ordinary answer takes some milliseconds; what takes longer than this is a project made to hurt. */
const WRITE_STARTER_ANSWER = defineTask<StarterRequest, StarterAnswer>({
  name: "writeStarterAnswer",
  limitMs: 15_000,
});

/** What the starter can make, an app each. */
const LIST_STARTER_APPS = defineTask<null, string[]>({ name: "listStarterApps", limitMs: 15_000 });
/** Whether words ask for an app that it knows. */
const NAMES_KNOWN_APP = defineTask<string, boolean>({ name: "namesKnownApp", limitMs: 15_000 });

const TOO_MUCH =
  "The built-in starter could not look through this project in its time, so nothing was changed. Change the file by hand, or ask an AI model.";

/**
 * Has workers write the answers of the starter, in turns between those whose the projects are.
 *
 * @returns what throws a {@link ModelError} when it took too long, or much waits
 */
export function writeInTurn(workers: Pick<WorkerPool, "run">): WriteStarterAnswer {
  return async (asked, { signal, project }) => {
    const visitor = project?.visitor ?? "starter";
    try {
      return await workers.run(WRITE_STARTER_ANSWER, asked, { visitor, signal });
    } catch (error) {
      if (signal.aborted) throw new ModelError("aborted", STOPPED, { cause: error });
      throw asModelError(error);
    }
  };
}

/**
 * Has a worker list what the starter can make, as it calls its apps: once, for they are part of its program.
 *
 * @returns what throws a {@link ModelError} while much waits, and asks again the next time
 */
export function listAppsInTurn(workers: Pick<WorkerPool, "run">): () => Promise<string[]> {
  let listing: Promise<string[]> | undefined;
  return async () => {
    listing ??= workers.run(LIST_STARTER_APPS, null, { visitor: "starter" });
    try {
      return await listing;
    } catch (error) {
      listing = undefined;
      throw asModelError(error);
    }
  };
}

/** What whoever waits for an answer is told. */
function asModelError(error: unknown): unknown {
  if (error instanceof TaskGivenUp) return new ModelError("overloaded", TOO_MUCH, { cause: error });
  if (error instanceof AppError)
    return new ModelError("overloaded", error.message, { retryable: true, cause: error });
  return error;
}

/**
 * Whether words of somebody ask for an app that the starter knows; of words that were not understood in their time it
 * is not known.
 *
 * @throws {AppError} 503 while much waits
 */
export async function namesKnownAppInTurn(
  workers: Pick<WorkerPool, "run">,
  said: string,
): Promise<boolean> {
  try {
    return await workers.run(NAMES_KNOWN_APP, said, { visitor: "mentions" });
  } catch (error) {
    if (error instanceof TaskGivenUp) return false;
    throw error;
  }
}

const STOPPED = "Stopped. Nothing had been written by then.";
