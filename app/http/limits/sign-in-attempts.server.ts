import { mailboxOf } from "~/accounts/mailbox";
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
 * Counts a mail to an address: for the network that asks for it, and in all. A network alone never uses up what there
 * is for an address, or a stranger would keep its owner, who asks from elsewhere, from logging in.
 *
 * @throws {AppError} 429 with `Retry-After`
 */
export async function countMailTo(email: string, network: Visitor): Promise<void> {
  const mailbox = mailboxOf(email);
  // What one network is refused counts for nobody else.
  await spend("mailsToAddress", `${network} to ${mailbox}` as Visitor, 1);
  await spend("mailsToAddress", `address:${mailbox}`, 1);
}
