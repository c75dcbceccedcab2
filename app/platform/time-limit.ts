/** A machine that does other work too takes this much longer for the same: then it is ended all the same. */
export const BUSY_TIMES = 4;
/** How soon a limit is looked at again, in milliseconds. */
const SOON_MS = 100;

/** Why a time is over: for the work that was done, or on the clock, on a machine that was too busy with other work. */
export type TimeUp = "worked" | "busy";

/**
 * What is left of a limit that counts processor time, so that a busy machine refuses nobody, and of the clock. All are
 * milliseconds.
 *
 * @param taken of the processors so far; null where the system does not tell, and the clock's counts
 * @param passed on the clock so far
 * @param longest on the clock; four times the limit when absent
 * @returns 0 or less when it is over
 */
export function timeLeft(
  limit: number,
  taken: number | null,
  passed: number,
  longest = BUSY_TIMES * limit,
): number {
  return taken === null ? limit - passed : Math.min(limit - taken, longest - passed);
}

/**
 * Watches over work whose limit counts processor time.
 *
 * @param work.limitMs of the processors
 * @param work.longestMs on the clock; four times as much when absent
 * @param work.taken what it took of the processors so far, in milliseconds; null where the system does not tell
 * @returns ends watching
 */
export function limitTime(work: {
  limitMs: number;
  longestMs?: number | undefined;
  taken: () => number | null;
  onOver: (why: TimeUp) => void;
}): () => void {
  const { limitMs, longestMs, taken, onOver } = work;
  const startedAt = performance.now();
  const look = () => {
    const worked = taken();
    const left = timeLeft(limitMs, worked, performance.now() - startedAt, longestMs);
    // A timer may fire a fraction of a millisecond early.
    if (left > 1) timer = setTimeout(look, Math.max(left, SOON_MS));
    else onOver(worked === null || limitMs - worked <= 1 ? "worked" : "busy");
  };
  let timer = setTimeout(look, limitMs);
  return () => clearTimeout(timer);
}
