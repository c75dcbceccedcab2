import type { Lock } from "./lock";

/** A keyed mutex within this process. */
export class KeyedMutex implements Lock {
  readonly #last = new Map<string, Promise<unknown>>();

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const result = before.then(work, work);
    const settled = result.catch(() => {});
    this.#last.set(key, settled);
    void settled.then(() => {
      if (this.#last.get(key) === settled) this.#last.delete(key);
    });
    return result;
  }

  /** Whether any work of this key has not ended. */
  isBusy(key: string): boolean {
    return this.#last.has(key);
  }

  /** Waits for all earlier work of a key. @returns what lets the next one begin */
  acquire(key: string): Promise<() => void> {
    return new Promise((resolve) => {
      void this.run(key, () => new Promise<void>((release) => resolve(release)));
    });
  }
}
