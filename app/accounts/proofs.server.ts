import { createHmac } from "node:crypto";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { sha256 } from "~/platform/hash.server";
import { readSecret } from "~/platform/session-secret.server";
import { isUniqueViolation } from "~/platform/unique-violation";

/**
 * What is signed to prove who one is, by a wallet or a passkey, is a text of ours that carries a MAC:
 * nothing is stored until it is used, and then every process knows that it was.
 */

/** Enough to read what a wallet or a browser shows, too short to be worth stealing. */
export const PROOF_MS = 5 * 60 * 1000;
/** A used text is remembered a little longer: a check that just passed ends within this time. */
const REMEMBERED_MS = PROOF_MS + 60 * 1000;

/**
 * The MAC by which a text is known to be ours, in hex.
 *
 * @param use what the text is for: no text of one use passes for another's
 */
export function macOf(use: string, text: string): string {
  return createHmac("sha256", readSecret(env)).update(`${use}\n${text}`).digest("hex");
}

/**
 * Uses up a text that was checked: its digest can be stored once.
 *
 * @returns whether it had not been used before
 */
export async function spendProof(text: string, now = new Date()): Promise<boolean> {
  await expireProofs(now);
  const expiresAt = new Date(now.getTime() + REMEMBERED_MS);
  try {
    await db.usedProof.create({ data: { id: sha256(text), expiresAt } });
    return true;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return false;
  }
}

/** Forgets used texts that have expired; called with each use and once an hour. */
export async function expireProofs(now: Date): Promise<void> {
  await db.usedProof.deleteMany({ where: { expiresAt: { lte: now } } });
}
