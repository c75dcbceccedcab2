/** How the id of a trial is made: `/projects` uses the time, the installable app chance. */
export type TrialIdForm = "timestamp" | "random";

/** Length of the random part of an id, in characters: 126 bits of chance. */
export const RANDOM_ID_LENGTH = 21;

const URL_SAFE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * A new id: `trial_` and the time in milliseconds, or 21 random URL-safe characters.
 *
 * @param isTaken two projects made in one millisecond still get two ids
 */
export function makeTrialId(
  form: TrialIdForm,
  source: { now(): number; random(size: number): Uint8Array; isTaken(id: string): boolean },
): string {
  if (form === "random") return `trial_${randomText(RANDOM_ID_LENGTH, source.random)}`;
  let time = source.now();
  while (source.isTaken(`trial_${time}`)) time += 1;
  return `trial_${time}`;
}

/** Random URL-safe text; 64 letters, so a byte's lower six bits choose without bias. */
export function randomText(length: number, random: (size: number) => Uint8Array): string {
  return Array.from(random(length), (byte) => URL_SAFE[byte & 63]).join("");
}
