import { Prisma } from "~/generated/sqlite/client";
import { db, query } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { settings } from "~/platform/settings/settings.server";
import { isUniqueViolation } from "~/platform/unique-violation";
import type { Admission } from "./registration/admission.server";
import { createAccount } from "./registration/create-account.server";
import { shortWalletAddress } from "./wallet-address";
import { type ProofUse, proveWallet, type SignedMessage } from "./wallet-proof.server";

/** The wallet of an account, as `GET /api/wallet/status` tells it. */
export interface WalletStatus {
  connected: boolean;
  address: string | null;
  /** Only a wallet that has signed counts for anything. */
  verified: boolean;
}

/** The wallet of an account. */
export async function readWallet(userId: string): Promise<WalletStatus> {
  const [wallet] = await query<{ address: string; verified: string | null }>(Prisma.sql`
    SELECT "address", "verified" FROM "Wallet" WHERE "userId" = ${userId}`);
  return {
    connected: wallet !== undefined,
    address: wallet?.address ?? null,
    verified: wallet !== undefined && wallet.verified === wallet.address,
  };
}

/**
 * Finds the account of a wallet that has just signed, or makes one. A signed-in person whose
 * account has no verified wallet yet keeps that account: the wallet is added to it.
 *
 * @param currentUserId who is signed in in this browser, if anybody is
 * @returns the account's id
 * @throws {AppError} 400 for a proof that does not hold, 403 where no account can be made
 */
export async function signInWithWallet(
  signed: SignedMessage,
  {
    currentUserId,
    admission = null,
    ...use
  }: ProofUse & { currentUserId: string | null; admission?: Admission | null },
): Promise<string> {
  await proveWallet(signed, { ...use, purposes: ["login"] });
  const address = signed.walletAddress;
  const owner = await findOwner(address);
  if (owner) return owner;
  try {
    if (currentUserId && !(await readWallet(currentUserId)).verified) {
      await storeVerified(currentUserId, address);
      return currentUserId;
    }
    const data = { wallet: { create: verifiedNow(address) } };
    return await createAccount(data, { wallet: address }, admission);
  } catch (error) {
    // Signed twice at once: the other request was quicker, and the wallet has its account.
    const winner = await findOwner(address);
    if (winner) return winner;
    throw error;
  }
}

/**
 * Puts a wallet on an account. With a signature it is verified; a bare address is only noted.
 *
 * @returns a sentence that says what it is now, and what is missing
 * @throws {AppError} 400 for a proof that does not hold, 409 when it is another account's or would
 *   push a verified wallet out
 */
export async function connectWallet(
  userId: string,
  input: { walletAddress: string; signature?: string | undefined; message?: string | undefined },
  use: ProofUse,
): Promise<WalletStatus & { message: string }> {
  const { walletAddress: address, signature, message } = input;
  const owner = await findOwner(address);
  if (owner !== null && owner !== userId) throw takenWallet();
  if (signature !== undefined && message !== undefined) {
    const signed = { walletAddress: address, signature, message };
    const before = await readWallet(userId);
    await proveWallet(signed, { ...use, purposes: ["connect", "login"] });
    await storeVerified(userId, address);
    const replaced =
      before.verified && before.address && before.address !== address
        ? ` ${shortWalletAddress(before.address)} no longer signs in here.`
        : "";
    return {
      ...connected(address, true),
      message: `Your wallet ${shortWalletAddress(address)} is connected and verified.${replaced}`,
    };
  }
  if (owner === userId) {
    return {
      ...connected(address, true),
      message: `Your wallet ${shortWalletAddress(address)} is already connected and verified.`,
    };
  }
  await noteUnverified(userId, address);
  return {
    ...connected(address, false),
    message: `The address ${shortWalletAddress(address)} is saved, but not verified. Sign with that wallet to prove that it is yours; until then it counts for nothing.`,
  };
}

/** The account that a wallet has signed for, or null. */
async function findOwner(address: string): Promise<string | null> {
  const wallet = await db.wallet.findUnique({
    where: { verified: address },
    select: { userId: true },
  });
  return wallet?.userId ?? null;
}

/** @throws {AppError} 409 when another account was quicker */
async function storeVerified(userId: string, address: string): Promise<void> {
  const wallet = verifiedNow(address);
  try {
    await db.wallet.upsert({ where: { userId }, update: wallet, create: { userId, ...wallet } });
  } catch (error) {
    throw isUniqueViolation(error) ? takenWallet(error) : error;
  }
}

/** Notes an address, unless the account has a wallet that has signed. */
async function noteUnverified(userId: string, address: string): Promise<void> {
  const changed = await db.wallet.updateMany({
    where: { userId, verified: null },
    data: { address },
  });
  if (changed.count > 0) return;
  const current = await db.wallet.findUnique({ where: { userId }, select: { address: true } });
  if (current) {
    throw new AppError(
      409,
      `Your account has the verified wallet ${shortWalletAddress(current.address)}. To replace it, sign with the new one.`,
      { code: "wallet_verified" },
    );
  }
  await db.wallet.upsert({
    where: { userId },
    update: {},
    create: { userId, address },
  });
}

function verifiedNow(address: string) {
  return { address, verified: address, verifiedAt: new Date() };
}

function connected(address: string, verified: boolean): WalletStatus {
  return { connected: true, address, verified };
}

function takenWallet(cause?: unknown): AppError {
  return new AppError(
    409,
    `This wallet is verified on another ${settings.APP_NAME} account, and a wallet belongs to one account. Nothing was changed: sign in with the wallet to use that account.`,
    { code: "wallet_taken", cause },
  );
}
