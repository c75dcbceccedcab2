import { createParser } from "eventsource-parser";

/** Reads a `text/event-stream` answer until it closes; copes with any split of its bytes. */
export async function readServerEvents(
  response: Response,
  onData: (data: string, id: string | null) => void,
): Promise<void> {
  if (!response.body) return;
  const parser = createParser({
    onEvent: (message) => onData(message.data, message.id ?? null),
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parser.feed(value);
  }
  // A last line without its blank line is still a whole line for a server that forgot it.
  parser.feed("\n\n");
}
