import type { Piscina } from "piscina";
import { AppError } from "../errors";
import { machineMemory } from "../machine-memory";
import { BUSY_TIMES, limitTime, type TimeUp } from "../time-limit";
import { watchEnded } from "./ended-threads";
import { FairTurns, type TurnBounds } from "./fair-turns";
import { watchWaiting } from "./watch-waiting.server";
import { WorkerMeter } from "./worker-meter.server";
import type { SentTask } from "./worker-side.server";
import { TaskGivenUp, tooBusy, type WorkerTask } from "./worker-task";

/** Three threads of two for each visitor: nobody alone takes all of them. */
export const WORKER_BOUNDS: TurnBounds = {
  atOnce: 3,
  perVisitor: 2,
  waitingPerVisitor: 8,
  waiting: 64,
};
/** Memory of one thread's heap, in MB. */
const WORKER_MB = 256;
/**
 * What the process may grow by while a task runs, in MB: a heap's bound does not count bytes outside of it. A fifth of a
 * small machine's memory, as three tasks may run at once.
 */
const GROWTH_MB = Math.min(768, machineMemory() / 5_000_000);
/** How often that is looked at, in milliseconds: a bomb unpacks to some 50 MB meanwhile. */
const LOOK_MS = 100;
/**
 * How long a task may be under way on the clock, in milliseconds, whatever its limit: an idle machine starts its thread in
 * a second and does it in its limit, one with thirty things to do takes fifteen times as long for each.
 */
const LONGEST_MS = 60_000;
/** How long a task may wait for something else than a processor or a disk, in milliseconds. */
const WAITING_MS = 10_000;
/** How long a thread without work is kept where nobody says, in milliseconds: idle, a server has none. */
const IDLE_MS = 2_000;

/** Who asks for work, and whether they still wait for it. */
export interface TaskCall {
  /** An opaque name, by which visitors take turns. */
  visitor: string;
  signal?: AbortSignal | undefined;
  /** Large parts of the input that are handed over in place of being copied: nobody here has them afterwards. */
  handsOver?: ArrayBuffer[];
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
  readonly #growthMb: number;
  readonly #longestMs: number;
  readonly #waitingMs: number;
  readonly #idleMs: number;
  #pool: Promise<Piscina> | null = null;
  /** Tasks that are under way. */
  #under = 0;

  /**
   * @param options.program path of the module whose default export does the tasks (`doTasks`)
   * @param options.longestMs how long a task may be under way on the clock at least, in milliseconds
   * @param options.waitingMs how long it may do nothing meanwhile, in milliseconds
   * @param options.idleMs how long a thread without work is kept, in milliseconds
   */
  constructor(options: {
    program: string;
    bounds?: TurnBounds;
    memoryMb?: number;
    growthMb?: number;
    longestMs?: number;
    waitingMs?: number;
    idleMs?: number;
  }) {
    const { program, bounds = WORKER_BOUNDS } = options;
    const { memoryMb = WORKER_MB, growthMb = GROWTH_MB, longestMs = LONGEST_MS } = options;
    this.#waitingMs = options.waitingMs ?? WAITING_MS;
    this.#idleMs = options.idleMs ?? IDLE_MS;
    this.#growthMb = growthMb;
    this.#longestMs = longestMs;
    this.#program = program;
    this.#threads = bounds.atOnce;
    this.#memoryMb = memoryMb;
    this.#turns = new FairTurns("large requests", bounds);
  }

