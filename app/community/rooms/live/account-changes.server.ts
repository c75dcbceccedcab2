import type { Topics } from "~/platform/coordination/topics";
import { OpenByPerson } from "./open-by-person";

/** Something that a person has open. */
export interface AccountFollower {
  /** Looks again whether its session still holds. Must not throw. */
  recheck(): void;
}

/** Tells those who have something open when their session may have ended, in whichever process. */
export class AccountChanges {
  readonly #topics: Topics;
  readonly #followers = new OpenByPerson<AccountFollower>();
  #isConnected = false;

  constructor(options: { topics: Topics }) {
    this.#topics = options.topics;
  }

  /**
   * Has something look again when a session of an account may have ended, or it may no longer write, or that
   * may have been missed.
   */
  follow(userId: string, follower: AccountFollower): void {
    this.#connect();
    this.#followers.add(userId, follower);
  }

  unfollow(userId: string, follower: AccountFollower): void {
    this.#followers.remove(userId, follower);
  }

  #connect(): void {
    if (this.#isConnected) return;
    this.#isConnected = true;
    const tell = ({ userId }: { userId: string }) => {
      for (const follower of this.#followers.of(userId)) follower.recheck();
    };
    const tellAll = () => {
      for (const userId of this.#followers.people) tell({ userId });
    };
    this.#topics.subscribe("person-restricted", tell, tellAll);
    this.#topics.subscribe("session-ended", tell);
  }
}
