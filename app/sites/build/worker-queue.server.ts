import type { FileTree } from "~/projects/files";
import type { BuildMode } from "../packages/store-manifest";
import type { BuildThread, StartThread } from "./build-thread.server";
import type { BuildResult } from "./build-types";
import type { BuildJob, BuildReply } from "./build-worker";

const TOO_MUCH =
  "The build ran out of memory and was stopped. Is a file nested very deeply, or very large?";

export interface QueueLimits {
  /** Longest build, in milliseconds: it is stopped then, and its worker with it. */
  buildMs: number;
  /** From this long on a build is pre-empted by one that waits, in milliseconds; when absent, never. */
  preemptMs?: number;
  /** The worker ends when it had nothing to do for this long, in milliseconds; else it stays. */
  idleMs?: number;
  /** Processors that its esbuild takes at once; else all. */
  processors?: number;
}

/** What became of a build, and how long it ran, in milliseconds; null if it never did. */
export interface QueueOutcome {
  result: BuildResult | "pre-empted";
  ms: number | null;
}

interface Waiting {
  job: BuildJob;
  resolve: (outcome: QueueOutcome) => void;
  signal: AbortSignal | undefined;
}

/**
 * Builds sites one at a time and in order, on a worker of its own, which its first build starts. A
 * build that hangs or crashes ends its worker; the next one gets a new one.
 */
export class WorkerQueue {
  readonly #startThread: StartThread;
  readonly #limits: QueueLimits;
  #worker: BuildThread | null = null;
  #queue: Waiting[] = [];
  #current: (Waiting & { timers: NodeJS.Timeout[]; startedAt: number }) | null = null;
  #idle: NodeJS.Timeout | undefined;
  #nextId = 1;

  constructor(options: { startThread: StartThread; limits: QueueLimits }) {
    this.#startThread = options.startThread;
    this.#limits = options.limits;
  }

  /** Builds a tree when its turn comes. Never rejects; a build whose signal fires first is not made. */
  build(tree: FileTree, mode: BuildMode, signal?: AbortSignal): Promise<QueueOutcome> {
    return new Promise((resolve) => {
      const job: BuildJob = { id: this.#nextId, tree: [...tree], mode };
      this.#nextId += 1;
      this.#queue.push({ job, resolve, signal });
      this.#startNext();
      this.#preempt();
    });
  }

  async close(): Promise<void> {
    const stopping = problem("The server is stopping.");
    for (const { resolve } of this.#queue.splice(0)) resolve({ result: stopping, ms: null });
    const worker = this.#worker;
    this.#worker = null;
    this.#finish(stopping);
    clearTimeout(this.#idle);
    await worker?.end();
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
    const { buildMs, preemptMs } = this.#limits;
    const tooLong = `The build took longer than ${buildMs / 1000} seconds and was stopped.`;
    const timers = [setTimeout(() => this.#abandon(problem(tooLong)), buildMs)];
    if (preemptMs !== undefined) timers.push(setTimeout(() => this.#preempt(), preemptMs));
    this.#current = { ...next, timers, startedAt: performance.now() };
    this.#worker ??= this.#startWorker();
    this.#worker.post(next.job);
  }

  /** Gives up a build that has had its time, when another one waits. */
  #preempt(): void {
    const { preemptMs } = this.#limits;
    if (!this.#current || preemptMs === undefined || this.#queue.length === 0) return;
    // A timer may fire a fraction of a millisecond early.
    if (performance.now() - this.#current.startedAt > preemptMs - 1) this.#abandon("pre-empted");
  }

  #startWorker(): BuildThread {
    const { processors } = this.#limits;
    const listener = {
      onReply: (reply: BuildReply) => {
        if (reply.id !== this.#current?.job.id) return;
        if ("result" in reply) this.#finish(reply.result);
        else this.#abandon(problem(TOO_MUCH));
      },
      onBroken: (why: "memory" | "exit") => {
        if (this.#worker !== worker) return;
        const text = why === "memory" ? TOO_MUCH : "The build stopped unexpectedly. Try again.";
        this.#abandon(problem(text));
      },
    };
    const worker = this.#startThread(listener, processors ? { processors } : {});
    return worker;
  }

  /** Gives up on the current build and its worker, whose state nobody can know. */
  #abandon(result: QueueOutcome["result"]): void {
    this.#dropWorker();
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
