/**
 * Tells how far somebody has read a room: the newest number that was in sight, at most once in a while,
 * and none twice.
 */
export class ReadMark {
  readonly #tell: (number: number) => void;
  readonly #everyMs: number;
  #seen = 0;
  #told = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param everyMs what comes within so many milliseconds is told at once */
  constructor(tell: (number: number) => void, everyMs: number) {
    this.#tell = tell;
    this.#everyMs = everyMs;
  }

  /** Takes note of a message that is in sight. */
  see(number: number): void {
    if (number <= this.#seen) return;
    this.#seen = number;
    this.#timer ??= setTimeout(() => this.flush(), this.#everyMs);
  }

  /** Tells what is not told yet: to be called when somebody leaves. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#seen <= this.#told) return;
    this.#told = this.#seen;
    this.#tell(this.#seen);
  }
}
