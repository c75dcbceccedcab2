import { SolanaError } from "~/platform/solana/solana-error";
import type { ChainTransaction } from "~/platform/solana/transaction-schema";

/** What a transaction did for an order. */
export interface Effect {
  /** What the treasury has more of; nothing for a transaction that pays and takes back. */
  lamports: bigint;
  /** Whether accounts of the treasury hold more of some token: something else than SOL was paid. */
  hasOther: boolean;
  /** Who paid the transaction's fee. */
  payer: string;
  slot: bigint;
  /** When its block was made, by the chain's clock; null where the node does not say. */
  paidAt: Date | null;
}

/** What an order expects of a transaction. */
export interface Expected {
  signature: string;
  treasury: string;
  reference: string;
}

/**
 * Reads what a transaction did by balances before and after it, not by its instructions: wallets append some, and
 * what counts is what the treasury has more of in the end.
 *
 * @returns null for one that failed, is another one, or does not name the order
 * @throws {SolanaError} where the treasury holds more than is told exactly
 */
export function effectOf(told: ChainTransaction, expected: Expected): Effect | null {
  const { meta, transaction, slot, blockTime } = told;
  const keys = transaction.message.accountKeys.map(({ pubkey }) => pubkey);
  if (meta.err != null || transaction.signatures[0] !== expected.signature) return null;
  if (!keys.includes(expected.reference)) return null;
  const at = keys.indexOf(expected.treasury);
  const had = meta.preBalances[at];
  const has = meta.postBalances[at];
  const more = had === undefined || has === undefined ? 0n : exact(has) - exact(had);
  return {
    lamports: more > 0n ? more : 0n,
    hasOther: tokensOf(told, expected.treasury, "post") > tokensOf(told, expected.treasury, "pre"),
    payer: keys[0] ?? "",
    slot: BigInt(slot),
    paidAt: blockTime ? new Date(blockTime * 1000) : null,
  };
}

function exact(lamports: number): bigint {
  if (Number.isSafeInteger(lamports)) return BigInt(lamports);
  throw new SolanaError("unreadable", "The treasury holds more than the node tells exactly.");
}

/** The sum over all tokens: it says no more than that there is more of something. */
function tokensOf({ meta }: ChainTransaction, owner: string, when: "pre" | "post"): bigint {
  const rows = when === "pre" ? meta.preTokenBalances : meta.postTokenBalances;
  return (rows ?? [])
    .filter((row) => row.owner === owner)
    .reduce((sum, { uiTokenAmount }) => sum + BigInt(uiTokenAmount.amount), 0n);
}

/** Whether two nodes tell the same of a transaction. */
export function isSameEffect(one: Effect, other: Effect): boolean {
  return (
    one.lamports === other.lamports &&
    one.hasOther === other.hasOther &&
    one.slot === other.slot &&
    one.paidAt?.getTime() === other.paidAt?.getTime()
  );
}
