/** Something to wait at between two looks at what is stored. A call in the meantime is not missed. */
export class Wake {
  #isCalled = false;
  #end = () => {};

  call(): void {
    this.#isCalled = true;
    this.#end();
  }

  /** Resolves when it was called since the last time, after `ms`, or when `signal` fires. */
  async next(ms: number, signal?: AbortSignal): Promise<void> {
    if (!this.#isCalled && !signal?.aborted) await this.#wait(ms, signal);
    this.#isCalled = false;
  }

  async #wait(ms: number, signal?: AbortSignal): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => this.#end(), ms);
      this.#end = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", this.#end);
        resolve();
      };
      signal?.addEventListener("abort", this.#end);
    });
    this.#end = () => {};
  }
}
