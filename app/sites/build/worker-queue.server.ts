import { type BuildSource, toBuildInput } from "./build-input";
import type { BuildProcess, StartProcess } from "./build-process.server";
import type { BuildLoad, BuildRequest, QueueLimits, QueueOutcome } from "./build-request";
import { BuildTurns } from "./build-turns";
import type { BuildResult } from "./build-types";
import type { BuildReply } from "./build-worker";
import { timeLeft } from "./time-left";

const TOO_MUCH =
  "The build ran out of memory and was stopped. Is a file nested very deeply, or very large?";
/** Builds of one visitor that wait at once; each is a few hundred bytes, for trees are read later. */
export const WAITING_EACH = 100;

/** When the processor time of a build begins to be counted, in milliseconds: most have ended by then. */
const COUNTED_FROM_MS = 1_000;

interface Waiting extends BuildRequest {
  resolve: (outcome: QueueOutcome) => void;
}

interface Current extends Waiting {
  timers: NodeJS.Timeout[];
  turnAt: number;
  /** Null as long as its tree is being read, or its worker starts. */
  startedAt: number | null;
  /** The worker's processor time, soon after it began, in milliseconds; null where that is not known. */
  processorAt: number | null;
  /** What the worker knows it by; null as long as its tree is being read. */
  jobId: number | null;
}

/**
 * Builds sites one at a time, in turns between visitors, on a worker of its own, which its first build
 * starts. A build that hangs or crashes ends its worker; the next one gets a new one.
 */
export class WorkerQueue {
  readonly #startProcess: StartProcess;
  readonly #limits: QueueLimits;
  readonly #turns = new BuildTurns<Waiting>();
  #worker: BuildProcess | null = null;
  #current: Current | null = null;
  #idle: NodeJS.Timeout | undefined;
  #resting: NodeJS.Timeout | undefined;
  #nextId = 1;

  constructor(options: { startProcess: StartProcess; limits: QueueLimits }) {
    this.#startProcess = options.startProcess;
    this.#limits = options.limits;
  }

