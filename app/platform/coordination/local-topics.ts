import { EventEmitter } from "node:events";
import type { Topic, TopicEvents, Topics, Unsubscribe } from "./topics";

/** Publish and subscribe within this process. */
export class LocalTopics implements Topics {
  readonly #events = new EventEmitter();
  readonly #gaps = new EventEmitter();

  constructor() {
    this.#events.setMaxListeners(0);
    this.#gaps.setMaxListeners(0);
  }

  publish<T extends Topic>(topic: T, event: TopicEvents[T]): void {
    this.#events.emit(topic, event);
  }

  subscribe<T extends Topic>(
    topic: T,
    listener: (event: TopicEvents[T]) => void,
    onGap: () => void = () => {},
  ): Unsubscribe {
    this.#events.on(topic, listener);
    this.#gaps.on("gap", onGap);
    return () => {
      this.#events.off(topic, listener);
      this.#gaps.off("gap", onGap);
    };
  }

  /** Tells all listeners that they may have missed something. */
  tellGap(): void {
    this.#gaps.emit("gap");
  }
}
