import { sha256 } from "~/platform/hash.server";

/**
 * Names who owns a project: an account or, of a trial, a browser. Kept where the owner may be gone:
 * it can be compared with an owner who is still there, and says nothing of one who is not.
 */
export function ownerDigest(owner: { ownerId: string | null; trialKey: string | null }): string {
  return sha256(owner.ownerId === null ? `trial:${owner.trialKey}` : `account:${owner.ownerId}`);
}
