/**
 * Sockets that this process holds open at once. Each holds some 4 kB (`npm run bench -- rooms`), 24 MB in all;
 * what bounds them is that a message to all of them in one room is 35 ms of writing.
 */
export const OPEN_SOCKETS = 6_000;
/** The largest frame that is taken, in bytes; a larger one ends its socket with 1009. */
export const FRAME_BYTES = 64_000;
/** Pieces that a frame may come in; browsers send a text in one, or in a few. */
export const MOST_FRAGMENTS = 64;
/** A socket is asked this often for a sign of life, and ends when it gave none since, in milliseconds. */
export const PING_MS = 30_000;
/** How long sockets get to close by themselves when they are ended, in milliseconds. */
export const CLOSE_MS = 1_000;
