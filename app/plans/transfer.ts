import { decodeWalletAddress } from "~/accounts/wallet-address";

/** What a transfer of SOL needs. Addresses and the blockhash in base58. */
export interface Transfer {
  payer: string;
  treasury: string;
  reference: string;
  lamports: bigint;
  blockhash: string;
}

const SYSTEM_PROGRAM = "11111111111111111111111111111111";
/** The system program's instruction number for a transfer. */
const TRANSFER = 2;
const SIGNATURE_BYTES = 64;

/**
 * Writes a transaction that is not signed yet: one transfer to the treasury, which names the reference as one more
 * account, as Solana Pay has it. The format is that of Solana's legacy messages.
 *
 * @returns null where one of the texts is no address, or two are the same
 */
export function writeTransfer({
  payer,
  treasury,
  reference,
  lamports,
  blockhash,
}: Transfer): Uint8Array | null {
  const addresses = [payer, treasury, reference, SYSTEM_PROGRAM];
  const keys = [...addresses, blockhash].map(decodeWalletAddress);
  if (keys.includes(null) || new Set(addresses).size < addresses.length) return null;
  const data = new DataView(new ArrayBuffer(12));
  data.setUint32(0, TRANSFER, true);
  data.setBigUint64(4, lamports, true);
  // One signer, none that is read only, and two accounts at the end that are read only and do not sign.
  const header = [1, 0, 2];
  const instruction = [3, 3, 0, 1, 2, data.byteLength, ...new Uint8Array(data.buffer)];
  return Uint8Array.from([
    ...[1, ...new Uint8Array(SIGNATURE_BYTES)],
    ...[...header, addresses.length, ...keys.flatMap((key) => [...(key ?? [])])],
    ...[1, ...instruction],
  ]);
}
