import { createParser, type EventSourceMessage } from "eventsource-parser";

/** Groups the lines of a server-sent stream into its events. */
export async function* readServerEvents(
  lines: AsyncIterable<string>,
): AsyncGenerator<EventSourceMessage> {
  let ready: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => ready.push(event) });
  for await (const line of lines) {
    parser.feed(`${line}\n`);
    yield* ready;
    ready = [];
  }
  // Some servers end without the blank line that completes the last event.
  parser.feed("\n\n");
  yield* ready;
}
