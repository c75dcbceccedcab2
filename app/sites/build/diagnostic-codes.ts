// Codes of what TypeScript says that matter to running a page.

/** Names that nothing declares: a page that runs would stop at them. */
export const UNKNOWN_NAMES = new Set([2304, 2552, 2686, 18004]);

/** What stops a page wherever it is written: to write to a constant, or use it before it is there. */
export const BROKEN = new Set([2588, 2448]);
