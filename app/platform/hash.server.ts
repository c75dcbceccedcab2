import { createHash } from "node:crypto";

/** SHA-256 in hex: how secrets and contents are stored and compared. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** SHA-256 of bytes, in hex. */
export function sha256Bytes(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
