// Loaded into servers of benchmarks by NODE_OPTIONS: SIGUSR2 has them collect their garbage, so that what is
// measured is what they hold and not when V8 last felt like tidying up. Where HELD_FILE names a file, they say in it
// what they hold. Resident memory says less: a process keeps what it once had, and gives thousands of sockets
// room in it without growing.
import { renameSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";

/** Some things go only once what names them is gone. */
const COLLECTIONS = 4;
const file = process.env.HELD_FILE;

if (isMainThread) {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  if (file) {
    // Otherwise code that was not run lately goes at some collection: megabytes, which no socket holds.
    setFlagsFromString("--no-flush-bytecode");
    process.on("SIGUSR2", () => void tellHeld(collect));
  } else process.on("SIGUSR2", () => collect());
}

async function tellHeld(collect) {
  for (let turn = 0; turn < COLLECTIONS; turn += 1) {
    collect();
    await pause(50);
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  // Whole or not there.
  writeFileSync(`${file}.new`, JSON.stringify({ heapUsed, external, rss }));
  renameSync(`${file}.new`, file);
}
