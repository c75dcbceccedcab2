import { isAlike } from "../grounded/said-words";

/** Shorter words differ by a letter and mean another thing: "form" and "from". */
const SLIP_CHARACTERS = 6;

/** Whether two stems are of one word, a slip of the finger in a long one apart. */
export function isSameWord(one: string, other: string): boolean {
  if (isAlike(one, other)) return true;
  if (Math.min(one.length, other.length) < SLIP_CHARACTERS) return false;
  return Math.abs(one.length - other.length) <= 1 && one[0] === other[0] && isOneSlip(one, other);
}

/** One letter more, less, other, or two in each other's place. */
function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] &&
    short[at + 1] === long[at] &&
    short.slice(at + 2) === long.slice(at + 2)
  );
}
