import { db } from "~/platform/db.server";
import { AppError, badRequest } from "~/platform/errors";
import { readChallenge } from "./client-data";
import { checkChallenge, spendChallenge } from "./passkey-challenges.server";
import type { Assertion } from "./passkey-schema";
import { type PasskeyUse, type RelyingParty, relyingParty } from "./relying-party";

/** A passkey's row, as far as a login needs it. */
interface StoredPasskey {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: string;
  counter: bigint;
}

/**
 * Finds the account that a passkey opens, and notes the use.
 *
 * @returns the account's id
 * @throws {AppError} 400 for a passkey that is not known, or an answer that does not hold
 */
export async function signInWithPasskey(
  credential: Assertion,
  { origin, sessionId }: PasskeyUse,
): Promise<string> {
  const party = relyingParty(origin);
  const challenge = readChallenge(credential.response.clientDataJSON, party);
  checkChallenge(challenge, { purpose: "login", sessionId });
  const passkey = await findPasskey(credential);
  const { counter, isSynced } = await verify(credential, { passkey, challenge, party });
  await spendChallenge(challenge);
  await noteUse(passkey, { counter, isSynced });
  return passkey.userId;
}

/** The device names the account, too: both have to be the same. */
async function findPasskey({ id, response }: Assertion): Promise<StoredPasskey> {
  const passkey = await db.passkey.findUnique({
    where: { credentialId: id },
    select: { id: true, userId: true, credentialId: true, publicKey: true, counter: true },
  });
  const named = Buffer.from(response.userHandle ?? "", "base64url").toString();
  if (passkey?.userId === named) return passkey;
  throw badRequest(
    "This passkey opens no account here; it may have been removed. Please choose another way to log in.",
    { code: "passkey_unknown" },
  );
}

/** @throws {AppError} 400 */
async function verify(
  credential: Assertion,
  { passkey, challenge, party }: { passkey: StoredPasskey; challenge: string; party: RelyingParty },
): Promise<{ counter: number; isSynced: boolean }> {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { response, ...rest } = credential;
  const { userHandle, ...signed } = response;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...rest,
      response: { ...signed, ...(userHandle ? { userHandle } : {}) },
      clientExtensionResults: {},
    },
    expectedChallenge: Buffer.from(challenge).toString("base64url"),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      // Looked at below, where two logins at once are told apart.
      counter: 0,
    },
    requireUserVerification: false,
  }).catch((cause: unknown) => {
    throw refused(cause);
  });
  if (!verified) throw refused();
  return {
    counter: authenticationInfo.newCounter,
    isSynced: authenticationInfo.credentialBackedUp,
  };
}

/**
 * Notes a use, unless the device's count has not gone up: then there are two of it (WebAuthn, 6.1.1).
 * Devices that do not count say 0 each time.
 */
async function noteUse(
  { id, counter: before }: StoredPasskey,
  { counter, isSynced }: { counter: number; isSynced: boolean },
): Promise<void> {
  const { count } = await db.passkey.updateMany({
    where: { id, ...(counter > 0 || before > 0n ? { counter: { lt: counter } } : {}) },
    data: { counter, isSynced, usedAt: new Date() },
  });
  if (count > 0) return;
  throw new AppError(
    400,
    "This passkey has signed before what it signs now, as a copy of it would. It was not let in; log in another way, and remove it on your account page.",
    { code: "passkey_counter" },
  );
}

function refused(cause?: unknown): AppError {
  return new AppError(
    400,
    "What the passkey answered does not hold. Please try again, or choose another way to log in.",
    { code: "passkey_refused", cause },
  );
}
