import { getHeapStatistics } from "node:v8";
import { collectAll, collectOnce } from "./collect-garbage.server";
import { log } from "./log.server";

/** How long the process must have had next to nothing to do, in milliseconds. */
const IDLE_MS = 1_000;
/** What it may have worked in that time, in milliseconds of a processor: its own clocks take some 3, a page 10. */
const IDLE_WORK_MS = 8;
/** Less than this is not worth a collection. In bytes. */
const WORTH_BYTES = 4 * 1024 * 1024;
/** Whoever asks for something every other second does not have it collected in each pause. In times of `IDLE_MS`. */
const APART = 5;
/** All of a larger heap is collected once, not until nothing is left: that would hold a next request up for too long. */
const LARGE_BYTES = 128 * 1024 * 1024;

interface Process {
  /** What all of its threads have worked since this was last asked, in milliseconds. */
  workedMs(): number;
  /** Of the heap, what has not been collected yet. In bytes. */
  usedBytes(): number;
  collectAll(): Promise<void>;
  collectOnce(): void;
}

/**
 * Collects garbage while nobody asks for anything. V8 begins with that only when the heap is full, which a
 * server that rests never sees: it would keep for days what its start or its last busy minute has left, and
 * the 32 MB for new objects.
 */
export class IdleCollection {
  readonly #process: Process;
  /** What was in use after the last collection. */
  #kept = 0;
  /** How often it has looked since then. */
  #looks = APART;

  constructor(process: Process = thisProcess()) {
    this.#process = process;
  }

  /** @returns ends it */
  begin(): () => void {
    const report = (error: unknown) => log.error({ err: error }, "garbage was not collected");
    const timer = setInterval(() => void this.check().catch(report), IDLE_MS).unref();
    return () => clearInterval(timer);
  }

  async check(): Promise<void> {
    this.#looks += 1;
    const isIdle = this.#process.workedMs() < IDLE_WORK_MS;
    const used = this.#process.usedBytes();
    if (!isIdle || this.#looks < APART || used < this.#kept + WORTH_BYTES) return;
    this.#looks = 0;
    if (used < LARGE_BYTES) await this.#process.collectAll();
    else this.#process.collectOnce();
    this.#kept = this.#process.usedBytes();
  }
}

/** The process that asks. */
export function thisProcess(): Process {
  let before = process.cpuUsage();
  return {
    workedMs() {
      const { user, system } = process.cpuUsage(before);
      before = process.cpuUsage();
      return (user + system) / 1_000;
    },
    usedBytes: () => getHeapStatistics().used_heap_size,
    collectAll,
    collectOnce,
  };
}
