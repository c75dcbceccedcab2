import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { FileTree } from "~/projects/files";
import type { BuildMode, BuildResult, StoreManifest } from "./build-types";
import type { BuildJob, BuildReply, STOP } from "./build-worker";
import { limitedEsbuild } from "./limited-esbuild.server";

export type { BuildMode, BuildProblem, BuildResult, BuiltFile, SiteBuild } from "./build-types";

/** A build of the largest real project takes well under a second; this one is not coming back. */
const BUILD_MS = 5_000;
/** Memory of the worker's own heap, in MB: a hostile source must not take the server's. */
const WORKER_MB = 512;
/** A worker that does not end by itself in this time is stuck in a loop, and is ended. */
const STOP_MS = 3_000;

const TOO_MUCH =
  "The build ran out of memory and was stopped. Is a file nested very deeply, or very large?";

interface Waiting {
  job: BuildJob;
  resolve: (result: BuildResult) => void;
  signal: AbortSignal | undefined;
}

/**
 * Builds sites in a worker thread, one at a time and in order, so that no project can hold up the
 * server. A build that hangs or crashes ends its worker; the next one gets a new one.
 */
export class SiteBuilder {
  readonly #store: StoreManifest;
  readonly #workerPath: string;
  readonly #buildMs: number;
  #worker: Worker | null = null;
  #queue: Waiting[] = [];
  #current: (Waiting & { timer: NodeJS.Timeout }) | null = null;
  #nextId = 1;

  constructor(options: { store: StoreManifest; workerPath: string; buildMs?: number }) {
    this.#store = options.store;
    this.#workerPath = options.workerPath;
    this.#buildMs = options.buildMs ?? BUILD_MS;
  }

  /**
   * Builds a tree. Never rejects: whatever goes wrong is a problem in words.
   *
   * @param signal a build that still waits when it fires is not made
   */
  build(tree: FileTree, mode: BuildMode, signal?: AbortSignal): Promise<BuildResult> {
    return new Promise((resolve) => {
      const job: BuildJob = { id: this.#nextId, tree: [...tree], mode };
      this.#nextId += 1;
      this.#queue.push({ job, resolve, signal });
      this.#startNext();
    });
  }

  /** Builds next to nothing, so that the first person's preview does not wait for the worker. */
  async warmUp(): Promise<void> {
    const page = '<script type="module" src="main.ts"></script>';
    await this.build(
      new Map([
        ["index.html", page],
        ["main.ts", ""],
      ]),
      "preview",
    );
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    const stopping: BuildResult = {
      ok: false,
      problems: [{ text: "The server is stopping." }],
    };
    for (const { resolve } of this.#queue.splice(0)) resolve(stopping);
    this.#finish(stopping);
    if (worker) await endWorker(worker);
  }

  #startNext(): void {
    if (this.#current) return;
    const next = this.#queue.shift();
    if (!next) return;
    if (next.signal?.aborted) {
      next.resolve({ ok: false, problems: [{ text: "The build is no longer needed." }] });
      this.#startNext();
      return;
    }
    const timer = setTimeout(() => {
      const seconds = this.#buildMs / 1000;
      this.#abandon(`The build took longer than ${seconds} seconds and was stopped.`);
    }, this.#buildMs);
    this.#current = { ...next, timer };
    this.#worker ??= this.#startWorker();
    this.#worker.postMessage(next.job);
  }

  #startWorker(): Worker {
    const worker = new Worker(this.#workerPath, {
      workerData: this.#store,
      env: limitedEsbuild(this.#store),
      resourceLimits: { maxOldGenerationSizeMb: WORKER_MB },
    });
    worker.unref();
    worker.on("message", (reply: BuildReply) => {
      if (reply.id !== this.#current?.job.id) return;
      if ("result" in reply) this.#finish(reply.result);
      else this.#abandon(TOO_MUCH);
    });
    worker.on("error", () => this.#abandon(TOO_MUCH));
    worker.on("exit", () => {
      if (this.#worker === worker) this.#abandon("The build stopped unexpectedly. Try again.");
    });
    return worker;
  }

  /** Gives up on the current build and its worker, whose state nobody can know. */
  #abandon(text: string): void {
    const worker = this.#worker;
    this.#worker = null;
    if (worker) void endWorker(worker);
    this.#finish({ ok: false, problems: [{ text }] });
  }

  #finish(result: BuildResult): void {
    const current = this.#current;
    if (!current) return;
    clearTimeout(current.timer);
    this.#current = null;
    current.resolve(result);
    this.#startNext();
  }
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
