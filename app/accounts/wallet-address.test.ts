import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { decodeWalletAddress, encodeWalletAddress, shortWalletAddress } from "./wallet-address";

/** Addresses that every Solana network has, and their bytes. */
const KNOWN: [address: string, hex: string][] = [
  ["11111111111111111111111111111111", "00".repeat(32)],
  [
    "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
    "06ddf6e1d765a193d9cbe146ceeb79ac1cb485ed5f5b37913a8cf5857eff00a9",
  ],
  [
    "SysvarC1ock11111111111111111111111111111111",
    "06a7d51718c774c928566398691d5eb68b5eb8a39b4b6d5c73555b2100000000",
  ],
];

test.each(KNOWN)("%s is known by its bytes", (address, hex) => {
  expect(Buffer.from(decodeWalletAddress(address) ?? []).toString("hex")).toBe(hex);
  expect(encodeWalletAddress(Buffer.from(hex, "hex"))).toBe(address);
});

test("every key has one address, and every address one key", () => {
  for (let n = 0; n < 500; n += 1) {
    const key = randomBytes(32).fill(0, 0, n % 6);
    const address = encodeWalletAddress(key);
    expect(Buffer.from(decodeWalletAddress(address) ?? [])).toEqual(key);
    expect(decodeWalletAddress(`1${address}`)).toBeNull();
  }
});

test.each([
  [""],
  ["1".repeat(31)],
  ["1".repeat(33)],
  ["z".repeat(44)],
  ["O0Il".repeat(10)],
  ["TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA "],
  ["TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DÄ"],
])("%j is no address", (text) => {
  expect(decodeWalletAddress(text)).toBeNull();
});

test("is shortened to what people compare", () => {
  expect(shortWalletAddress("TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA")).toBe("Toke…Q5DA");
});
