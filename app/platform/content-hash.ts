/**
 * SHA-256 of a text's UTF-8 bytes, in hex, as the server names contents. For browsers.
 *
 * @returns null where the browser has none to offer, as over plain http on a network
 */
export function contentHash(text: string): Promise<string | null> {
  return bytesHash(new TextEncoder().encode(text));
}

/** The same of bytes. */
export async function bytesHash(bytes: BufferSource): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
