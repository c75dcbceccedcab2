/** Longest project name, in characters: two lines of a heading. */
export const NAME_LENGTH = 120;
export const DESCRIPTION_LENGTH = 2_000;

/** Trial ids are made by browsers: `trial_` and a timestamp or 21 random characters. */
export function isTrialId(projectId: string): boolean {
  return /^trial_[A-Za-z0-9_-]{1,64}$/.test(projectId);
}
