import type { GenerationEvent } from "./event-schema";

/** A stored event: `seq` counts from 1 within its generation. */
export interface LoggedEvent {
  seq: number;
  /** The JSON that goes out after `data:`. */
  data: string;
}

/** Stores a batch of events; when it resolves, they survive a kill. */
export type StoreEvents = (events: LoggedEvent[]) => Promise<void>;

/** Takes one event. @returns what to wait for before the next one, by a reader that is slower */
export type TakeEvent = (event: LoggedEvent) => Promise<void> | undefined;

/**
 * The event log of a running generation. An event is stored first and shown to readers after, so
 * nothing that anybody saw can be lost. While one batch is being stored the next one gathers, and
 * adjacent deltas in it merge: a fast model costs few writes, a slow one no delay.
 */
export class LiveLog {
  readonly #store: StoreEvents;
  readonly #stored: LoggedEvent[] = [];
  #waiting: GenerationEvent[] = [];
  #writing: Promise<void> | null = null;
  #closed = false;
  #failure: unknown = null;
  readonly #readers = new Set<() => void>();

  constructor(store: StoreEvents) {
    this.#store = store;
  }

  /** Everything that readers may have seen. */
  get events(): GenerationEvent[] {
    return this.#stored.map((event) => JSON.parse(event.data) as GenerationEvent);
  }

  /** @throws whatever storing an earlier event threw: from then on nothing may be shown */
  append(event: GenerationEvent): void {
    if (this.#failure) throw this.#failure;
    const last = this.#waiting.at(-1);
    const merged = last && mergeDeltas(last, event);
    if (merged) this.#waiting[this.#waiting.length - 1] = merged;
    else this.#waiting.push(event);
    this.#writing ??= this.#write();
  }

  /** Resolves when all that was appended is stored. @throws what storing threw */
  async flush(): Promise<void> {
    while (this.#writing) await this.#writing;
    if (this.#failure) throw this.#failure;
  }

  /**
   * Ends the log: readers finish after its last event.
   *
   * @param closing its last events, which are stored already
   * @throws what storing threw; the log has ended all the same
   */
  async close(closing: readonly LoggedEvent[] = []): Promise<void> {
    try {
      await this.flush();
      this.#stored.push(...closing);
    } finally {
      this.#closed = true;
      this.#notify();
    }
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
          for (let event = this.#stored[next]; event; event = this.#stored[next]) {
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
        if (this.#closed) leave();
      };
      if (signal.aborted) return resolve();
      this.#readers.add(advance);
      signal.addEventListener("abort", leave);
      advance();
    });
  }

  async #write(): Promise<void> {
    try {
      while (this.#waiting.length > 0) {
        const first = this.#stored.length + 1;
        const batch = this.#waiting.map((event, index) => ({
          seq: first + index,
          data: JSON.stringify(event),
        }));
        this.#waiting = [];
        await this.#store(batch);
        this.#stored.push(...batch);
        this.#notify();
      }
    } catch (error) {
      this.#failure = error;
    } finally {
      this.#writing = null;
    }
  }

  #notify(): void {
    for (const advance of this.#readers) advance();
  }
}

function mergeDeltas(last: GenerationEvent, next: GenerationEvent): GenerationEvent | null {
  if ("content" in last && "content" in next) return { content: last.content + next.content };
  if (last.type !== "file_delta" || next.type !== "file_delta") return null;
  return last.file.path === next.file.path ? { ...last, text: last.text + next.text } : null;
}