  /**
   * Does a task when its visitor's turn comes.
   *
   * @throws {AppError} 429 or 503 when too much waits, or the machine is too busy; 499 when whoever asked has gone
   * @throws {TaskGivenUp} when it took too much processor time or memory
   * @throws what the task throws
   */
  async run<Input, Output>(
    task: WorkerTask<Input, Output>,
    input: Input,
    call: TaskCall,
  ): Promise<Output> {
    const { visitor, signal } = call;
    try {
      const leave = await this.#turns.take(visitor, { signal });
      return await this.#work(task, input, { call, leave });
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

  /** @param turn.leave called when the thread is free again, or gone: later than the task is given up */
  async #work<Input, Output>(
    task: WorkerTask<Input, Output>,
    input: Input,
    { call: { signal, handsOver = [] }, leave }: { call: TaskCall; leave: () => void },
  ): Promise<Output> {
    this.#pool ??= this.#open();
    const pool = await this.#pool;
    const meter = new WorkerMeter();
    const limit = watchTime(meter, task.limitMs, this.#longestMs);
    const waiting = watchWaiting(meter, this.#waitingMs);
    const mostMb = Math.min(this.#growthMb, task.growthMb ?? this.#growthMb);
    this.#under += 1;
    const growth = watchGrowth(mostMb, () => this.#under === 1);
    const ends = [limit.signal, waiting.signal, growth.signal];
    const end = AbortSignal.any(signal ? [...ends, signal] : ends);
    const untilGone = watchEnded(pool, end);
    const sent: SentTask = { task: task.name, input, meter: meter.shared };
    try {
      return await pool.run(sent, { signal: end, transferList: handsOver });
    } catch (error) {
      if (signal?.aborted) throw error;
      // The memory is that of all: where others worked, too, nobody knows whose it was.
      if (growth.signal.aborted && !growth.isOwn()) throw tooBusy(error);
      if (growth.signal.aborted) throw new TaskGivenUp(task.name, "memory");
      if (limit.why() === "busy") throw tooBusy(error);
      if (waiting.signal.aborted || limit.why() === "worked")
        throw new TaskGivenUp(task.name, "time");
      const { code } = error as NodeJS.ErrnoException;
      if (code === "ERR_WORKER_OUT_OF_MEMORY") throw new TaskGivenUp(task.name, "memory");
      throw error;
    } finally {
      this.#under -= 1;
      limit.end();
      waiting.end();
      growth.end();
      void untilGone().then(leave);
    }
  }

  async #open(): Promise<Piscina> {
    // Loaded with the first task: many servers are never asked for one.
    const { Piscina } = await import("piscina");
    return new Piscina({
      filename: this.#program,
      minThreads: 0,
      maxThreads: this.#threads,
      idleTimeout: this.#idleMs,
      // Nobody reads how long tasks took: two tables of 0.4 MB.
      recordTiming: false,
      resourceLimits: { maxOldGenerationSizeMb: this.#memoryMb },
      // The product's environment stays out, secrets and all.
      env: {},
      execArgv: [],
    });
  }
}

/** Fires when a task has had its processor time, or all of its time on the clock, at least `longestMs`. */
function watchTime(meter: WorkerMeter, limitMs: number, longestMs: number) {
  const stop = new AbortController();
  let why: TimeUp | null = null;
  const end = limitTime({
    limitMs,
    longestMs: Math.max(longestMs, BUSY_TIMES * limitMs),
    taken: () => meter.taken(),
    onOver(because) {
      why = because;
      stop.abort();
    },
  });
  return { signal: stop.signal, why: () => why, end };
}

/**
 * Fires when the process has grown by more since it was called, whichever of its tasks did it.
 *
 * @param isAlone whether no other task is under way
 * @returns `isOwn` tells, once it has fired, whether no other task was
 */
function watchGrowth(mostMb: number, isAlone: () => boolean) {
  const most = process.memoryUsage.rss() + mostMb * 1_000_000;
  const stop = new AbortController();
  let isOwn = true;
  const looking = setInterval(() => {
    if (process.memoryUsage.rss() <= most || stop.signal.aborted) return;
    isOwn = isAlone();
    stop.abort();
  }, LOOK_MS).unref();
  return { signal: stop.signal, isOwn: () => isOwn, end: () => clearInterval(looking) };
}

/** Whoever asked has gone: that is no failure of ours, and nobody reads of it. 499 is what proxies say. */
function givenUp(cause: unknown): AppError {
  return new AppError(499, "The request was given up before it was answered.", { cause });
}
