import { shortWalletAddress } from "./wallet-address";

/** The longest name of a person, in characters: it fits on a card. */
export const PERSON_NAME_LENGTH = 40;

/** How somebody can sign in. */
export type SignInMethod = "google" | "github" | "wallet" | "passkey" | "mail" | "code" | "dev";

/** A signed-in person, as their own browser may see them. */
export interface SessionUser {
  id: string;
  /** The public name: never an email. */
  name: string;
  /** Only ever sent to its owner. */
  email: string | null;
  imageUrl: string | null;
  isAdmin: boolean;
}

/** Who is asking: a person, a browser that holds trials, both or neither. */
export interface Viewer {
  user: SessionUser | null;
  /** SHA-256 of the browser's trial secret. */
  trialKey: string | null;
}

/**
 * The name others see: the profile's, else the part of the email before the @, else the shortened
 * address of the wallet, once that has signed.
 */
export function publicName(user: {
  name: string | null;
  email: string | null;
  wallet?: { verified: string | null } | null;
}): string {
  const wallet = user.wallet?.verified;
  return (
    user.name?.trim() ||
    user.email?.split("@")[0] ||
    (wallet ? shortWalletAddress(wallet) : "Anonymous")
  );
}
