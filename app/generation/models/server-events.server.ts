import { createParser, type EventSourceMessage } from "eventsource-parser";
import { modelError } from "./failures";

/**
 * Longest event or line that is buffered, in characters: a delta is a few words, and even an
 * answer sent in one piece is below this.
 */
const BUFFER_LENGTH = 1_000_000;

/**
 * The events of a server-sent stream. A server that does not stream answers with one JSON document:
 * that is one event.
 *
 * @throws {ModelError} `malformed` when one has no end
 */
export async function* readServerEvents(
  chunks: AsyncIterable<string>,
): AsyncGenerator<EventSourceMessage> {
  let document: string | null = "";
  let ready: EventSourceMessage[] = [];
  let isTooLong = false;
  const parser = createParser({
    maxBufferSize: BUFFER_LENGTH,
    onEvent: (event) => ready.push(event),
    onError: (error) => {
      isTooLong ||= error.type === "max-buffer-size-exceeded";
    },
  });
  for await (const chunk of chunks) {
    if (document !== null) {
      document = (document + chunk).trimStart();
      // No field of an event begins like this.
      if (document.startsWith("{") || document === "") {
        if (document.length > BUFFER_LENGTH) throw modelError("malformed");
        continue;
      }
      parser.feed(document);
      document = null;
    } else parser.feed(chunk);
    yield* ready;
    ready = [];
    if (isTooLong) throw modelError("malformed");
  }
  if (document) {
    yield { data: document, event: undefined, id: undefined };
    return;
  }
  // Some servers end without the blank line that completes the last event.
  parser.feed("\n\n");
  yield* ready;
}

/** The lines of a stream, without their ends. @throws {ModelError} `malformed` when one has none */
export async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let pending = "";
  for await (const chunk of chunks) {
    const lines = chunk.split("\n");
    const rest = lines.pop() ?? "";
    for (const line of lines) {
      yield pending + line;
      pending = "";
    }
    pending += rest;
    if (pending.length > BUFFER_LENGTH) throw modelError("malformed");
  }
  if (pending !== "") yield pending;
}
