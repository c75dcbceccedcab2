import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { listen, modelAt, requestFor } from "../../../tests/support/model-listener";
import { withinBounds } from "./answer-bounds";

/** A provider of somebody's own that never ends, over real HTTP. */

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const FIRST = `data: ${JSON.stringify({ choices: [{ delta: { content: "Hello" } }] })}\n\n`;

/** A provider that says one word and then writes `drip`, again and again, until nobody listens. */
async function dripping(drip: string): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write(FIRST);
    const more = () => {
      if (response.writableNeedDrain) response.once("drain", more);
      else if (!response.destroyed && response.write(drip)) setTimeout(more, 1);
      else response.once("drain", more);
    };
    more();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("an answer that drips for ever ends when its time is over, and keeps what it said", async () => {
  const model = withinBounds(modelAt(await dripping(": still here\n\n"), "openai"), {
    totalMs: 300,
    totalBytes: 1e9,
  });
  const heard = await listen(model.stream(requestFor()));
  expect(heard).toMatchObject({ text: "Hello", error: { code: "truncated", retryable: false } });
  expect(heard.error?.message).toMatch(
    /^The answer took longer than .* What was complete is saved/,
  );
  // The calls that would follow are not made.
  expect((await listen(model.stream(requestFor()))).text).toBe("");
});

test("an answer of more bytes than any model writes ends, whatever they say", async () => {
  const model = withinBounds(modelAt(await dripping(`: ${" ".repeat(60_000)}\n\n`), "openai"), {
    totalMs: 60_000,
    totalBytes: 3 * 1024 * 1024,
  });
  const heard = await listen(model.stream(requestFor()));
  expect(heard).toMatchObject({ text: "Hello", error: { code: "truncated" } });
  expect(heard.error?.message).toContain("sent more than 3 MB for one answer");
});

test("who stops an answer is told so, and not of bounds", async () => {
  const stop = new AbortController();
  const model = withinBounds(modelAt(await dripping(": still here\n\n"), "openai"));
  const stream = model.stream({ ...requestFor(), signal: stop.signal })[Symbol.asyncIterator]();
  await stream.next();
  stop.abort();
  await expect(stream.next()).rejects.toMatchObject({ code: "aborted" });
});
