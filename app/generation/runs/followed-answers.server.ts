import { EventLog, type TakeEvent } from "../events/event-log";
import { followStored } from "./follow.server";
import type { Generation } from "./generation-row.server";

interface Followed {
  log: EventLog;
  readers: number;
  /** Ends with the answer, or with the last reader. */
  reading: Promise<void>;
  stop: AbortController;
}

/**
 * Running answers of other processes that people follow here: however many they are, the rows of one
 * answer are read once. Nothing is kept longer than somebody follows.
 */
export class FollowedAnswers {
  readonly #followed = new Map<string, Followed>();

  /**
   * Hands over the events of a running answer after `afterSeq`, those to come included.
   *
   * @returns resolves after the last event, or when `signal` fires
   * @throws what reading threw
   */
  async follow(
    generation: Generation,
    afterSeq: number,
    take: TakeEvent,
    signal: AbortSignal,
  ): Promise<void> {
    const followed = this.#followed.get(generation.id) ?? this.#begin(generation);
    followed.readers += 1;
    try {
      await followed.log.follow(afterSeq, take, signal);
      if (!signal.aborted) await followed.reading;
    } finally {
      followed.readers -= 1;
      if (followed.readers === 0) this.#end(generation.id, followed);
    }
  }

  #begin(generation: Generation): Followed {
    const log = new EventLog();
    const stop = new AbortController();
    const add: TakeEvent = (event) => void log.add([event]);
    const reading = followStored(generation, 0, add, stop.signal).finally(() => {
      log.close();
      this.#forget(generation.id, followed);
    });
    // Its readers are told; when the last one has left, nobody is there to be.
    reading.catch(() => {});
    const followed = { log, readers: 0, reading, stop };
    this.#followed.set(generation.id, followed);
    return followed;
  }

  #end(id: string, followed: Followed): void {
    followed.stop.abort();
    this.#forget(id, followed);
  }

  /** Whoever comes after the end, or after an error, begins anew. */
  #forget(id: string, followed: Followed): void {
    if (this.#followed.get(id) === followed) this.#followed.delete(id);
  }
}
