import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "./env.server";
import { readSecret } from "./session-secret.server";

/** AES-256-GCM: a nonce of 96 bits and a tag of 128 (NIST SP 800-38D). */
const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Told apart from what else is made of the installation's secret. */
const PURPOSE = "sayso sealed text 1";

let key: Buffer | undefined;

/** Derived once (HKDF with SHA-256, RFC 5869): the secret stays the same while the process runs. */
function sealingKey(): Buffer {
  key ??= Buffer.from(hkdfSync("sha256", readSecret(env), "", PURPOSE, 32));
  return key;
}

/**
 * Encrypts a text for one place, so that a copied database does not tell it.
 *
 * @param place where it is kept, e.g. a table and a row's id: moved elsewhere it cannot be opened
 */
export function seal(text: string, place: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(), nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([sealed, cipher.getAuthTag()]).toString("base64url");
}

/** @returns null for what was sealed for another place, under another secret, or changed since */
export function unseal(sealed: string, place: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, sealingKey(), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
