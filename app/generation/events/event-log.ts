/** A stored event: `seq` counts from 1 within its generation. */
export interface LoggedEvent {
  seq: number;
  /** The JSON that goes out after `data:`. */
  data: string;
}

/** Takes one event. @returns what to wait for before the next one, by a reader that is slower */
export type TakeEvent = (event: LoggedEvent) => Promise<void> | undefined;

/** The stored events of one answer in memory, from its first, for any number of readers. */
export class EventLog {
  readonly #events: LoggedEvent[] = [];
  readonly #readers = new Set<() => void>();
  #isClosed = false;

  get events(): readonly LoggedEvent[] {
    return this.#events;
  }

  /** Adds the next events: readers have them before this returns. */
  add(events: readonly LoggedEvent[]): void {
    this.#events.push(...events);
    this.#notify();
  }

  /** Readers finish after its last event. */
  close(): void {
    this.#isClosed = true;
    this.#notify();
  }

  /**
   * Hands over the events after `afterSeq`, those to come included. They are pushed: with hundreds
   * of readers a promise for each event of each of them would hold all of them up.
   *
   * @returns resolves when the log has ended and all of it is taken, or when `signal` fires
   * @throws what `take` threw; no other reader notices
   */
  follow(afterSeq: number, take: TakeEvent, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      let next = Math.max(0, afterSeq);
      let isWaiting = false;
      const leave = () => {
        this.#readers.delete(advance);
        signal.removeEventListener("abort", leave);
        resolve();
      };
      const fail = (error: unknown) => {
        reject(error);
        leave();
      };
      const advance = () => {
        if (isWaiting || signal.aborted) return;
        try {
          for (let event = this.#events[next]; event; event = this.#events[next]) {
            next += 1;
            const ready = take(event);
            if (!ready) continue;
            isWaiting = true;
            ready.then(() => {
              isWaiting = false;
              advance();
            }, fail);
            return;
          }
        } catch (error) {
          return fail(error);
        }
        if (this.#isClosed) leave();
      };
      if (signal.aborted) return resolve();
      this.#readers.add(advance);
      signal.addEventListener("abort", leave);
      advance();
    });
  }

  #notify(): void {
    for (const advance of this.#readers) advance();
  }
}
