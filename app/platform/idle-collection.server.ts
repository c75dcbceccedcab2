import { performance } from "node:perf_hooks";
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** How long the process must have had next to nothing to do, in milliseconds. */
const IDLE_MS = 5_000;
/** The share of that time in which it may have worked: 50 ms. A request that comes meanwhile waits for some 40 ms. */
const IDLE_SHARE = 0.01;
/** Less than this is not worth a collection. In bytes. */
const WORTH_BYTES = 8 * 1024 * 1024;

interface Process {
  /** The share of time, 0 to 1, in which it worked since this was last asked. */
  utilization(): number;
  /** Of the heap, what has not been collected yet. In bytes. */
  usedBytes(): number;
  collect(): void;
}

/**
 * Collects garbage once while nobody asks for anything. V8 begins with that only when the heap is full, which a
 * server that rests never sees: it would keep for days what its start or its last busy minute has left, and
 * the 32 MB for new objects. Some eight seconds after a collection V8 gives back by itself what is free.
 */
export class IdleCollection {
  readonly #process: Process;
  /** What was in use after the last collection. */
  #kept = 0;

  constructor(process: Process = thisProcess()) {
    this.#process = process;
  }

  /** @returns ends it */
  begin(): () => void {
    const timer = setInterval(() => this.check(), IDLE_MS).unref();
    return () => clearInterval(timer);
  }

  check(): void {
    const isIdle = this.#process.utilization() < IDLE_SHARE;
    if (!isIdle || this.#process.usedBytes() < this.#kept + WORTH_BYTES) return;
    this.#process.collect();
    this.#kept = this.#process.usedBytes();
  }
}

/** The process that asks. */
export function thisProcess(): Process {
  let before = performance.eventLoopUtilization();
  return {
    utilization() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      return utilization;
    },
    usedBytes: () => getHeapStatistics().used_heap_size,
    collect() {
      // The function comes with a context of its own, which goes with it.
      setFlagsFromString("--expose-gc");
      const collect = runInNewContext("gc") as () => void;
      setFlagsFromString("--no-expose-gc");
      collect();
    },
  };
}
