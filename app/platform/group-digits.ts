/** More digits than a number has. */
const EXACT = 1e15;

/**
 * A number as English writes it: "1,234,567.8", with three decimals at most.
 *
 * Node's own `toLocaleString` reads tables of every language on earth when it is first called: with those of dates they
 * were 6 MB of a server's memory.
 */
export function groupDigits(number: number | bigint): string {
  if (typeof number === "number" && !(Math.abs(number) < EXACT)) return number.toLocaleString("en");
  // Not by a thousand times as much: that is no whole number any more from 9e12 on.
  const rounded = typeof number === "number" ? Number(number.toFixed(3)) : number;
  const [whole = "", decimals] = String(rounded).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return decimals ? `${grouped}.${decimals}` : grouped;
}
