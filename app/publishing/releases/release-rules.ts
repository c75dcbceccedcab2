/** Releases kept of a project: the live one, and those that its owner can return to. */
export const RELEASES_KEPT = 5;
