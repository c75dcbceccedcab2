import { createPublicKey, verify } from "node:crypto";
import { badRequest } from "~/platform/errors";
import { decodeWalletAddress } from "./wallet-address";
import { checkNonce, spendNonce } from "./wallet-nonces.server";
import type { WalletPurpose } from "./wallet-schema";

/** What stands before the 32 bytes of an ed25519 key in SubjectPublicKeyInfo (RFC 8410). */
const KEY_HEADER = Buffer.from("302a300506032b6570032100", "hex");

/**
 * The encodings of the eight points of small order, sign bit cleared. Under such a "key" anybody
 * can make a signature that fits, and one of them is a well-known address: the system program's.
 */
const FORGEABLE_KEYS = new Set([
  "0000000000000000000000000000000000000000000000000000000000000000",
  "0100000000000000000000000000000000000000000000000000000000000000",
  "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
  "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
  "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
  "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
  "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
]);

/** A wallet's signature under a message of ours. */
export interface SignedMessage {
  walletAddress: string;
  /** 64 bytes in base64. */
  signature: string;
  message: string;
}

/** Where and for what a signature is used. */
export interface ProofUse {
  origin: string;
  /** The session of the browser that sends it. */
  sessionId: string | null;
}

/**
 * Proves that whoever sent this holds the wallet's key, and uses the message up.
 *
 * @param purposes what the message may have been signed for
 * @throws {AppError} 400 with what is wrong; nothing is used up then
 */
export async function proveWallet(
  { walletAddress, signature, message }: SignedMessage,
  { origin, sessionId, purposes }: ProofUse & { purposes: WalletPurpose[] },
): Promise<void> {
  checkNonce(message, { address: walletAddress, origin, sessionId, purposes });
  if (!isSignedBy(walletAddress, message, signature)) {
    throw badRequest("The signature does not belong to this wallet and message.", {
      code: "signature",
    });
  }
  await spendNonce(message);
}

/** Whether an ed25519 signature (base64) fits a wallet's address and a text. */
export function isSignedBy(address: string, message: string, signature: string): boolean {
  const key = decodeWalletAddress(address);
  if (!key || isForgeable(key)) return false;
  try {
    const publicKey = createPublicKey({
      key: Buffer.concat([KEY_HEADER, key]),
      format: "der",
      type: "spki",
    });
    return verify(null, Buffer.from(message), publicKey, Buffer.from(signature, "base64"));
  } catch {
    return false;
  }
}

function isForgeable(key: Uint8Array): boolean {
  const unsigned = Buffer.from(key);
  unsigned[31] = (unsigned[31] ?? 0) & 0x7f;
  return FORGEABLE_KEYS.has(unsigned.toString("hex"));
}
