/** A machine that does other work too takes this much longer for the same: then it is ended all the same. */
const BUSY = 4;

/**
 * What is left of a limit that counts processor time, so that a busy machine refuses nobody, and four times as much
 * on the clock. All are milliseconds.
 *
 * @param taken of the processors so far; null where the system does not tell, and the clock's counts
 * @param passed on the clock so far
 * @returns 0 or less when it is over
 */
export function timeLeft(limit: number, taken: number | null, passed: number): number {
  return taken === null ? limit - passed : Math.min(limit - taken, BUSY * limit - passed);
}
