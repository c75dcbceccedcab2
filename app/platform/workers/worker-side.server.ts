import { WorkerMeter } from "./worker-meter.server";

/** What a pool sends to one of its threads. */
export interface SentTask {
  /** The name of what is to be done. */
  task: string;
  input: unknown;
  /** Where the thread notes what it takes. */
  meter: SharedArrayBuffer;
}

/** What does each task, by its name. */
// biome-ignore lint/suspicious/noExplicitAny: each has an input of its own, which `defineTask` states.
type Tasks = Record<string, (input: any) => unknown>;

/** Does what a pool sends, in one of its threads. The program of the threads exports what this returns as default. */
export function doTasks(tasks: Tasks): (sent: SentTask) => unknown {
  return ({ task, input, meter }) => {
    const work = tasks[task];
    if (!work) throw new Error(`There is no task ${task}.`);
    new WorkerMeter(meter).begin();
    return work(input);
  };
}
