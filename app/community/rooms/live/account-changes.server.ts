import type { Topics, Unsubscribe } from "~/platform/coordination/topics";

/** Calls back those who have something open when their session may have ended, in whichever process. */
export class AccountChanges {
  readonly #topics: Topics;
  readonly #followers = new Map<string, Set<() => void>>();
  #isConnected = false;

  constructor(options: { topics: Topics }) {
    this.#topics = options.topics;
  }

  /**
   * Calls back when a session of an account may have ended, or it may no longer write, or that may have
   * been missed.
   */
  follow(userId: string, callBack: () => void): Unsubscribe {
    this.#connect();
    const followers = this.#followers.get(userId) ?? new Set();
    this.#followers.set(userId, followers.add(callBack));
    return () => {
      followers.delete(callBack);
      if (followers.size === 0 && this.#followers.get(userId) === followers) {
        this.#followers.delete(userId);
      }
    };
  }

  #connect(): void {
    if (this.#isConnected) return;
    this.#isConnected = true;
    const tell = ({ userId }: { userId: string }) => {
      for (const callBack of this.#followers.get(userId) ?? []) callBack();
    };
    const tellAll = () => {
      for (const userId of this.#followers.keys()) tell({ userId });
    };
    this.#topics.subscribe("person-restricted", tell, tellAll);
    this.#topics.subscribe("session-ended", tell);
  }
}
