import type { Topics, Unsubscribe } from "~/platform/coordination/topics";
import { log } from "~/platform/log.server";
import { blockedBy } from "../../standing/blocks.server";

type Tell = (blocked: ReadonlySet<string>) => void;

/** Somebody who has something open here. */
interface Reader {
  readonly listeners: Set<Tell>;
  /** Their list is read one time after the other, so that the last one told is the newest. */
  reading: Promise<void>;
}

/**
 * Whom people do not want to read, kept true while their sockets and endless pages are open: what they
 * block elsewhere, in whichever process, holds here at once.
 */
export class BlockedPeople {
  readonly #topics: Topics;
  readonly #readers = new Map<string, Reader>();
  #isConnected = false;

  constructor(options: { topics: Topics }) {
    this.#topics = options.topics;
  }

  /**
   * Tells whom a person has blocked: once before this resolves, and each time that it changes.
   *
   * @param tell must not throw
   */
  async follow(userId: string, tell: Tell): Promise<Unsubscribe> {
    this.#connect();
    const reader = this.#readers.get(userId) ?? {
      listeners: new Set(),
      reading: Promise.resolve(),
    };
    this.#readers.set(userId, reader);
    reader.listeners.add(tell);
    const stop = () => {
      reader.listeners.delete(tell);
      if (reader.listeners.size === 0 && this.#readers.get(userId) === reader) {
        this.#readers.delete(userId);
      }
    };
    try {
      await this.#read(userId, reader);
    } catch (error) {
      stop();
      throw error;
    }
    return stop;
  }

  #read(userId: string, reader: Reader): Promise<void> {
    const read = async () => {
      const blocked = await blockedBy(userId);
      for (const tell of reader.listeners) tell(blocked);
    };
    reader.reading = reader.reading.then(read, read);
    return reader.reading;
  }

  #connect(): void {
    if (this.#isConnected) return;
    this.#isConnected = true;
    const readAgain = (userId: string) => {
      const reader = this.#readers.get(userId);
      if (!reader) return;
      this.#read(userId, reader).catch((error: unknown) => {
        log.warn({ err: error }, "whom somebody has blocked could not be read");
      });
    };
    const readAll = () => {
      for (const userId of this.#readers.keys()) readAgain(userId);
    };
    this.#topics.subscribe("blocks-changed", ({ userId }) => readAgain(userId), readAll);
  }
}
