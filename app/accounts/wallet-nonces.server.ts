import { randomBytes } from "node:crypto";
import { sha256 } from "~/platform/cookies.server";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { badRequest } from "~/platform/errors";
import type { WalletPurpose } from "./wallet-schema";

/** Enough to read what the wallet shows, too short to be worth stealing. */
const NONCE_MS = 5 * 60 * 1000;
/**
 * Messages that may wait for one address at once. Several tabs need several; beyond that the oldest
 * goes, so that nobody can fill the table or keep the owner from getting a new one.
 */
const WAITING_PER_ADDRESS = 50;

const STATEMENTS: Record<WalletPurpose, string> = {
  login: `Sign in to ${env.APP_NAME}. This only proves that the wallet is yours: it moves nothing and costs nothing.`,
  connect: `Connect this wallet to your ${env.APP_NAME} account. This only proves that the wallet is yours: it moves nothing and costs nothing.`,
};

interface NonceFor {
  address: string;
  /** Where the person is, e.g. "https://sayso.example". */
  origin: string;
  purpose: WalletPurpose;
}

/**
 * Writes the message that a wallet shall sign, in the form that wallets know ("Sign In With
 * Solana"), and remembers its digest for five minutes.
 */
export async function issueNonce(
  { address, origin, purpose }: NonceFor,
  now = new Date(),
): Promise<{ message: string; expiresAt: string }> {
  const expiresAt = new Date(now.getTime() + NONCE_MS);
  const message = [
    `${new URL(origin).host} wants you to sign in with your Solana account:`,
    address,
    "",
    STATEMENTS[purpose],
    "",
    uriLine(origin),
    "Version: 1",
    `Nonce: ${randomBytes(16).toString("hex")}`,
    `Issued At: ${now.toISOString()}`,
    `Expiration Time: ${expiresAt.toISOString()}`,
  ].join("\n");
  await db.walletNonce.create({ data: { id: sha256(message), address, expiresAt } });
  await dropNonces(address, now);
  return { message, expiresAt: expiresAt.toISOString() };
}

/**
 * Checks that a message was issued for exactly this use and waits for it still. It stays valid:
 * only `spendNonce` uses it up.
 *
 * @throws {AppError} 400 with what is wrong
 */
export async function checkNonce(
  message: string,
  { address, origin, purposes }: Omit<NonceFor, "purpose"> & { purposes: WalletPurpose[] },
  now = new Date(),
): Promise<void> {
  const issued = await db.walletNonce.findUnique({ where: { id: sha256(message) } });
  if (!issued) {
    throw badRequest(
      "This message was altered, has already been used or was not issued here. Please sign a new one.",
      { code: "nonce_unknown" },
    );
  }
  if (issued.expiresAt <= now) {
    throw badRequest("This message has expired after five minutes. Please sign a new one.", {
      code: "nonce_expired",
    });
  }
  if (issued.address !== address) {
    throw badRequest("This message was issued for another wallet. Please sign a new one.", {
      code: "nonce_address",
    });
  }
  // The digest says that the text is ours, so its lines can be trusted.
  const lines = message.split("\n");
  if (!lines.includes(uriLine(origin))) {
    throw badRequest("This message was issued for another site. Please sign a new one here.", {
      code: "nonce_origin",
    });
  }
  if (!purposes.some((purpose) => lines.includes(STATEMENTS[purpose]))) {
    throw badRequest("This message was signed for something else. Please sign a new one.", {
      code: "nonce_purpose",
    });
  }
}

/**
 * Uses a message up. Of two requests with the same message one wins.
 *
 * @throws {AppError} 400 when it is used already
 */
export async function spendNonce(message: string): Promise<void> {
  const { count } = await db.walletNonce.deleteMany({ where: { id: sha256(message) } });
  if (count === 0) {
    throw badRequest("This message has already been used. Please sign a new one.", {
      code: "nonce_unknown",
    });
  }
}

/** Drops what has expired; called with each new message and once an hour. */
export async function expireNonces(now: Date): Promise<void> {
  await db.walletNonce.deleteMany({ where: { expiresAt: { lte: now } } });
}

async function dropNonces(address: string, now: Date): Promise<void> {
  await expireNonces(now);
  const tooMany = await db.walletNonce.findMany({
    where: { address },
    orderBy: [{ expiresAt: "desc" }, { id: "asc" }],
    skip: WAITING_PER_ADDRESS,
    select: { id: true },
  });
  if (tooMany.length === 0) return;
  await db.walletNonce.deleteMany({ where: { id: { in: tooMany.map(({ id }) => id) } } });
}

function uriLine(origin: string): string {
  return `URI: ${origin}`;
}
