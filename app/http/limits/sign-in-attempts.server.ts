import { counters } from "~/platform/coordination/coordination.server";
import type { Visitor } from "~/platform/visitor";
import { countKey, spend } from "./spend.server";

/**
 * Runs an attempt to sign in. Those that fail count for the network they come from, and for nobody
 * else: whoever sends forged signatures for somebody's wallet locks no one out but themselves.
 *
 * @param attempt resolves when the proof held
 * @throws {AppError} 429 when the network had its share of failures; what `attempt` threw
 */
export async function attemptSignIn<Result>(
  network: Visitor,
  attempt: () => Promise<Result>,
): Promise<Result> {
  // Counted before, so that many at once do not all slip through.
  await spend("failedSignIns", network, 1);
  const result = await attempt();
  await counters.remove(countKey("failedSignIns", network));
  return result;
}

/**
 * Counts a sign-in to an account whose proof held, from wherever it comes: a key that is used by a
 * loop must not begin sessions without end.
 *
 * @throws {AppError} 429 with `Retry-After`
 */
export function countSignIn(userId: string): Promise<void> {
  return spend("signIns", `account:${userId}`, 1);
}

/**
 * Counts a mail to an address, from wherever it is asked for.
 *
 * @throws {AppError} 429 with `Retry-After`
 */
export function countMailTo(email: string): Promise<void> {
  return spend("mailsToAddress", `address:${email}`, 1);
}
