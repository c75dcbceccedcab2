// Tasks for tests of the pool of workers: a program that they bundle.

import { closeSync, openSync } from "node:fs";
import { threadId } from "node:worker_threads";
import { doTasks } from "../../app/platform/workers/worker-side.server";

export default doTasks({
  double: (number: number) => number * 2,
  fail() {
    throw new Error("The task has failed.");
  },
  loop() {
    for (;;);
  },
  fill() {
    const held: unknown[] = [];
    for (;;) held.push(Array.from({ length: 10_000 }, () => ({ held })));
  },
  thread: () => threadId,
  environment: () => ({ ...process.env }),
  /** Takes memory that no heap's bound counts, ever more of it. */
  async takeBytes() {
    const taken: Uint8Array[] = [];
    for (;;) {
      taken.push(new Uint8Array(8_000_000).fill(1));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  },
  /** Waits in native code, which nothing interrupts, until somebody opens a named pipe to write into it. */
  openPipe(file: string) {
    closeSync(openSync(file, "r"));
  },
  /** Has no processor for so many milliseconds, as on a busy machine. */
  wait(ms: number) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    return "done";
  },
});
