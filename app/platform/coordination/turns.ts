/** Lets work about one thing happen one after the other, while other things go on beside it. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs `work` when all earlier work of this key has ended, however it ended. */
  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const turn = before.then(work, work);
    const settled = turn.catch(() => {});
    this.#last.set(key, settled);
    void settled.then(() => {
      if (this.#last.get(key) === settled) this.#last.delete(key);
    });
    return turn;
  }
}
