import { randomBytes, timingSafeEqual } from "node:crypto";
import { badRequest } from "~/platform/errors";
import { macOf, PROOF_MS, spendProof } from "../proofs.server";

/**
 * What a passkey is asked to sign for: to log in, to begin an account, or to be added to one. A
 * signature for one of them is none for another.
 */
export type PasskeyPurpose = "login" | "join" | "add";

/** What a challenge was issued for. */
interface ChallengeUse {
  purpose: PasskeyPurpose;
  /** The asking browser's session, if it has one: a challenge is of no use in any other. */
  sessionId: string | null;
}

/** 128 random bits tell challenges apart. */
const RANDOM_BYTES = 16;
const CHALLENGE = /^(login|join|add)\.(\d{13})\.(\w*)\.([\w-]{22})\.([0-9a-f]{64})$/;

/**
 * Writes a challenge. It proves by itself that it is ours, so nothing is stored until it is used.
 *
 * @param accountId the account that the passkey shall belong to; none for a login
 */
export function issueChallenge(
  { purpose, sessionId, accountId = "" }: ChallengeUse & { accountId?: string },
  now = new Date(),
): string {
  const random = randomBytes(RANDOM_BYTES).toString("base64url");
  const unproven = `${purpose}.${now.getTime() + PROOF_MS}.${accountId}.${random}`;
  return `${unproven}.${proofOf(unproven, sessionId)}`;
}

/**
 * Checks that a challenge was issued for this use and has not expired. Whether it was used before is
 * known only when `spendChallenge` uses it up.
 *
 * @returns the account that it names, or ""
 * @throws {AppError} 400 with what is wrong
 */
export function checkChallenge(
  challenge: string,
  { purpose, sessionId }: ChallengeUse,
  now = new Date(),
): string {
  const [, issuedFor, expiresAt, accountId = "", , proof = ""] = CHALLENGE.exec(challenge) ?? [];
  const unproven = challenge.slice(0, -proof.length - 1);
  if (!proof || !isEqual(proof, proofOf(unproven, sessionId)) || issuedFor !== purpose) {
    throw badRequest(
      "This was not asked for here, or in another browser. Nothing was changed; please try again.",
      { code: "challenge_unknown" },
    );
  }
  if (Number(expiresAt) <= now.getTime()) {
    throw badRequest("That took longer than five minutes. Nothing was changed; please try again.", {
      code: "challenge_expired",
    });
  }
  return accountId;
}

/** Uses up a challenge that was checked. @throws {AppError} 400 when it is used already */
export async function spendChallenge(challenge: string): Promise<void> {
  if (await spendProof(challenge)) return;
  throw badRequest("This was used already. Nothing was changed; please try again.", {
    code: "challenge_used",
  });
}

function proofOf(unproven: string, sessionId: string | null): string {
  return macOf("passkey-challenge", `${sessionId ?? ""}\n${unproven}`);
}

/** Both have the length of a MAC in hex. */
function isEqual(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
