/** Changes within this time are one build: an editor saves, a model writes several files. */
export const SETTLE_MS = 60;
/** A steady stream of changes is built this often all the same. */
export const SETTLE_AT_MOST_MS = 250;

/** Waits until changes have settled, but not for long. */
export class Settling {
  readonly #now: () => number;
  readonly #onSettled: () => void;
  #timer: NodeJS.Timeout | null = null;
  #firstAt = 0;

  constructor(options: { now: () => number; onSettled: () => void }) {
    this.#now = options.now;
    this.#onSettled = options.onSettled;
  }

  /** One more change. */
  add(): void {
    const now = this.#now();
    if (this.#timer) clearTimeout(this.#timer);
    else this.#firstAt = now;
    const left = this.#firstAt + SETTLE_AT_MOST_MS - now;
    this.#timer = setTimeout(
      () => {
        this.#timer = null;
        this.#onSettled();
      },
      Math.max(0, Math.min(SETTLE_MS, left)),
    );
  }

  /** Forgets the changes that have not settled. */
  cancel(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
