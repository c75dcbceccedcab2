import type { WorkerMeter } from "./worker-meter.server";

/** How often is looked whether a task does anything, in a time after which it is ended. */
const LOOKS = 10;

/**
 * Fires when a task has waited for so long without a processor, which no limit of processor time ends: it has its input,
 * so it waits for nothing that comes. One that waits for a processor or a disk does not count.
 */
export function watchWaiting(meter: WorkerMeter, mostMs: number) {
  const stop = new AbortController();
  let waited = 0;
  let worked = meter.taken();
  const looking = setInterval(() => {
    const now = meter.taken();
    waited = meter.isWaiting() && now === worked ? waited + 1 : 0;
    worked = now;
    if (waited >= LOOKS) stop.abort();
  }, mostMs / LOOKS).unref();
  return { signal: stop.signal, end: () => clearInterval(looking) };
}
