import { POPULAR } from "./popular-names";

/** Shorter names are near to too many others. */
const SHORTEST = 5;
const popular = new Set<string>(POPULAR);

/**
 * The well-known package that a name looks like without being it: one slip of the keyboard away, or the same
 * but for dashes and dots. Whoever typed it may have meant that one, and others count on it.
 */
export function imitated(name: string): string | null {
  if (popular.has(name) || name.length < SHORTEST) return null;
  for (const known of POPULAR) {
    if (known.length < SHORTEST || scopeOf(known) !== scopeOf(name)) continue;
    if (plain(known) === plain(name) || isOneSlipAway(known, name)) return known;
  }
  return null;
}

function scopeOf(name: string): string {
  return name.startsWith("@") ? (name.split("/")[0] ?? "") : "";
}

function plain(name: string): string {
  return name.replaceAll(/[-_.]/g, "");
}

/** One letter more, fewer or another, or two that changed places. */
function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  const isSwap = left.length === 2 && left[0] === right[1] && left[1] === right[0];
  return isSwap || Math.max(left.length, right.length) <= 1;
}
