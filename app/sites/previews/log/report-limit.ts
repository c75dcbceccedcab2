/** Lines a second that one preview's pages may report, on average. */
export const LINES_PER_SECOND = 40;
/** Lines at once: a page that logs a list at its start. */
export const BURST = 200;

/** How many lines of a page are taken. A page in a loop must not flood the terminal or the server. */
export class ReportLimit {
  readonly #now: () => number;
  #left = BURST;
  #countedAt: number;
  #dropped = 0;

  constructor(now: () => number) {
    this.#now = now;
    this.#countedAt = now();
  }

  /** Takes one line, or counts it as dropped. */
  take(): boolean {
    const now = this.#now();
    const earned = ((now - this.#countedAt) / 1000) * LINES_PER_SECOND;
    this.#left = Math.min(BURST, this.#left + earned);
    this.#countedAt = now;
    if (this.#left < 1) {
      this.#dropped += 1;
      return false;
    }
    this.#left -= 1;
    return true;
  }

  /** Lines dropped since this was last asked. */
  dropped(): number {
    const dropped = this.#dropped;
    this.#dropped = 0;
    return dropped;
  }
}
