import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { FileTree } from "~/projects/files";
import type { BuildMode, BuildResult, StoreManifest } from "./build-types";
import type { BuildJob, BuildReply, STOP } from "./build-worker";
import { limitedEsbuild } from "./limited-esbuild.server";

/** Memory of a worker's own heap, in MB: a hostile source must not take the server's. */
const WORKER_MB = 512;
/** A worker that does not end by itself in this time is stuck in a loop, and is ended. */
const STOP_MS = 3_000;

const TOO_MUCH =
  "The build ran out of memory and was stopped. Is a file nested very deeply, or very large?";

export interface LaneLimits {
  /** Longest build, in milliseconds: it is stopped then, and its worker with it. */
  buildMs: number;
  /** A build that has run for this long gives way to one that waits, in milliseconds; else none does. */
  yieldMs?: number;
  /** The worker ends when it had nothing to do for this long, in milliseconds; else it stays. */
  idleMs?: number;
  /** Processors that its esbuild takes at once; else all. */
  processors?: number;
}

/** What became of a build, and how long it ran, in milliseconds; null if it never did. */
export interface LaneOutcome {
  result: BuildResult | "gave way";
  ms: number | null;
}

interface Waiting {
  job: BuildJob;
  resolve: (outcome: LaneOutcome) => void;
  signal: AbortSignal | undefined;
}

/**
 * Builds sites one at a time and in order, in a worker thread of its own, which its first build
 * starts. A build that hangs or crashes ends its worker; the next one gets a new one.
 */
export class BuildLane {
  readonly #store: StoreManifest;
  readonly #workerPath: string;
  readonly #limits: LaneLimits;
  #worker: Worker | null = null;
  #queue: Waiting[] = [];
  #current: (Waiting & { timers: NodeJS.Timeout[]; startedAt: number }) | null = null;
  #idle: NodeJS.Timeout | undefined;
  #nextId = 1;

  constructor(options: { store: StoreManifest; workerPath: string; limits: LaneLimits }) {
    this.#store = options.store;
    this.#workerPath = options.workerPath;
    this.#limits = options.limits;
  }

  /** Builds a tree when its turn comes. Never rejects; a build whose signal fires first is not made. */
  build(tree: FileTree, mode: BuildMode, signal?: AbortSignal): Promise<LaneOutcome> {
    return new Promise((resolve) => {
      const job: BuildJob = { id: this.#nextId, tree: [...tree], mode };
      this.#nextId += 1;
      this.#queue.push({ job, resolve, signal });
      this.#startNext();
      this.#giveWay();
    });
  }

  async close(): Promise<void> {
    const stopping = problem("The server is stopping.");
    for (const { resolve } of this.#queue.splice(0)) resolve({ result: stopping, ms: null });
    const worker = this.#worker;
    this.#worker = null;
    this.#finish(stopping);
    clearTimeout(this.#idle);
    if (worker) await endWorker(worker);
  }

  #startNext(): void {
    if (this.#current) return;
    const next = this.#queue.shift();
    if (!next) return;
    if (next.signal?.aborted) {
      next.resolve({ result: problem("The build is no longer needed."), ms: null });
      this.#startNext();
      return;
    }
    clearTimeout(this.#idle);
    const { buildMs, yieldMs } = this.#limits;
    const tooLong = `The build took longer than ${buildMs / 1000} seconds and was stopped.`;
    const timers = [setTimeout(() => this.#abandon(problem(tooLong)), buildMs)];
    if (yieldMs !== undefined) timers.push(setTimeout(() => this.#giveWay(), yieldMs));
    this.#current = { ...next, timers, startedAt: performance.now() };
    this.#worker ??= this.#startWorker();
    this.#worker.postMessage(next.job);
  }

  /** Gives up a build that has had its time, when another one waits. */
  #giveWay(): void {
    const { yieldMs } = this.#limits;
    if (!this.#current || yieldMs === undefined || this.#queue.length === 0) return;
    // A timer may fire a fraction of a millisecond early.
    if (performance.now() - this.#current.startedAt > yieldMs - 1) this.#abandon("gave way");
  }

  #startWorker(): Worker {
    const { processors } = this.#limits;
    const worker = new Worker(this.#workerPath, {
      workerData: this.#store,
      env: {
        ...limitedEsbuild(this.#store),
        ...(processors ? { GOMAXPROCS: String(processors) } : {}),
      },
      resourceLimits: { maxOldGenerationSizeMb: WORKER_MB },
    });
    worker.unref();
    worker.on("message", (reply: BuildReply) => {
      if (reply.id !== this.#current?.job.id) return;
      if ("result" in reply) this.#finish(reply.result);
      else this.#abandon(problem(TOO_MUCH));
    });
    worker.on("error", () => this.#abandon(problem(TOO_MUCH)));
    worker.on("exit", () => {
      if (this.#worker !== worker) return;
      this.#abandon(problem("The build stopped unexpectedly. Try again."));
    });
    return worker;
  }

  /** Gives up on the current build and its worker, whose state nobody can know. */
  #abandon(result: LaneOutcome["result"]): void {
    this.#dropWorker();
    this.#finish(result);
  }

  #dropWorker(): void {
    const worker = this.#worker;
    this.#worker = null;
    if (worker) void endWorker(worker);
  }

  #finish(result: LaneOutcome["result"]): void {
    const current = this.#current;
    if (!current) return;
    for (const timer of current.timers) clearTimeout(timer);
    this.#current = null;
    current.resolve({ result, ms: performance.now() - current.startedAt });
    this.#startNext();
    const { idleMs } = this.#limits;
    if (this.#current || idleMs === undefined) return;
    this.#idle = setTimeout(() => this.#dropWorker(), idleMs).unref();
  }
}

function problem(text: string): BuildResult {
  return { ok: false, problems: [{ text }] };
}

/** Lets a worker end its esbuild and then itself. */
async function endWorker(worker: Worker): Promise<void> {
  worker.removeAllListeners();
  // What fails now fails on its way out.
  worker.on("error", () => {});
  const ended = once(worker, "exit");
  worker.postMessage("stop" satisfies typeof STOP);
  const timer = setTimeout(() => void worker.terminate(), STOP_MS);
  await ended;
  clearTimeout(timer);
}
