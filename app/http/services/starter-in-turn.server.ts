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
      if (error instanceof TaskGivenUp)
        throw new ModelError("overloaded", TOO_MUCH, { cause: error });
      if (error instanceof AppError) {
        throw new ModelError("overloaded", error.message, { retryable: true, cause: error });
      }
      throw error;
    }
  };
}

const STOPPED = "Stopped. Nothing had been written by then.";
