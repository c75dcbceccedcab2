import path from "node:path";
import { Worker } from "node:worker_threads";
import { timeLeft } from "~/platform/time-limit";
import type { ConfigKind } from "./inside/sandbox-program";

/** What is to be evaluated. */
export interface SandboxJob {
  id: number;
  /** The configuration as one CommonJS script. */
  script: string;
  asked: {
    kind: ConfigKind;
    mode: string;
    env: Readonly<Record<string, string>>;
    /** Texts that it may read, by their places. */
    files: Readonly<Record<string, string>>;
  };
}

/** What came of it: JSON that nobody has looked at yet, or why there is none. */
export type SandboxReply = { id: number } & ({ json: string } | { error: string });

/**
 * What the sandbox may take altogether, in milliseconds of processor time. It stops scripts by itself long before; what
 * keeps it inside of one of its own functions (the text of a list of a billion items) is ended with it.
 */
const THREAD_MS = 3_500;
/** Of the thread's own heap, in MB; the sandbox's memory is bounded by itself. */
const THREAD_MB = 64;

let thread: Worker | null = null;
let turn: Promise<unknown> = Promise.resolve();
let ids = 0;

/**
 * Evaluates a configuration in the sandbox, one after the other. The sandbox stays for the next one
 * unless it had to be ended.
 *
 * @param folder where its programs are
 */
export function evaluateInSandbox(
  folder: string,
  job: Omit<SandboxJob, "id">,
): Promise<{ json: string } | { error: string }> {
  const answer = turn.then(() => evaluate(folder, { ...job, id: ++ids }));
  turn = answer;
  return answer;
}

function evaluate(folder: string, job: SandboxJob): Promise<SandboxReply> {
  const worker = thread ?? startThread(folder);
  thread = worker;
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const before = process.cpuUsage();
    const check = () => {
      // Nothing else in this process works meanwhile.
      const { user, system } = process.cpuUsage(before);
      const passed = performance.now() - startedAt;
      const left = timeLeft(THREAD_MS, (user + system) / 1_000, passed);
      if (left > 0) {
        timer = setTimeout(check, Math.max(left, 50));
        return;
      }
      onBroken();
      void worker.terminate();
    };
    const give = (reply: SandboxReply) => {
      clearTimeout(timer);
      worker.off("message", onMessage);
      worker.off("exit", onBroken);
      resolve(reply);
    };
    const onMessage = (reply: SandboxReply) => {
      if (reply.id === job.id) give(reply);
    };
    const onBroken = () => {
      thread = null;
      give({ id: job.id, error: "It took more time or memory than a configuration may." });
    };
    let timer = setTimeout(check, THREAD_MS);
    worker.on("message", onMessage);
    worker.on("exit", onBroken);
    worker.postMessage(job);
  });
}

function startThread(folder: string): Worker {
  const worker = new Worker(path.join(folder, "sandbox-worker.mjs"), {
    workerData: { program: path.join(folder, "sandbox-program.js") },
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MB },
  });
  worker.unref();
  // Its exit says the same.
  worker.on("error", () => {});
  return worker;
}
