import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listen, modelAt, requestFor } from "../../../tests/support/model-listener";
import {
  type ModelServer,
  type Scenario,
  startModelServer,
} from "../../../tests/support/model-server";

/** What all three protocols have in common, over real HTTP. */

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const ask = (
  provider: "openai" | "anthropic" | "ollama",
  script: Scenario[],
  options: Parameters<typeof modelAt>[2] = {},
) => {
  server.play(script);
  server.requests.length = 0;
  return listen(modelAt(server.url, provider, options).stream(requestFor()));
};

describe.each(["openai", "anthropic", "ollama"] as const)("%s", (provider) => {
  test("an answer comes piece by piece, with its end and what it cost", async () => {
    const heard = await ask(provider, [
      { text: ["Hel", "lo ", "you"], usage: { inputTokens: 70, outputTokens: 7 } },
    ]);
    expect(heard).toEqual({
      text: "Hello you",
      thoughts: "",
      end: "stop",
      usage: [expect.objectContaining({ inputTokens: 70, outputTokens: 7 })],
      error: undefined,
    });
  });

  test("what the model thinks comes apart from what it says", async () => {
    const heard = await ask(provider, [{ thoughts: "A page, then.", text: "Here." }]);
    expect(heard).toMatchObject({ thoughts: "A page, then.", text: "Here.", end: "stop" });
  });

  test("a line that breaks while the model thinks is not paid for twice", async () => {
    const heard = await ask(provider, [{ thoughts: "A page …", text: [], ending: "cut" }]);
    expect(heard.error?.code).toBe("truncated");
    expect(server.requests).toHaveLength(1);
  });

  test("the first piece is told before the second one exists", async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    async function* pieces() {
      yield "first";
      await released;
      yield "second";
    }
    server.play([{ text: pieces() }]);
    const stream = modelAt(server.url, provider).stream(requestFor())[Symbol.asyncIterator]();
    expect((await stream.next()).value).toEqual({ type: "text", text: "first" });
    release();
    expect((await stream.next()).value).toEqual({ type: "text", text: "second" });
  });

  test.each([1, 3, 7])("text survives when bytes come %i at a time", async (pieceBytes) => {
    const text = "Grüße 👩‍👩‍👧 “日本語”\n\tdata: x\r\n";
    expect((await ask(provider, [{ text, pieceBytes }])).text).toBe(text);
  });

  test("the system text and the person's words reach the provider", async () => {
    await ask(provider, [{}]);
    const [request] = server.requests;
    expect(request?.systemText).toMatch(/Rules\s+Project/);
    expect(request?.lastUserText).toBe("Hello");
    expect(request?.body).toMatchObject({ model: "test", stream: true });
  });

  test("an answer that hits the length limit says so", async () => {
    expect((await ask(provider, [{ text: "Half", ending: "length" }])).end).toBe("length");
  });

  test.each([
    [401, "auth"],
    [403, "auth"],
    [402, "quota"],
    [404, "model_missing"],
    [400, "malformed"],
  ] as const)("status %i is told at once as %s", async (status, code) => {
    const { error } = await ask(provider, [{ refuse: { status } }]);
    expect(error).toMatchObject({ code, retryable: false });
    expect(error?.message).toMatch(/key|credit|model's name|does not have this model/);
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    [429, "rate_limit"],
    [500, "overloaded"],
    [503, "overloaded"],
    [529, "overloaded"],
  ] as const)("status %i is tried twice more, then told as %s", async (status, code) => {
    const { error } = await ask(provider, [{ refuse: { status } }]);
    expect(error).toMatchObject({ code, retryable: true });
    expect(server.requests).toHaveLength(3);
  });

  test("a passing failure is not noticed by the person", async () => {
    const heard = await ask(provider, [
      { refuse: { status: 429, headers: { "retry-after-ms": "5" } } },
      { refuse: { status: 500 } },
      { text: "Here" },
    ]);
    expect(heard).toMatchObject({ text: "Here", end: "stop", error: undefined });
  });

  test("a provider that asks for a long wait is told to the person instead of waited for", async () => {
    const headers = { "retry-after": "37" };
    const { error } = await ask(provider, [{ refuse: { status: 429, headers } }]);
    expect(error).toMatchObject({ code: "rate_limit", retryAfterSeconds: 37 });
    expect(error?.message).toContain("37 seconds");
    expect(server.requests).toHaveLength(1);
  });

  test("an error inside the stream before its first word is tried again", async () => {
    const heard = await ask(provider, [{ text: [], ending: "error" }, { text: "Here" }]);
    expect(heard).toMatchObject({ text: "Here", error: undefined });
  });

  test("an error inside the stream after its first word keeps what came and is not repeated", async () => {
    const heard = await ask(provider, [{ text: "Half", ending: "error" }]);
    expect(heard).toMatchObject({ text: "Half", end: undefined, error: { code: "overloaded" } });
    expect(server.requests).toHaveLength(1);
  });

  test.each(["none", "cut"] as const)("a stream that ends by %s is truncated", async (ending) => {
    const heard = await ask(provider, [{ text: ["Ha", "lf"], ending }]);
    expect(heard).toMatchObject({ text: "Half", error: { code: "truncated", retryable: true } });
    expect(heard.error?.message).toContain("continue");
    expect(server.requests).toHaveLength(1);
  });

  test("a connection that breaks before the first word is tried again", async () => {
    const heard = await ask(provider, [{ isSilent: true, ending: "cut" }, { text: "Here" }]);
    expect(heard).toMatchObject({ text: "Here", error: undefined });
  });

  test.each([
    ["a web page", { body: "<!doctype html><h1>Welcome</h1>", contentType: "text/html" }],
    [
      "a picture of an error",
      { body: "\u0089PNG\r\n\u001a\n".repeat(50), contentType: "image/png" },
    ],
    ["nothing", { body: "" }],
    ["broken JSON", { body: 'data: {"choices":[{"delta\n\n{"message":\n' }],
    ["a cut document", { body: '{"choices":[{"message":{"content":"Hi' }],
    ["other JSON", { body: 'data: 5\n\n{"hello":"world"}\n' }],
    [
      "an event with thousands of values",
      {
        body: `data: {"choices":[{"delta":{"content":"Hi"}}],"x":[${"1,".repeat(60_000)}1]}\n\n`,
      },
    ],
    ["an endless line", { body: `data: ${"x".repeat(1_200_000)}`, isOpen: true }],
    ["an event without an end", { body: `data: ${"x".repeat(900)}\n`.repeat(1_500), isOpen: true }],
  ])("%s instead of an answer is named as such", async (_name, raw) => {
    const { error, text } = await ask(provider, [{ raw }]);
    expect(text).toBe("");
    expect(error).toMatchObject({ code: "malformed", retryable: false });
    expect(error?.message).toContain("not the answer of a model");
    expect(server.requests).toHaveLength(1);
  });

  test("a web page with status 404 is a wrong address, not a missing model", async () => {
    const raw = { body: "<h1>Not found</h1>", contentType: "text/html", status: 404 };
    const { error } = await ask(provider, [{ raw }]);
    expect(error).toMatchObject({ code: "malformed" });
    expect(error?.message).toContain("not the answer of a model");
  });

  test("a redirect is not followed with the key", async () => {
    const headers = { location: "http://127.0.0.1:1/elsewhere" };
    const { error } = await ask(provider, [{ refuse: { status: 301, headers } }]);
    expect(error?.code).toBe("malformed");
    expect(server.requests).toHaveLength(1);
  });

  test("a refusal that never ends is told by its status", async () => {
    const raw = { body: '{"error": ', status: 401, isOpen: true };
    const { error } = await ask(provider, [{ raw }], { patience: { refusalMs: 50 } });
    expect(error?.code).toBe("auth");
    expect(server.requests).toHaveLength(1);
  });

  test("keep-alives before the answer are no part of it", async () => {
    expect((await ask(provider, [{ pings: 3, text: "Here" }])).text).toBe("Here");
  });

  test("an answer without a word is an error, not an empty bubble", async () => {
    const { error } = await ask(provider, [{ text: [] }]);
    expect(error).toMatchObject({ code: "malformed", retryable: true });
    expect(error?.message).toContain("nothing");
  });

  test.each([
    ["sends no headers", { deaf: true }],
    ["only keeps the connection alive", { pings: 3, isSilent: true }],
  ])("a provider that %s is given up on", async (_name, scenario: Scenario) => {
    const patience = { firstTokenMs: 300, idleMs: 10_000 };
    const { error } = await ask(provider, [scenario], { patience });
    expect(error).toMatchObject({ code: "idle_timeout", retryable: true });
    expect(error?.message).toContain("begin to answer");
    expect(server.requests).toHaveLength(1);
  });

  test("a model that falls silent in the middle is given up on, and its connection closed", async () => {
    const aborted = server.nextAbort();
    const patience = { idleMs: 60, firstTokenMs: 10_000 };
    const heard = await ask(provider, [{ text: "Half", ending: "silence" }], { patience });
    expect(heard).toMatchObject({ text: "Half", error: { code: "idle_timeout" } });
    expect((await aborted).protocol).toBe(provider);
  });

  test("a reader who takes his time is not mistaken for a silent model", async () => {
    let release = () => {};
    async function* pieces() {
      for (const piece of ["one ", "two ", "three"]) {
        yield piece;
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      }
    }
    server.play([{ text: pieces() }]);
    const stream = modelAt(server.url, provider, { patience: { idleMs: 300 } }).stream(
      requestFor(),
    );
    let text = "";
    for await (const chunk of stream) {
      if (chunk.type !== "text") continue;
      text += chunk.text;
      // The reader's pause is what is tested: it is longer than the model's may be.
      await new Promise((resolve) => setTimeout(resolve, 400));
      release();
    }
    expect(text).toBe("one two three");
  });

  test("stopping closes the provider's connection", async () => {
    server.play([{ text: "Half", ending: "silence" }]);
    const aborted = server.nextAbort();
    const stop = new AbortController();
    const stream = modelAt(server.url, provider).stream(requestFor("x", { signal: stop.signal }));
    const iterator = stream[Symbol.asyncIterator]();
    await iterator.next();
    const rest = iterator.next();
    stop.abort();
    await expect(rest).rejects.toMatchObject({ code: "aborted" });
    await aborted;
  });

  test("stopping before the first word closes the connection too", async () => {
    const stop = new AbortController();
    server.play(() => {
      stop.abort();
      return { deaf: true };
    });
    const aborted = server.nextAbort();
    const model = modelAt(server.url, provider);
    const { error } = await listen(model.stream(requestFor("x", { signal: stop.signal })));
    expect(error?.code).toBe("aborted");
    await aborted;
  });

  test("a request that was stopped before it began is never sent", async () => {
    server.requests.length = 0;
    const model = modelAt(server.url, provider);
    const { error } = await listen(model.stream(requestFor("x", { signal: AbortSignal.abort() })));
    expect(error?.code).toBe("aborted");
    expect(server.requests).toHaveLength(0);
  });

  test("leaving the stream early closes the connection", async () => {
    server.play([{ text: "Half", ending: "silence" }]);
    const aborted = server.nextAbort();
    for await (const _chunk of modelAt(server.url, provider).stream(requestFor())) break;
    await aborted;
  });

  test("a server that is not there is told as a network failure", async () => {
    const gone = await startModelServer();
    await gone.close();
    const { error } = await listen(modelAt(gone.url, provider).stream(requestFor()));
    expect(error).toMatchObject({ code: "network", retryable: true });
    expect(error?.message).toContain("could not be reached");
  });

  test("a 400 without a telling code on a nearly full window is a prompt that was too long", async () => {
    const { error } = await ask(provider, [{ refuse: { status: 400 } }], { AI_CONTEXT_TOKENS: 40 });
    expect(error?.code).toBe("context_overflow");
  });
});
