import { expect, test } from "vitest";
import { listen } from "../../../tests/support/model-listener";
import { streamWithRetries } from "./attempts.server";
import { modelError } from "./failures";
import type { ModelChunk } from "./model";

const A_MINUTE = 60_000;

test("stopping during the wait for a retry ends the wait", async () => {
  const stop = new AbortController();
  let attempts = 0;
  async function* attempt(): AsyncGenerator<ModelChunk> {
    attempts += 1;
    // Runs once the failure has been handled and the wait has begun.
    setImmediate(() => stop.abort());
    throw modelError("overloaded");
  }
  const heard = await listen(
    streamWithRetries(attempt, { signal: stop.signal, backoffMs: A_MINUTE }),
  );
  expect(heard.error?.code).toBe("aborted");
  expect(attempts).toBe(1);
});

test("an answer that never ends is ended", async () => {
  async function* attempt(): AsyncGenerator<ModelChunk> {
    for (;;) yield { type: "text", text: "again and again ".repeat(10_000) };
  }
  const { signal } = new AbortController();
  const { error } = await listen(streamWithRetries(attempt, { signal, backoffMs: 1 }));
  expect(error).toMatchObject({ code: "truncated", retryable: false });
  expect(error?.message).toContain("on and on without an end");
});

test("a mistake in the program is not taken for a failure of the model", async () => {
  // biome-ignore lint/correctness/useYield: it fails before its first word
  async function* attempt(): AsyncGenerator<ModelChunk> {
    throw new TypeError("a bug");
  }
  const { signal } = new AbortController();
  await expect(listen(streamWithRetries(attempt, { signal, backoffMs: 1 }))).rejects.toThrow(
    TypeError,
  );
});

test("what a provider counts is believed as far as a row can hold it", async () => {
  async function* attempt(): AsyncGenerator<ModelChunk> {
    yield { type: "text", text: "Hi" };
    yield { type: "usage", inputTokens: 1e300, outputTokens: -7, cachedTokens: 12.4 };
    yield { type: "end", reason: "stop" };
  }
  const { signal } = new AbortController();
  const chunks: ModelChunk[] = [];
  for await (const chunk of streamWithRetries(attempt, { signal, backoffMs: 1 }))
    chunks.push(chunk);
  expect(chunks[1]).toEqual({
    type: "usage",
    inputTokens: 10_000_000,
    outputTokens: 0,
    cachedTokens: 12,
  });
});
