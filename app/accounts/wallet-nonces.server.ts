import { randomBytes, timingSafeEqual } from "node:crypto";
import { badRequest } from "~/platform/errors";
import { settings } from "~/platform/settings/settings.server";
import { macOf, PROOF_MS, spendProof } from "./proofs.server";
import type { WalletPurpose } from "./wallet-schema";

/** 128 random bits tell messages apart, and 128 bits of a MAC say that they are ours. Both in hex. */
const PART = 32;
const NONCE_LINE = new RegExp(`^Nonce: ([0-9a-f]{${PART}})([0-9a-f]{${PART}})$`, "m");
const EXPIRES = "Expiration Time: ";

const STATEMENTS: Record<WalletPurpose, () => string> = {
  login: () =>
    `Sign in to ${settings.APP_NAME}. This only proves that the wallet is yours: it moves nothing and costs nothing.`,
  connect: () =>
    `Connect this wallet to your ${settings.APP_NAME} account. This only proves that the wallet is yours: it moves nothing and costs nothing.`,
};

interface NonceFor {
  address: string;
  /** Where the person is, e.g. "https://sayso.example". */
  origin: string;
  purpose: WalletPurpose;
  /** The asking browser's session, if it has one: a message is of no use in any other. */
  sessionId: string | null;
}

/**
 * Writes the message that a wallet shall sign, in the form that wallets know ("Sign In With
 * Solana"). Its nonce proves that it is ours, so nothing is stored until it is used.
 */
export function issueNonce(
  { address, origin, purpose, sessionId }: NonceFor,
  now = new Date(),
): { message: string; expiresAt: string } {
  const expiresAt = new Date(now.getTime() + PROOF_MS).toISOString();
  const random = randomBytes(PART / 2).toString("hex");
  const unproven = [
    `${new URL(origin).host} wants you to sign in with your Solana account:`,
    address,
    "",
    STATEMENTS[purpose](),
    "",
    uriLine(origin),
    "Version: 1",
    nonceLine(random),
    `Issued At: ${now.toISOString()}`,
    `${EXPIRES}${expiresAt}`,
  ].join("\n");
  const proof = proofOf(unproven, sessionId);
  return { message: unproven.replace(nonceLine(random), nonceLine(random + proof)), expiresAt };
}

/**
 * Checks that a message was issued for exactly this use and has not expired. Whether it was used
 * before is known only when `spendNonce` uses it up.
 *
 * @throws {AppError} 400 with what is wrong
 */
export function checkNonce(
  message: string,
  use: Omit<NonceFor, "purpose"> & { purposes: WalletPurpose[] },
  now = new Date(),
): void {
  if (!isOurs(message, use.sessionId)) {
    throw badRequest(
      "This message was altered, was not issued here or was asked for in another browser. Please sign a new one.",
      { code: "nonce_unknown" },
    );
  }
  // The proof says that the text is ours, so its lines can be trusted.
  const lines = message.split("\n");
  if (expiryOf(message) <= now.getTime()) {
    throw badRequest("This message has expired after five minutes. Please sign a new one.", {
      code: "nonce_expired",
    });
  }
  if (lines[1] !== use.address) {
    throw badRequest("This message was issued for another wallet. Please sign a new one.", {
      code: "nonce_address",
    });
  }
  if (!lines.includes(uriLine(use.origin))) {
    throw badRequest("This message was issued for another site. Please sign a new one here.", {
      code: "nonce_origin",
    });
  }
  if (!use.purposes.some((purpose) => lines.includes(STATEMENTS[purpose]()))) {
    throw badRequest("This message was signed for something else. Please sign a new one.", {
      code: "nonce_purpose",
    });
  }
}

/**
 * Uses up a message that was checked. Of two requests with the same message one wins.
 *
 * @throws {AppError} 400 when it is used already
 */
export async function spendNonce(message: string, now = new Date()): Promise<void> {
  if (await spendProof(message, now)) return;
  throw badRequest("This message has already been used. Please sign a new one.", {
    code: "nonce_used",
  });
}

function isOurs(message: string, sessionId: string | null): boolean {
  const [line, random = "", proof = ""] = NONCE_LINE.exec(message) ?? [];
  if (!line) return false;
  const expected = proofOf(message.replace(line, nonceLine(random)), sessionId);
  return timingSafeEqual(Buffer.from(proof), Buffer.from(expected));
}

/** The MAC of all that a message says, and of who asked for it. */
function proofOf(unproven: string, sessionId: string | null): string {
  return macOf("wallet-message", `${sessionId ?? ""}\n${unproven}`).slice(0, PART);
}

/** In milliseconds; 0 without one. */
function expiryOf(message: string): number {
  const line = message.split("\n").find((one) => one.startsWith(EXPIRES));
  return Date.parse(line?.slice(EXPIRES.length) ?? "") || 0;
}

function nonceLine(nonce: string): string {
  return `Nonce: ${nonce}`;
}

function uriLine(origin: string): string {
  return `URI: ${origin}`;
}
