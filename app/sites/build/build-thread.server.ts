import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { StoreManifest } from "../packages/store-manifest";
import type { BuildJob, BuildReply, READY, STOP } from "./build-worker";
import { limitedEsbuild } from "./limited-esbuild.server";

/** Memory of a worker's own heap, in MB: a hostile source must not take the server's. */
export const WORKER_MB = 512;
/** A worker that does not end by itself in this time is stuck in a loop, and is ended. */
const STOP_MS = 3_000;

/** What a build thread tells whoever started it. After `onBroken` it is of no use any more. */
export interface ThreadListener {
  onReply(reply: BuildReply): void;
  /** @param why "memory": it took too much, or its tools broke; "exit": it ended without a word */
  onBroken(why: "memory" | "exit"): void;
}

/** Something that builds one tree at a time. */
export interface BuildThread {
  /** Resolves when it can build at once. Never rejects: what does not start breaks. */
  readonly ready: Promise<void>;
  post(job: BuildJob): void;
  /** Ends it, whatever it is doing. Its listener hears no more. */
  end(): Promise<void>;
}

/** Starts a build thread. @param options.processors how many esbuild takes at once; all when absent */
export type StartThread = (
  listener: ThreadListener,
  options: { processors?: number },
) => BuildThread;

/** Build threads as worker threads, each with an esbuild of its own. */
export function workerThreads(options: { store: StoreManifest; workerPath: string }): StartThread {
  const { store, workerPath } = options;
  return (listener, { processors }) => {
    const worker = new Worker(workerPath, {
      workerData: store,
      env: {
        ...limitedEsbuild(store),
        ...(processors ? { GOMAXPROCS: String(processors) } : {}),
      },
      resourceLimits: { maxOldGenerationSizeMb: WORKER_MB },
    });
    worker.unref();
    let tellReady = () => {};
    const ready = new Promise<void>((resolve) => {
      tellReady = resolve;
    });
    worker.on("message", (reply: BuildReply | typeof READY) => {
      if (reply === "ready") tellReady();
      else listener.onReply(reply);
    });
    worker.on("error", () => listener.onBroken("memory"));
    worker.on("exit", () => listener.onBroken("exit"));
    return { ready, post: (job) => worker.postMessage(job), end: () => endWorker(worker) };
  };
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
