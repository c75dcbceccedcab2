import { env } from "~/platform/env.server";

/** What decides whether a person is an admin. */
interface Claims {
  /** Set by whoever runs the database; no request can. */
  isAdmin: boolean;
  email: string | null;
  emailVerified: boolean;
  wallet: { verified: string | null } | null;
}

const adminEmails = new Set(env.ADMIN_EMAILS.map((email) => email.toLowerCase()));
const adminWallets = new Set(env.ADMIN_WALLETS);

/**
 * Whether a person is an admin: worked out at each read, from what they have proved. An email that
 * nobody verified and an address that never signed count for nothing.
 */
export function isAdmin({ isAdmin: isAppointed, email, emailVerified, wallet }: Claims): boolean {
  if (isAppointed) return true;
  if (emailVerified && email !== null && adminEmails.has(email.toLowerCase())) return true;
  return Boolean(wallet?.verified && adminWallets.has(wallet.verified));
}
