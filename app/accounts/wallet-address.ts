const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
/** An ed25519 public key. */
const KEY_BYTES = 32;
/** 32 bytes in base58 are 32 (all zero) to 44 characters. */
const ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;

/**
 * The public key that a Solana address is.
 *
 * @returns 32 bytes, or null for a text that is no address
 */
export function decodeWalletAddress(address: string): Uint8Array | null {
  if (!ADDRESS.test(address)) return null;
  let number = 0n;
  for (const character of address) number = number * 58n + BigInt(ALPHABET.indexOf(character));
  const bytes: number[] = [];
  for (; number > 0n; number >>= 8n) bytes.unshift(Number(number & 0xffn));
  // Leading zero bytes are written as leading "1"s.
  const zeros = /^1*/.exec(address)?.[0].length ?? 0;
  const key = [...Array<number>(zeros).fill(0), ...bytes];
  return key.length === KEY_BYTES ? Uint8Array.from(key) : null;
}

/** Writes 32 bytes as a Solana address. */
export function encodeWalletAddress(key: Uint8Array): string {
  let number = 0n;
  for (const byte of key) number = (number << 8n) | BigInt(byte);
  let text = "";
  for (; number > 0n; number /= 58n) text = ALPHABET.charAt(Number(number % 58n)) + text;
  const zeros = key.findIndex((byte) => byte !== 0);
  return "1".repeat(zeros === -1 ? key.length : zeros) + text;
}

/** An address as people recognise it: "7xKX…gAsU". */
export function shortWalletAddress(address: string): string {
  return `${address.slice(0, 4)}…${address.slice(-4)}`;
}
