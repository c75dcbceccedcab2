import { randomBytes } from "node:crypto";
import { AppError, badRequest } from "~/platform/errors";
import { readChallenge } from "./client-data";
import { checkChallenge, type PasskeyPurpose, spendChallenge } from "./passkey-challenges.server";
import type { Attestation } from "./passkey-schema";
import { type PasskeyUse, relyingParty } from "./relying-party";

/** Ed25519, ECDSA with P-256, and RSA with SHA-256, by their COSE numbers: every device knows one. */
export const ALGORITHMS = [-8, -7, -257] as const;

/** A key that was proved to be there, as it is stored. */
export interface NewPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string;
  isSynced: boolean;
}

/** The id of an account that is about to begin: a passkey names its account before there is one. */
export function newAccountId(): string {
  return `c${randomBytes(12).toString("hex")}`;
}

/**
 * Checks a new key and uses its challenge up.
 *
 * @returns the key, and the account that it was made for
 * @throws {AppError} 400 with what is wrong; nothing is used up then
 */
export async function proveNewPasskey(
  credential: Attestation,
  { origin, sessionId, purpose }: PasskeyUse & { purpose: PasskeyPurpose },
): Promise<{ accountId: string; passkey: NewPasskey }> {
  const party = relyingParty(origin);
  const challenge = readChallenge(credential.response.clientDataJSON, party);
  const accountId = checkChallenge(challenge, { purpose, sessionId });
  await refuseMakersWord(credential);
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: Buffer.from(challenge).toString("base64url"),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: [...ALGORITHMS],
  }).catch((cause: unknown) => {
    throw refused(cause);
  });
  if (!verified) throw refused();
  await spendChallenge(challenge);
  const { credential: key, credentialBackedUp } = registrationInfo;
  return {
    accountId,
    passkey: {
      credentialId: key.id,
      publicKey: Buffer.from(key.publicKey).toString("base64url"),
      counter: key.counter,
      transports: credential.response.transports.join(","),
      isSynced: credentialBackedUp,
    },
  };
}

/**
 * We ask for no word of a device's maker, so none is read: to check the certificates in one, the
 * library would fetch addresses that whoever sent it has chosen.
 */
async function refuseMakersWord({ response }: Attestation): Promise<void> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  try {
    const bytes = new Uint8Array(Buffer.from(response.attestationObject, "base64url"));
    const decoded = decodeAttestationObject(bytes);
    const format = decoded.get("fmt");
    const isBare = format === "packed" && !decoded.get("attStmt").get("x5c");
    if (format === "none" || isBare) return;
  } catch (cause) {
    throw refused(cause);
  }
  throw badRequest(
    "This device wants to tell who made it, which is not asked for here. Nothing was changed; please choose another one.",
    { code: "passkey_attestation" },
  );
}

function refused(cause?: unknown): AppError {
  return new AppError(
    400,
    "What the device answered does not hold. Nothing was changed; please try again, or use another device.",
    { code: "passkey_refused", cause },
  );
}
