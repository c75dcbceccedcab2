import { db } from "~/platform/db.server";
import { unauthorized } from "~/platform/errors";
import { settings } from "~/platform/settings/settings.server";
import { PROOF_MS } from "../proofs.server";
import type { SessionUser } from "../user";
import { ALGORITHMS, newAccountId } from "./new-passkey.server";
import { issueChallenge } from "./passkey-challenges.server";
import { type PasskeyUse, relyingParty } from "./relying-party";

/** Loaded with the first use: it is large, and many never ask for it. */
const webAuthn = () => import("@simplewebauthn/server");

/** What a browser needs to let somebody log in with any passkey of this site. */
export async function loginOptions({ origin, sessionId }: PasskeyUse) {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(origin).id,
    challenge: issueChallenge({ purpose: "login", sessionId }),
    userVerification: "preferred",
    timeout: PROOF_MS,
  });
}

/** What a browser needs to make the passkey of a new account. Nothing is stored yet. */
export function joinOptions(name: string, use: PasskeyUse) {
  const accountId = newAccountId();
  return creationOptions("join", { accountId, name, known: [] }, use);
}

/** What a browser needs to make one more passkey for an account, on a device that has none of it. */
export async function addOptions(user: SessionUser | null, use: PasskeyUse) {
  if (!user) throw unauthorized();
  const known = await db.passkey.findMany({
    where: { userId: user.id },
    select: { credentialId: true, transports: true },
  });
  return creationOptions("add", { accountId: user.id, name: user.name, known }, use);
}

interface NewKeyFor {
  accountId: string;
  /** What devices list the passkey by. */
  name: string;
  known: readonly { credentialId: string; transports: string }[];
}

async function creationOptions(
  purpose: "join" | "add",
  { accountId, name, known }: NewKeyFor,
  { origin, sessionId }: PasskeyUse,
) {
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: settings.APP_NAME,
    rpID: relyingParty(origin).id,
    userID: new TextEncoder().encode(accountId),
    userName: name,
    userDisplayName: name,
    challenge: issueChallenge({ purpose, sessionId, accountId }),
    attestationType: "none",
    // The device has to find it by itself: nobody types a name to log in.
    authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports === "" ? [] : transports.split(","),
    })),
    supportedAlgorithmIDs: [...ALGORITHMS],
    timeout: PROOF_MS,
  });
}
