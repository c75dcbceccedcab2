import { createParser, type EventSourceMessage } from "eventsource-parser";
import { giveTurns } from "~/platform/loop-turns.server";
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
  for await (const chunk of withLineFeeds(chunks)) {
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
    for (const event of ready) {
      // One look at the line can bring thousands.
      await giveTurns();
      yield event;
    }
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
      await giveTurns();
      yield pending + line;
      pending = "";
    }
    pending += rest;
    if (pending.length > BUFFER_LENGTH) throw modelError("malformed");
  }
  if (pending !== "") yield pending;
}

/**
 * The same lines, ended by line feeds alone. The parser looks for the next carriage return from each line on, so that 64 kB of
 * empty lines with one at their end took it a tenth of a second.
 */
async function* withLineFeeds(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let isEnded = false;
  for await (const chunk of chunks) {
    // The second half of an end that was told with the first.
    const rest = isEnded && chunk.startsWith("\n") ? chunk.slice(1) : chunk;
    if (chunk !== "") isEnded = chunk.endsWith("\r");
    yield rest.replaceAll(/\r\n?/g, "\n");
  }
}
