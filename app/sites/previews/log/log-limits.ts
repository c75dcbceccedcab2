/** Lines that are kept and replayed to whoever opens the terminal. */
export const KEPT_LINES = 500;
/** Characters of them: pages choose what they log, and the server has many pages. */
export const KEPT_LENGTH = 250_000;
