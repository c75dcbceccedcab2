import { log } from "~/platform/log.server";
import { LocalTopics } from "../local-topics";
import type { Topic, TopicEvents, Topics, Unsubscribe } from "../topics";
import type { Session } from "./session.server";

/** Notices that wait for a line at most: each is a hint of a few ids. */
const MOST_WAITING = 10_000;

/** What one notification carries. */
interface Notice {
  /** The process that told it, which has heard it already. */
  from: string;
  topic: Topic;
  event: TopicEvents[Topic];
}

/**
 * Topics by `NOTIFY`. Those of this process are told directly; what it has to tell others while an
 * earlier notice is under way is gathered, and equal notices become one.
 */
export class NotifiedTopics implements Topics {
  readonly #session: Session;
  readonly #owner: string;
  readonly #local = new LocalTopics();
  readonly #waiting = new Set<string>();
  #isSending = false;

  constructor(session: Session, owner: string) {
    this.#session = session;
    this.#owner = owner;
    session.on("notification", (payload) => this.#receive(payload));
    // Whatever was told while there was no line, nobody here has heard.
    session.on("connected", () => {
      this.#local.tellGap();
      if (this.#waiting.size > 0 && !this.#isSending) void this.#send();
    });
  }

  publish<T extends Topic>(topic: T, event: TopicEvents[T]): void {
    this.#local.publish(topic, event);
    const notice: Notice = { from: this.#owner, topic, event };
    if (this.#waiting.size < MOST_WAITING) this.#waiting.add(JSON.stringify(notice));
    if (!this.#isSending) void this.#send();
  }

  subscribe<T extends Topic>(
    topic: T,
    listener: (event: TopicEvents[T]) => void,
    onGap?: () => void,
  ): Unsubscribe {
    this.#session.open().catch(() => {});
    return this.#local.subscribe(topic, listener, onGap);
  }

  async #send(): Promise<void> {
    this.#isSending = true;
    for (const payload of this.#waiting) {
      this.#waiting.delete(payload);
      try {
        await this.#session.notify(payload);
      } catch (error) {
        log.warn({ err: error }, "other processes are told when the line is back");
        // Told twice is fine; not told, others would go on with what is no longer so.
        if (this.#waiting.size < MOST_WAITING) this.#waiting.add(payload);
        break;
      }
    }
    this.#isSending = false;
  }

  #receive(payload: string): void {
    const { from, topic, event } = JSON.parse(payload) as Notice;
    if (from !== this.#owner) this.#local.publish(topic, event);
  }
}
