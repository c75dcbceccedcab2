import { AppError } from "../errors";

/** When to try again on a machine that is too busy, in seconds. */
const RETRY_SECONDS = 60;

/** Work for a thread of its own. Its input and result are copied, so they are plain data. */
export interface WorkerTask<Input, Output> {
  /** The name by which the worker's program knows what does it. */
  readonly name: string;
  /** Milliseconds of a processor after which it is given up, and its thread ended. */
  readonly limitMs: number;
  /** What the process may grow by while it is done, in MB; as much as the pool allows when absent. */
  readonly growthMb?: number;
  /** Never set: it carries the types. */
  readonly types?: (input: Input) => Output;
}

/** Declares a task; the program of the workers (`http/services/worker.server.ts`) exports what does it. */
export function defineTask<Input, Output>(options: {
  name: string;
  limitMs: number;
  growthMb?: number;
}): WorkerTask<Input, Output> {
  return options;
}

/** What a task is given up with that did not get its processor time: nothing is wrong with what it worked on. */
export function tooBusy(cause?: unknown): AppError {
  return new AppError(
    503,
    "This server is too busy with other work at the moment and did not get to this in time. Nothing was changed; please try again in a minute.",
    { code: "busy", retryAfterSeconds: RETRY_SECONDS, cause },
  );
}

/** Why a task came to nothing: it took too long, or more memory than a thread has. */
export class TaskGivenUp extends Error {
  readonly why: "time" | "memory";

  constructor(task: string, why: "time" | "memory") {
    super(`The task ${task} was given up: too much ${why}.`);
    this.name = "TaskGivenUp";
    this.why = why;
  }
}
