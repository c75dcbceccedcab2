import type { IncomingMessage } from "node:http";
import { createParser } from "eventsource-parser";

/** One event of a stream. `data` is the parsed JSON; the closing event has the text "[DONE]". */
export interface StreamEvent {
  id: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
  data: any;
  raw: string;
}

/** Reads a stream of server-sent events, one after the other, and can leave at any moment. */
export class EventReader implements AsyncIterable<StreamEvent> {
  /** All that was read so far. */
  readonly seen: StreamEvent[] = [];
  readonly #waiting: StreamEvent[] = [];
  readonly #incoming: IncomingMessage;
  readonly #iterator: AsyncIterator<string>;
  readonly #parser = createParser({
    onEvent: ({ id, data }) => {
      const value = data === "[DONE]" ? data : JSON.parse(data);
      this.#waiting.push({ id: id ?? "", data: value, raw: data });
    },
  });

  constructor(incoming: IncomingMessage) {
    this.#incoming = incoming;
    // A character may be cut in two by the network.
    incoming.setEncoding("utf8");
    this.#iterator = incoming[Symbol.asyncIterator]();
  }

  get headers() {
    return this.#incoming.headers;
  }

  get lastId(): string {
    return this.seen.at(-1)?.id ?? "";
  }

  /** The next event, or null when the stream has ended. @throws when the connection breaks */
  async next(): Promise<StreamEvent | null> {
    while (this.#waiting.length === 0) {
      const { value, done } = await this.#iterator.next();
      if (done) return null;
      this.#parser.feed(value);
    }
    const event = this.#waiting.shift() as StreamEvent;
    this.seen.push(event);
    return event;
  }

  /** Reads until an event passes, and gives it. @throws {Error} when the stream ends before */
  async until(passes: (data: StreamEvent["data"]) => boolean): Promise<StreamEvent> {
    for (;;) {
      const event = await this.next();
      if (!event) throw new Error(`The stream ended after ${JSON.stringify(this.seen.at(-1))}`);
      if (passes(event.data)) return event;
    }
  }

  /** Reads to the end. */
  async rest(): Promise<StreamEvent[]> {
    const from = this.seen.length;
    while (await this.next());
    return this.seen.slice(from);
  }

  /** Reads to the end, or to where the connection breaks, and keeps what came. */
  async untilBroken(): Promise<void> {
    try {
      await this.rest();
    } catch {
      // The server is gone; what was seen is what counts.
    }
  }

  /** Goes away, as a closed tab does. */
  leave(): void {
    this.#incoming.destroy();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<StreamEvent> {
    for (let event = await this.next(); event; event = await this.next()) yield event;
  }
}
