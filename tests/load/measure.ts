/** Statistics of a run: the middle, and how far the values spread around it. */
export interface Spread {
  median: number;
  min: number;
  max: number;
  p95: number;
}

/** Summarises values of one unit. @throws {Error} for none: an empty run is no result */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
    if (value === undefined) throw new Error("nothing was measured");
    return value;
  };
  return { median: at(0.5), min: at(0), max: at(1), p95: at(0.95) };
}

/** `12.3 ms (10.1 – 20.0)`: median, and the range. */
export function show({ median, min, max }: Spread, unit: string): string {
  const digits = median < 10 ? 2 : 1;
  return `${median.toFixed(digits)} ${unit} (${min.toFixed(digits)} – ${max.toFixed(digits)})`;
}

/** Prints one row of the result, and whether it reaches its goal. */
export function report(
  what: string,
  value: string,
  goal?: { text: string; reached: boolean },
): void {
  const verdict = goal ? `   goal ${goal.text}: ${goal.reached ? "reached" : "MISSED"}` : "";
  console.log(`${what.padEnd(44)} ${value}${verdict}`);
}
