/** SOL has nine decimals: a lamport is its smallest unit. */
export const LAMPORTS_PER_SOL = 1_000_000_000n;
const DECIMALS = 9;

/** What an amount of SOL may look like: `1`, `0.5`, at most nine decimals. */
const SOL = /^\d{1,7}(?:\.\d{1,9})?$/;

/** An amount of SOL in lamports, without a rounding on the way. @returns null for what is no amount */
export function lamportsOf(sol: string): bigint | null {
  return SOL.test(sol) ? unitsOf(sol, DECIMALS) : null;
}

/** An amount as people and Solana Pay write it: `1`, `0.5`; negative ones with a minus. */
export function writeSol(lamports: bigint): string {
  return writeUnits(lamports, DECIMALS);
}

/** A decimal number in units of its last decimal. Digits beyond those are cut off. */
export function unitsOf(amount: string, decimals: number): bigint {
  const [whole = "0", fraction = ""] = amount.split(".");
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, "0"));
}

/** Units as a decimal number without closing zeros. */
export function writeUnits(units: bigint, decimals: number): string {
  const sign = units < 0n ? "-" : "";
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, "");
  return `${sign}${whole}${fraction && "."}${fraction}`;
}
