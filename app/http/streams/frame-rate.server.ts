import { env } from "~/platform/env.server";

/** Frames that may come at once. */
export const MOST_AT_ONCE = 40 * env.RATE_LIMIT_SCALE;
/** And then so many a second. */
const PER_SECOND = 10 * env.RATE_LIMIT_SCALE;
/** Who goes on so far beyond it is let go; each frame that is taken makes up for one. */
export const MOST_REFUSED = 100;

/** What the sender of too many is told. */
export const TOO_MANY_FRAMES = {
  code: "too_many_frames",
  message: "Too many frames at once. Please wait a moment.",
};

/** What becomes of a frame: `refuse` once tells of it, then frames are ignored. */
export type Allowed = "take" | "refuse" | "ignore" | "end";

/** Bounds how many frames one socket has this process read. */
export class FrameRate {
  #left = MOST_AT_ONCE;
  #filledAt = performance.now();
  #refused = 0;
  #isTold = false;

  /**
   * Counts a frame. Between frames that came together there was no time, however long it took to read them: a server that
   * is kept busy would end nobody's flood else.
   *
   * @param cameTogether whether it was there with the one before
   */
  count(now = performance.now(), cameTogether = false): Allowed {
    if (!cameTogether) {
      const filled = this.#left + ((now - this.#filledAt) / 1000) * PER_SECOND;
      this.#left = Math.min(MOST_AT_ONCE, filled);
      this.#filledAt = now;
    }
    if (this.#left >= 1) {
      this.#left -= 1;
      this.#refused = Math.max(0, this.#refused - 1);
      this.#isTold = false;
      return "take";
    }
    this.#refused += 1;
    if (this.#refused > MOST_REFUSED) return "end";
    if (this.#isTold) return "ignore";
    this.#isTold = true;
    return "refuse";
  }
}
