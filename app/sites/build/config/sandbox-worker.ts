import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import {
  newQuickJSWASMModuleFromVariant,
  type QuickJSRuntime,
  type QuickJSWASMModule,
} from "quickjs-emscripten-core";
import { timeLeft } from "~/platform/time-limit";
import { inWords, MEMORY_BYTES } from "./sandbox-limits";
import type { SandboxJob, SandboxReply } from "./sandbox-thread";

/** Deeper than any configuration calls; well below the thread's own stack, on which it lies. */
const STACK_BYTES = 128 << 10;
/**
 * What one may do, in turns of ten thousand steps: a hundred times what a large one does, and some 300 ms
 * where nothing else runs. Counted in steps, so that a busy machine refuses nobody.
 */
const STEPS = 1_500;
/** And what it may take of the processors, in milliseconds. */
const RUN_MS = 2_500;
/** Tasks of promises that are run before the clock is looked at. */
const JOBS_AT_ONCE = 100;
/** How often that is done: one that waits for ten thousand files begins a fifth of these tasks. Short ones count as no steps. */
const JOB_TURNS = 1_000;
/** Largest answer, in characters: Tailwind's whole theme has 60,000. */
const ANSWER_CHARACTERS = 1_000_000;

const program = readFileSync((workerData as { program: string }).program, "utf8");
const variant = import("@jitl/quickjs-wasmfile-release-sync");
/** Kept while nothing went wrong in it. */
let warm: Promise<QuickJSWASMModule> | null = null;

parentPort?.on("message", async (job: SandboxJob) => {
  let reply: SandboxReply;
  try {
    warm ??= newQuickJSWASMModuleFromVariant(variant);
    reply = { id: job.id, ...run(await warm, job) };
  } catch {
    reply = { id: job.id, error: "It took more memory or depth than a configuration may." };
  }
  if ("error" in reply) warm = null;
  parentPort?.postMessage(reply);
});

/** Runs one configuration in a world of its own, which has no way out but a text. */
function run(quickjs: QuickJSWASMModule, job: SandboxJob): { json: string } | { error: string } {
  const runtime = quickjs.newRuntime({
    memoryLimitBytes: MEMORY_BYTES,
    maxStackSizeBytes: STACK_BYTES,
  });
  const context = runtime.newContext();
  // What Tailwind's themes take to be read is not the project's.
  context.unwrapResult(context.evalCode(program, "sandbox")).dispose();
  const isOver = clock(RUN_MS);
  let steps = 0;
  runtime.setInterruptHandler(() => ++steps > STEPS || isOver());
  const asked = JSON.stringify(job.asked);
  const source = `evaluate(${asked}, function (require, module, exports) {\n${job.script}\n});`;
  const result = context.evalCode(source, "config");
  if (result.error) return { error: messageOf(context.dump(result.error)) };
  result.value.dispose();
  if (!runJobs(runtime, isOver)) return { error: inWords("interrupted") };
  const answer = context.getProp(context.global, "answer");
  const length = context.typeof(answer) === "string" ? context.getString(answer) : null;
  if (length === null) return { error: "Nothing came of it." };
  if (length.length > ANSWER_CHARACTERS) return { error: "It says more than can be used." };
  answer.dispose();
  context.dispose();
  runtime.dispose();
  return { json: length };
}

/** Begins to count. @returns whether a limit is over, in milliseconds: nothing else in this process works meanwhile */
function clock(limit: number): () => boolean {
  const [startedAt, before] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(before);
    return timeLeft(limit, (user + system) / 1_000, performance.now() - startedAt) <= 0;
  };
}

/** @returns whether nothing is left to be done */
function runJobs(runtime: QuickJSRuntime, isOver: () => boolean): boolean {
  for (let turns = 0; runtime.hasPendingJob(); turns += 1) {
    if (turns >= JOB_TURNS) return false;
    const done = runtime.executePendingJobs(JOBS_AT_ONCE);
    if (done.error) {
      done.error.dispose();
      return false;
    }
    if (isOver()) return false;
  }
  return true;
}

function messageOf(error: { message?: string } | string): string {
  return inWords(typeof error === "string" ? error : (error.message ?? ""));
}
