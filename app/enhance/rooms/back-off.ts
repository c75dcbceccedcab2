const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/**
 * How long to wait before trying again, in milliseconds: twice as long after each failure, and spread,
 * so that everybody who lost a server does not come back in one moment.
 *
 * @param failures how often it failed in a row, from 0
 * @param random from 0 to 1
 */
export function waitAfter(failures: number, random = Math.random()): number {
  const longest = Math.min(FIRST_MS * 2 ** failures, LONGEST_MS);
  return longest * (0.5 + random / 2);
}
