import { EventLog, type LoggedEvent, type TakeEvent } from "./event-log";
import type { GenerationEvent } from "./event-schema";

/** Stores a batch of events; when it resolves, they survive a kill. */
export type StoreEvents = (events: LoggedEvent[]) => Promise<void>;

/**
 * The event log of a running generation. An event is stored first and shown to readers after, so
 * nothing that anybody saw can be lost. While one batch is being stored the next one gathers, and
 * adjacent deltas in it merge: a fast model costs few writes, a slow one no delay.
 */
export class LiveLog {
  readonly #store: StoreEvents;
  readonly #log = new EventLog();
  #waiting: GenerationEvent[] = [];
  #writing: Promise<void> | null = null;
  #failure: unknown = null;

  constructor(store: StoreEvents) {
    this.#store = store;
  }

  /** Everything that readers may have seen. */
  get events(): GenerationEvent[] {
    return this.#log.events.map((event) => JSON.parse(event.data) as GenerationEvent);
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
      this.#log.add(closing);
    } finally {
      this.#log.close();
    }
  }

  /**
   * Hands over the events after `afterSeq`, those to come included.
   *
   * @returns resolves when the log has ended and all of it is taken, or when `signal` fires
   * @throws what `take` threw; no other reader notices
   */
  follow(afterSeq: number, take: TakeEvent, signal: AbortSignal): Promise<void> {
    return this.#log.follow(afterSeq, take, signal);
  }

  async #write(): Promise<void> {
    try {
      while (this.#waiting.length > 0) {
        const first = this.#log.events.length + 1;
        const batch = this.#waiting.map((event, index) => ({
          seq: first + index,
          data: JSON.stringify(event),
        }));
        this.#waiting = [];
        await this.#store(batch);
        this.#log.add(batch);
      }
    } catch (error) {
      this.#failure = error;
    } finally {
      this.#writing = null;
    }
  }
}

function mergeDeltas(last: GenerationEvent, next: GenerationEvent): GenerationEvent | null {
  if ("content" in last && "content" in next) return { content: last.content + next.content };
  if (last.type !== "file_delta" || next.type !== "file_delta") return null;
  return last.file.path === next.file.path ? { ...last, text: last.text + next.text } : null;
}
