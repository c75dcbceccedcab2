import { readWallet, type WalletStatus } from "~/accounts/wallets.server";
import { db } from "~/platform/db.server";
import type { TokenAmount } from "~/platform/solana/chain.server";
import { SolanaError } from "~/platform/solana/solana-error";
import { openChains, requireNetwork } from "./chains.server";
import {
  afterAnswer,
  afterSilence,
  type HoldingState,
  isEnough,
  type KnownHolding,
  nextLook,
} from "./holding-rules";
import { planSettings } from "./plan-settings.server";

/** What the verified wallet of somebody holds of the token. */
export interface Holding {
  address: string;
  /** `unknown` before the network has ever answered. */
  state: HoldingState | "unknown";
  /** Smallest units; null before the first answer. */
  amount: bigint | null;
  decimals: number | null;
  /** When that was known. */
  checkedAt: Date | null;
  /** Since when the network does not answer; null while it does. */
  unknownSince: Date | null;
  fellAt: Date | null;
  nextCheckAt: Date | null;
}

/**
 * Asks the network what the verified wallet of somebody holds now, and keeps the answer. Without an answer what was
 * known last stays: a failure is unknown, never too little. Nor does it make known of a wallet, or of a token, what
 * was known of the one before it.
 *
 * @returns null without a verified wallet that was ever looked at, or where no token counts
 */
export async function checkHolding(userId: string, now = Date.now()): Promise<Holding | null> {
  const { isOn, mint, prices } = planSettings();
  if (!isOn || !mint) return null;
  const wallet = await readWallet(userId);
  const row = await db.tokenHolding.findUnique({ where: { userId } });
  if (!wallet.verified && !row) return null;
  const address = verifiedAddress(wallet);
  const known = knownOf(row);
  const answer = address ? await ask(address, mint) : { amount: 0n, decimals: 0 };
  const next = answer
    ? afterAnswer(known, isEnough(answer.amount, answer.decimals, prices.holding), now)
    : afterSilence(known, now);
  const data = {
    ...(answer || !row ? { address, mint } : {}),
    state: next.state,
    ...(answer && next.state === "held" ? { heldAddress: address } : {}),
    fellAt: dateOf(next.fellAt),
    unknownSince: dateOf(next.unknownSince),
    ...(answer
      ? { amount: String(answer.amount), decimals: answer.decimals, checkedAt: new Date(now) }
      : {}),
    ...(next.state === "held" ? { toldAt: null } : {}),
    nextCheckAt: new Date(nextLook(answer !== null, now, Math.random())),
  };
  const stored = await db.tokenHolding.upsert({
    where: { userId },
    update: data,
    create: { userId, address, mint, ...data },
  });
  return holdingOf(stored, address, mint);
}

/** What was known last of the verified wallet of somebody, without asking the network. */
export async function readHolding(userId: string): Promise<Holding | null> {
  const { mint } = planSettings();
  const row = await db.tokenHolding.findUnique({ where: { userId } });
  return row && mint ? holdingOf(row, verifiedAddress(await readWallet(userId)), mint) : null;
}

/** "" without one. */
function verifiedAddress({ verified, address }: WalletStatus): string {
  return verified && address ? address : "";
}

async function ask(address: string, mint: string): Promise<TokenAmount | null> {
  try {
    const chains = openChains();
    await requireNetwork({ ...chains, second: chains.first });
    return await chains.first.readHolding(address, mint);
  } catch (error) {
    if (error instanceof SolanaError) return null;
    throw error;
  }
}

type Row = NonNullable<Awaited<ReturnType<typeof db.tokenHolding.findUnique>>>;

function knownOf(row: Row | null): KnownHolding {
  return {
    state: row?.state === "held" || row?.state === "not_held" ? row.state : null,
    fellAt: row?.fellAt?.getTime() ?? null,
    unknownSince: row?.unknownSince?.getTime() ?? null,
  };
}

/** What a row says of a wallet and a token: nothing where it is of others. */
function holdingOf(row: Row, address: string, mint: string): Holding {
  const { decimals, checkedAt, unknownSince, fellAt, nextCheckAt } = row;
  if (row.address !== address || row.mint !== mint) {
    const nothing = { amount: null, decimals: null, checkedAt: null, fellAt: null };
    return { ...nothing, address, state: "unknown", unknownSince, nextCheckAt };
  }
  return {
    ...{ address, decimals, checkedAt, unknownSince, fellAt, nextCheckAt },
    state: knownOf(row).state ?? "unknown",
    amount: row.amount === null ? null : BigInt(row.amount),
  };
}

function dateOf(time: number | null): Date | null {
  return time === null ? null : new Date(time);
}
