import { describe, expect, test } from "vitest";
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

describe("an answer that never ends", () => {
  async function endOf(piece: (at: number) => ModelChunk) {
    let pieces = 0;
    async function* attempt(): AsyncGenerator<ModelChunk> {
      for (; ; pieces += 1) yield piece(pieces);
    }
    const { signal } = new AbortController();
    const { error } = await listen(streamWithRetries(attempt, { signal, backoffMs: 1 }));
    expect(error).toMatchObject({ code: "truncated", retryable: false });
    expect(error?.message).toContain("on and on without an end");
    return pieces;
  }

  test("is ended", async () => {
    const words = (at: number) =>
      Array.from({ length: 3_000 }, (_, n) => `and then ${at * 3_000 + n}`).join(", ");
    expect(await endOf((at) => ({ type: "text", text: words(at) }))).toBeGreaterThan(50);
  });

  test.each([
    "text",
    "reasoning",
  ] as const)("is ended soon where its %s says the same again and again", async (type) => {
    const pieces = await endOf((at) => ({
      type,
      text: at < 9 ? `Part ${at}.\n` : "  <div></div>\n",
    }));
    expect(pieces * 14).toBeLessThan(70_000);
  });
});

test("a long table is no loop", async () => {
  const table = Array.from({ length: 9_000 }, (_, at) => `| ${at % 100} | 0 | ${at % 37} |\n`);
  async function* attempt(): AsyncGenerator<ModelChunk> {
    for (const text of table) yield { type: "text", text };
    yield { type: "end", reason: "stop" };
  }
  const { signal } = new AbortController();
  expect((await listen(streamWithRetries(attempt, { signal, backoffMs: 1 }))).error).toBeFalsy();
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
