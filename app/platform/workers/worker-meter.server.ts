import { isThreadWaiting, ownThread, threadTime, threadTimeOf } from "../processor-time";

/** Where a thread notes which it is, and what it had worked when a task began; shared by both. */
const [THREAD, BEGAN_AT] = [0, 1];

/** Tells what a task took of the processors, from outside of the thread that does it. */
export class WorkerMeter {
  readonly shared: SharedArrayBuffer;

  /** @param shared that of another thread's meter of the same task */
  constructor(shared = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)) {
    this.shared = shared;
  }

  /** Begins to count, in the thread that does the task. */
  begin(): void {
    const noted = new Int32Array(this.shared);
    Atomics.store(noted, BEGAN_AT, Math.round(threadTime()));
    // Negative where the system does not tell.
    Atomics.store(noted, THREAD, ownThread() ?? -1);
  }

  /** Milliseconds so far: 0 before it began, null where the system does not tell. */
  taken(): number | null {
    const noted = new Int32Array(this.shared);
    const thread = Atomics.load(noted, THREAD);
    if (thread === 0) return 0;
    const now = thread < 0 ? null : threadTimeOf(thread);
    return now === null ? null : now - Atomics.load(noted, BEGAN_AT);
  }

  /** Whether the task has begun and waits for something at this moment; false where the system does not tell. */
  isWaiting(): boolean {
    const thread = Atomics.load(new Int32Array(this.shared), THREAD);
    return thread > 0 && isThreadWaiting(thread) === true;
  }
}
