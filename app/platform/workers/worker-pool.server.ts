import type { Piscina } from "piscina";
import { AppError } from "../errors";
import { FairTurns, type TurnBounds } from "./fair-turns";
import { TaskGivenUp, type WorkerTask } from "./worker-task";

/** Three threads of two for each visitor: nobody alone takes all of them. */
export const WORKER_BOUNDS: TurnBounds = {
  atOnce: 3,
  perVisitor: 2,
  waitingPerVisitor: 8,
  waiting: 64,
};
/** Memory of one thread's heap, in MB. */
const WORKER_MB = 256;
/** A thread ends when it had nothing to do for this long, in milliseconds: idle, a server has none. */
const IDLE_MS = 10_000;

/** Who asks for work, and whether they still wait for it. */
export interface TaskCall {
  /** An opaque name, by which visitors take turns. */
  visitor: string;
  signal?: AbortSignal | undefined;
}

/**
 * The threads for what would hold up everybody's requests on the server's own: bounded in number, time,
 * memory and line, in fair turns between visitors. A thread is started for what finds none, and one that
 * took too long is ended and replaced (docs/decisions/052-one-pool-of-workers.md).
 */
export class WorkerPool {
  readonly #program: string;
  readonly #turns: FairTurns;
  readonly #threads: number;
  readonly #memoryMb: number;
  #pool: Promise<Piscina> | null = null;

  /** @param options.program path of the module that exports what does the tasks */
  constructor(options: { program: string; bounds?: TurnBounds; memoryMb?: number }) {
    const { program, bounds = WORKER_BOUNDS, memoryMb = WORKER_MB } = options;
    this.#program = program;
    this.#threads = bounds.atOnce;
    this.#memoryMb = memoryMb;
    this.#turns = new FairTurns("large requests", bounds);
  }

  /**
   * Does a task when its visitor's turn comes.
   *
   * @throws {AppError} 429 or 503 when too much waits; 499 when whoever asked has gone
   * @throws {TaskGivenUp} when it took too much time or memory
   * @throws what the task throws
   */
  async run<Input, Output>(
    task: WorkerTask<Input, Output>,
    input: Input,
    { visitor, signal }: TaskCall,
  ): Promise<Output> {
    try {
      return await this.#turns.run(visitor, () => this.#work(task, input, signal), signal);
    } catch (error) {
      throw signal?.aborted ? givenUp(error) : error;
    }
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    const pool = this.#pool;
    this.#pool = null;
    await (await pool)?.destroy();
  }

  async #work<Input, Output>(
    task: WorkerTask<Input, Output>,
    input: Input,
    signal?: AbortSignal,
  ): Promise<Output> {
    this.#pool ??= this.#open();
    const pool = await this.#pool;
    const limit = AbortSignal.timeout(task.limitMs);
    try {
      return await pool.run(input, {
        name: task.name,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
    } catch (error) {
      if (limit.aborted && !signal?.aborted) throw new TaskGivenUp(task.name, "time");
      const { code } = error as NodeJS.ErrnoException;
      if (code === "ERR_WORKER_OUT_OF_MEMORY") throw new TaskGivenUp(task.name, "memory");
      throw error;
    }
  }

  async #open(): Promise<Piscina> {
    // Loaded with the first task: many servers are never asked for one.
    const { Piscina } = await import("piscina");
    return new Piscina({
      filename: this.#program,
      minThreads: 0,
      maxThreads: this.#threads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: this.#memoryMb },
      // The product's environment stays out, secrets and all.
      env: {},
      execArgv: [],
    });
  }
}

/** Whoever asked has gone: that is no failure of ours, and nobody reads of it. 499 is what proxies say. */
function givenUp(cause: unknown): AppError {
  return new AppError(499, "The request was given up before it was answered.", { cause });
}
