import { type IncomingMessage, request } from "node:http";
import { createParser } from "eventsource-parser";

/** What an open page of a preview was told, e.g. `{type: "styles", data: '["/a.css"]'}`. */
export interface PageEvent {
  type: string;
  data: string;
}

/** Follows live reload as a preview's page does. @throws {Error} when the preview is over */
export async function followPage(port: number, label: string): Promise<PageEvents> {
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    const host = `${label}.sites.localhost:${port}`;
    request({ host: "127.0.0.1", port, path: "/@sayso/events", headers: { host } })
      .once("response", resolve)
      .once("error", reject)
      .end();
  });
  if (incoming.statusCode !== 200) throw new Error(`No stream but ${incoming.statusCode}`);
  return new PageEvents(incoming);
}

/** The events of one page, one after the other. */
export class PageEvents {
  readonly #waiting: PageEvent[] = [];
  readonly #incoming: IncomingMessage;
  readonly #iterator: AsyncIterator<string>;
  readonly #parser = createParser({
    onEvent: ({ event = "", data }) => void this.#waiting.push({ type: event, data }),
  });

  constructor(incoming: IncomingMessage) {
    this.#incoming = incoming;
    incoming.setEncoding("utf8");
    this.#iterator = incoming[Symbol.asyncIterator]();
  }

  /** The next event, or null when the stream has ended. */
  async next(): Promise<PageEvent | null> {
    while (this.#waiting.length === 0) {
      const { value, done } = await this.#iterator.next();
      if (done) return null;
      this.#parser.feed(value);
    }
    return this.#waiting.shift() ?? null;
  }

  leave(): void {
    this.#incoming.destroy();
  }
}
