/** Work for a thread of its own. Its input and result are copied, so they are plain data. */
export interface WorkerTask<Input, Output> {
  /** The name under which the worker's program exports what does it. */
  readonly name: string;
  /** Milliseconds after which it is given up, and its thread ended. */
  readonly limitMs: number;
  /** Never set: it carries the types. */
  readonly types?: (input: Input) => Output;
}

/** Declares a task; the program of the workers (`http/services/worker.server.ts`) exports what does it. */
export function defineTask<Input, Output>(options: {
  name: string;
  limitMs: number;
}): WorkerTask<Input, Output> {
  return options;
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
