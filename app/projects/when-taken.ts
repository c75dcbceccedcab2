/** What becomes of a file whose path is taken: refuse it, replace what is there, keep both, or leave it out. */
export const WHEN_TAKEN = ["ask", "replace", "both", "skip"] as const;
export type WhenTaken = (typeof WHEN_TAKEN)[number];
