/** A visit counts half as much after this time. Two days: a weekend's hit leaves by midweek. */
export const HALF_LIFE_SECONDS = 2 * 24 * 60 * 60;

/** Any fixed moment does; one nearby keeps the numbers small. */
const EPOCH_MS = Date.UTC(2026, 0, 1);
const DECAY_PER_SECOND = Math.LN2 / HALF_LIFE_SECONDS;

/**
 * The logarithm of what one visit at this time weighs. Older visits do not lose weight, later ones
 * weigh more: the order of the sums is the same, and none has to be worked out again
 * (docs/decisions/015-trending.md).
 */
export function visitWeight(at: Date): number {
  return DECAY_PER_SECOND * ((at.getTime() - EPOCH_MS) / 1000);
}
