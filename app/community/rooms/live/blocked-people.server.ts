import type { Topics } from "~/platform/coordination/topics";
import { log } from "~/platform/log.server";
import { blockedBy } from "../../standing/blocks.server";
import { OpenByPerson } from "./open-by-person";

/** Something that a person has open. */
export interface BlockedFollower {
  /** Takes whom they do not want to read. Must not throw. */
  takeBlocked(blocked: ReadonlySet<string>): void;
}

/**
 * Whom people do not want to read, kept true while their sockets and endless pages are open: what they
 * block elsewhere, in whichever process, holds here at once.
 */
export class BlockedPeople {
  readonly #topics: Topics;
  readonly #followers = new OpenByPerson<BlockedFollower>();
  /** A person's list is read one time after the other, so that the last one told is the newest. */
  readonly #reading = new Map<string, Promise<void>>();
  #isConnected = false;

  constructor(options: { topics: Topics }) {
    this.#topics = options.topics;
  }

  /** Tells whom a person has blocked: once before this resolves, and each time that it changes. */
  async follow(userId: string, follower: BlockedFollower): Promise<void> {
    this.#connect();
    this.#followers.add(userId, follower);
    try {
      await this.#read(userId);
    } catch (error) {
      this.unfollow(userId, follower);
      throw error;
    }
  }

  unfollow(userId: string, follower: BlockedFollower): void {
    this.#followers.remove(userId, follower);
  }

  async #read(userId: string): Promise<void> {
    const read = async () => {
      const blocked = await blockedBy(userId);
      for (const follower of this.#followers.of(userId)) follower.takeBlocked(blocked);
    };
    const before = this.#reading.get(userId);
    const reading = before ? before.then(read, read) : read();
    this.#reading.set(userId, reading);
    try {
      await reading;
    } finally {
      if (this.#reading.get(userId) === reading) this.#reading.delete(userId);
    }
  }

  #connect(): void {
    if (this.#isConnected) return;
    this.#isConnected = true;
    const readAgain = (userId: string) => {
      if (this.#followers.of(userId).length === 0) return;
      this.#read(userId).catch((error: unknown) => {
        log.warn({ err: error }, "whom somebody has blocked could not be read");
      });
    };
    const readAll = () => {
      for (const userId of this.#followers.people) readAgain(userId);
    };
    this.#topics.subscribe("blocks-changed", ({ userId }) => readAgain(userId), readAll);
  }
}
