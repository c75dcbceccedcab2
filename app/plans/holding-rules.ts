import { unitsOf } from "./sol";

const MINUTE_MS = 60_000;
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

/** What is known after the network has answered: a fall is one from enough to too little. */
export function afterAnswer(known: KnownHolding, holds: boolean, now: number): KnownHolding {
  if (holds) return { state: "held", fellAt: null, unknownSince: null };
  const fell = known.state === "held" ? now : null;
  return { state: "not_held", fellAt: known.fellAt ?? fell, unknownSince: null };
}

/** What is known after it has not: the same as before, and since when that may be old. */
export function afterSilence(known: KnownHolding, now: number): KnownHolding {
  return { ...known, unknownSince: known.unknownSince ?? now };
}

/** When to look again, in milliseconds. @param random below 1 */
export function nextLook(answered: boolean, now: number, random: number): number {
  return now + (answered ? EVERY_MS : RETRY_MS) * (1 - JITTER / 2 + JITTER * random);
}