  /** Builds that run, and that wait for their turn. */
  get load(): BuildLoad {
    return { running: this.#current ? 1 : 0, waiting: this.#turns.size };
  }

  /** Builds a tree when its turn comes. Never rejects; a build whose signal fires first is not made. */
  build(request: BuildRequest): Promise<QueueOutcome> {
    const { visitor, signal } = request;
    if (signal?.aborted) return Promise.resolve({ result: NOT_NEEDED, ms: null });
    if (visitor !== null && this.#turns.countOf(visitor) >= WAITING_EACH) {
      return Promise.resolve({ result: TOO_MANY, ms: null });
    }
    return new Promise((resolve) => {
      const takeBack = () => {
        if (this.#turns.remove(waiting)) resolve({ result: NOT_NEEDED, ms: null });
      };
      const waiting: Waiting = {
        ...request,
        resolve(outcome) {
          signal?.removeEventListener("abort", takeBack);
          resolve(outcome);
        },
      };
      signal?.addEventListener("abort", takeBack, { once: true });
      this.#turns.add(waiting);
      this.#startNext();
      this.#preempt();
    });
  }

  async close(): Promise<void> {
    const stopping = problem("The server is stopping.");
    for (const { resolve } of this.#turns.removeAll()) resolve({ result: stopping, ms: null });
    const worker = this.#worker;
    this.#worker = null;
    this.#finish(stopping);
    clearTimeout(this.#idle);
    clearTimeout(this.#resting);
    await worker?.end();
  }

  #startNext(): void {
    if (this.#current) return;
    clearTimeout(this.#resting);
    const next = this.#turns.next(performance.now());
    if (typeof next === "number") {
      this.#resting = setTimeout(() => this.#startNext(), Math.ceil(next));
    } else if (next) void this.#start(next);
  }

  async #start(next: Waiting): Promise<void> {
    clearTimeout(this.#idle);
    const buildMs = next.buildMs ?? this.#limits.buildMs;
    const turn = { timers: [], turnAt: performance.now(), startedAt: null, jobId: null };
    const current: Current = { ...next, ...turn, processorAt: null };
    current.timers.push(setTimeout(() => this.#checkTime(current, buildMs), buildMs));
    this.#current = current;
    try {
      const tree = await next.readTree();
      // It was stopped meanwhile.
      if (this.#current !== current) return;
      if (!tree) return this.#finish(null);
      await this.#post(current, tree);
    } catch {
      if (this.#current === current)
        this.#finish(problem("The project's files could not be read."));
    }
  }

  async #post(current: Current, tree: BuildSource): Promise<void> {
    const id = this.#nextId++;
    current.jobId = id;
    this.#worker ??= this.#startWorker();
    const worker = this.#worker;
    // The one before it may have taken the worker with it: nobody is slow for having to start one.
    await worker.ready;
    if (this.#current !== current) return;
    const { preemptMs } = this.#limits;
    current.startedAt = performance.now();
    if (preemptMs !== undefined) current.timers.push(setTimeout(() => this.#preempt(), preemptMs));
    const count = () => {
      current.processorAt = worker.processorMs();
    };
    current.timers.push(setTimeout(count, COUNTED_FROM_MS));
    const { mode, check, prebuild, curatedOnly } = current;
    const how = { ...(check ? { check } : {}), ...(prebuild ? { prebuild } : {}) };
    const input = toBuildInput(tree);
    worker.post({ id, input, mode, ...how, ...(curatedOnly ? { curatedOnly } : {}) });
  }

  /** Gives up a build that has had its processor time, or all of its time where that is not known. */
  #checkTime(current: Current, buildMs: number): void {
    const { processorAt, turnAt, timers } = current;
    const now = this.#worker?.processorMs() ?? null;
    const taken = processorAt === null || now === null ? null : now - processorAt;
    const left = timeLeft(buildMs, taken, performance.now() - turnAt);
    // A timer may fire a fraction of a millisecond early.
    if (left > 1) {
      timers.push(setTimeout(() => this.#checkTime(current, buildMs), Math.max(left, 100)));
      return;
    }
    const tooLong = `The build took longer than ${buildMs / 1000} seconds and was stopped.`;
    this.#abandon(problem(tooLong));
  }

  /** Gives up a build that has had its time, when another one waits. */
  #preempt(): void {
    const { preemptMs } = this.#limits;
    const startedAt = this.#current?.startedAt ?? null;
    if (startedAt === null || preemptMs === undefined || this.#turns.size === 0) return;
    // A timer may fire a fraction of a millisecond early.
    if (performance.now() - startedAt > preemptMs - 1) this.#abandon("pre-empted");
  }

  #startWorker(): BuildProcess {
    const { processors } = this.#limits;
    const listener = {
      onReply: (reply: BuildReply) => {
        if (reply.id !== this.#current?.jobId) return;
        if ("result" in reply) this.#finish(reply.result);
        else this.#abandon(problem(TOO_MUCH));
      },
      onBroken: (why: "memory" | "exit") => {
        if (this.#worker !== worker) return;
        this.#dropWorker();
        const text = why === "memory" ? TOO_MUCH : "The build stopped unexpectedly. Try again.";
        // A build whose tree is still being read gets another worker.
        if (this.#current?.jobId !== null) this.#finish(problem(text));
      },
    };
    const worker = this.#startProcess(listener, processors ? { processors } : {});
    return worker;
  }

  /** Gives up on the current build and its worker, whose state nobody can know. */
  #abandon(result: QueueOutcome["result"]): void {
    if (this.#current?.jobId !== null) this.#dropWorker();
    this.#finish(result);
  }

  #dropWorker(): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.end();
  }

  #finish(result: QueueOutcome["result"]): void {
    const current = this.#current;
    if (!current) return;
    for (const timer of current.timers) clearTimeout(timer);
    this.#current = null;
    const { turnAt, startedAt } = current;
    const endedAt = performance.now();
    this.#turns.noteTurn(current, { startedAt: turnAt, endedAt });
    current.resolve({ result, ms: startedAt === null ? null : endedAt - startedAt });
    this.#startNext();
    const { idleMs } = this.#limits;
    if (this.#current || idleMs === undefined) return;
    this.#idle = setTimeout(() => this.#dropWorker(), idleMs).unref();
  }
}

const NOT_NEEDED = problem("The build is no longer needed.");
const TOO_MANY = problem(
  `${WAITING_EACH} builds of yours wait already. Try again when some of them are done.`,
);

function problem(text: string): BuildResult {
  return { ok: false, problems: [{ text }] };
}
