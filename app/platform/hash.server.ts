import { createHash, hash } from "node:crypto";

/** SHA-256 in hex: how secrets and contents are stored and compared. */
export function sha256(text: string): string {
  return hash("sha256", text, "hex");
}

/** SHA-256 of bytes, in hex. */
export function sha256Bytes(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
