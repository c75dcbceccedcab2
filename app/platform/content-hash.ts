/** SHA-256 of a text's UTF-8 bytes, in hex, as the server names contents. For browsers. */
export function contentHash(text: string): Promise<string> {
  return bytesHash(new TextEncoder().encode(text));
}

/** The same of bytes. */
export async function bytesHash(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await digestOf(bytes);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Browsers hash for pages that came over https or from localhost; for others a library does. */
async function digestOf(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { subtle } = globalThis.crypto;
  if (subtle) return new Uint8Array(await subtle.digest("SHA-256", bytes));
  const { sha256 } = await import("@noble/hashes/sha2");
  return sha256(new Uint8Array(bytes));
}
