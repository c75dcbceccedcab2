import { PERIOD_DAYS } from "./plan-facts";
import { unitsOf } from "./sol";

const MINUTE_MS = 60_000;
/** From one fall that days of grace follow until the next that they do, in milliseconds. */
const GRACE_AGAIN_MS = PERIOD_DAYS * 24 * 60 * MINUTE_MS;
/** Between two looks at a wallet that Unlimited hangs on; never quite alike, so that they do not all come at once. */
const EVERY_MS = 5 * MINUTE_MS;
const RETRY_MS = MINUTE_MS;
const JITTER = 0.4;

export type HoldingState = "held" | "not_held";

/** What was known of a wallet. Times in milliseconds. */
export interface KnownHolding {
  state: HoldingState | null;
  fellAt: number | null;
  unknownSince: number | null;
}

/** Whether an amount in a token's smallest units is as much as is asked for, in whole tokens. */
export function isEnough(amount: bigint, decimals: number, needed: string): boolean {
  return amount >= unitsOf(needed, decimals);
}

/**
 * What is known after the network has answered: a fall is one from enough to too little. One that was made good counts
 * on for a period: with new days of grace after each, the same tokens would serve one account after the other, each
 * for an hour in a week.
 */
export function afterAnswer(known: KnownHolding, holds: boolean, now: number): KnownHolding {
  const { state, fellAt } = known;
  const isOver = state === "held" && fellAt !== null && now - fellAt >= GRACE_AGAIN_MS;
  const counting = isOver ? null : fellAt;
  if (holds) return { state: "held", fellAt: counting, unknownSince: null };
  const fell = state === "held" ? now : null;
  return { state: "not_held", fellAt: counting ?? fell, unknownSince: null };
}

/** What is known after it has not: the same as before, and since when that may be old. */
export function afterSilence(known: KnownHolding, now: number): KnownHolding {
  return { ...known, unknownSince: known.unknownSince ?? now };
}

/** When to look again, in milliseconds. @param random below 1 */
export function nextLook(answered: boolean, now: number, random: number): number {
  return now + (answered ? EVERY_MS : RETRY_MS) * (1 - JITTER / 2 + JITTER * random);
}
