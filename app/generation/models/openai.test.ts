import { afterAll, beforeAll, expect, test } from "vitest";
import { listen, modelAt, requestFor } from "../../../tests/support/model-listener";
import {
  type ModelServer,
  type Scenario,
  startModelServer,
} from "../../../tests/support/model-server";
import { providerModel } from "./choose.server";
import { EFFORT_REFUSED } from "./failures";
import type { ModelMessage } from "./model";
import { judgeOpenAi } from "./openai-failures";
import { openAiMessages } from "./openai-messages";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const ask = (script: Scenario[], maxOutputTokens?: number) => {
  server.play(script);
  server.requests.length = 0;
  const rest = maxOutputTokens ? { maxOutputTokens } : {};
  return listen(modelAt(server.url, "openai").stream(requestFor("Hello", rest)));
};
const stream = (...chunks: unknown[]) => ({
  raw: { body: chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join("") },
});

test("the key travels as a bearer token, and none is sent without a key", async () => {
  await ask([{}]);
  expect(server.requests[0]?.headers.authorization).toBe("Bearer key-1");
  await listen(modelAt(server.url, "openai", { AI_API_KEY: undefined }).stream(requestFor()));
  expect(server.requests[1]?.headers.authorization).toBeUndefined();
});

test("what the provider read from its cache is counted", async () => {
  const usage = {
    prompt_tokens: 90,
    completion_tokens: 9,
    prompt_tokens_details: { cached_tokens: 64 },
  };
  const heard = await ask([
    stream(
      { choices: [{ delta: { content: "Hi" }, finish_reason: "stop" }] },
      { choices: [], usage },
    ),
  ]);
  expect(heard.usage).toEqual([{ inputTokens: 90, outputTokens: 9, cachedTokens: 64 }]);
});

test("a tool that was never offered, called without JSON, is an ask and no silence", async () => {
  const call = { index: 0, function: { name: "read_files", arguments: "src/App.tsx" } };
  const heard = await ask([
    stream({ choices: [{ delta: { tool_calls: [call] }, finish_reason: "tool_calls" }] }),
  ]);
  expect(heard).toMatchObject({ text: "\n```read\nsrc/App.tsx\n```\n", end: "stop" });
});

test("the system text is one message, first", async () => {
  await ask([{}]);
  expect(server.requests[0]?.body.messages).toEqual([
    { role: "system", content: "Rules\n\nProject" },
    { role: "user", content: "Hello" },
  ]);
});

test("Claude behind OpenRouter is told up to where to cache, and nobody else is", () => {
  const messages: ModelMessage[] = [
    { role: "system", content: "Rules" },
    { role: "system", content: "Project", cacheUpToHere: true },
    { role: "user", content: "Hello" },
  ];
  const url = "https://openrouter.ai/api/v1/chat/completions";
  const sent = (model: string, at = url) => openAiMessages(messages, { url: at, model });
  const mark = { cache_control: { type: "ephemeral" } };
  expect(sent("anthropic/claude-sonnet-4.6")).toEqual([
    { role: "system", content: [{ type: "text", text: "Rules\n\nProject", ...mark }] },
    { role: "user", content: "Hello" },
  ]);
  const plain = [
    { role: "system", content: "Rules\n\nProject" },
    { role: "user", content: "Hello" },
  ];
  expect(sent("openai/gpt-5")).toEqual(plain);
  expect(sent("claude-sonnet-4.6", "https://models.example/v1/chat/completions")).toEqual(plain);
});

test.each([
  "",
  "/",
  "/v1",
  "/v1/",
  "/v1/chat/completions",
])("a base address that ends in “%s” is understood", async (end) => {
  server.play([{ text: "Here" }]);
  const heard = await listen(modelAt(server.url + end, "openai").stream(requestFor()));
  expect(heard.text).toBe("Here");
});

test("a model that refuses max_tokens is asked with max_completion_tokens from then on", async () => {
  const refuse = { status: 400, code: "unsupported_parameter", param: "max_tokens" };
  server.play([{ refuse }, { text: "Here" }]);
  server.requests.length = 0;
  const model = modelAt(server.url, "openai");
  const request = requestFor("Hello", { maxOutputTokens: 100 });
  expect((await listen(model.stream(request))).text).toBe("Here");
  await listen(model.stream(request));
  const sent = server.requests.map(({ body }) => [body.max_tokens, body.max_completion_tokens]);
  expect(sent).toEqual([
    [100, undefined],
    [undefined, 100],
    [undefined, 100],
  ]);
});

test("a server that refuses stream_options is asked without", async () => {
  const refuse = { status: 422, param: "stream_options" };
  expect((await ask([{ refuse }, { text: "Here" }])).text).toBe("Here");
  expect(server.requests.map(({ body }) => "stream_options" in body)).toEqual([true, false]);
});

test.each([
  [
    "Google",
    [{ error: { code: 400, message: 'Unknown name "stream_options": Cannot find field.' } }],
  ],
  ["Mistral", { object: "error", message: { detail: [{ loc: ["body", "stream_options"] }] } }],
  ["a small server", { detail: "body.stream_options.include_usage: extra fields not permitted" }],
])("what %s refuses is known by its name in the words", async (_whose, body) => {
  const raw = { status: 400, contentType: "application/json", body: JSON.stringify(body) };
  expect((await ask([{ raw }, { text: "Here" }])).text).toBe("Here");
  expect(server.requests.map((request) => "stream_options" in request.body)).toEqual([true, false]);
});

test.each([
  ["low", { error: { param: "reasoning_effort", code: "unsupported_value" } }],
  [
    "high",
    { code: "Client specified an invalid argument", error: "No parameter reasoningEffort." },
  ],
] as const)("how long it shall think (%s) is sent, and where that is refused it is left out and told", async (effort, refusal) => {
  const raw = { status: 400, contentType: "application/json", body: JSON.stringify(refusal) };
  server.play([{ text: "First" }, { raw }, { text: "Here" }]);
  server.requests.length = 0;
  const told: string[] = [];
  const config = { AI_PROVIDER: "openai", AI_BASE_URL: server.url, AI_MODEL: "test" } as const;
  const model = providerModel(config, { effort });
  const request = { ...requestFor(), tell: (text: string) => told.push(text) };
  expect((await listen(model.stream(request))).text).toBe("First");
  expect(told).toEqual([]);
  expect((await listen(model.stream(request))).text).toBe("Here");
  expect(server.requests.map(({ body }) => body.reasoning_effort)).toEqual([
    effort,
    effort,
    undefined,
  ]);
  expect(told).toEqual([EFFORT_REFUSED]);
});

test("a parameter is given up once, not again and again", async () => {
  const refuse = { status: 400, param: "max_tokens" };
  const { error } = await ask([{ refuse }], 100);
  expect(error?.code).toBe("malformed");
  expect(server.requests).toHaveLength(2);
});

test("a server that refuses both names of the limit is not asked for ever", async () => {
  server.play(({ body }) => ({
    refuse: {
      status: 400,
      param: "max_tokens" in body ? "max_tokens" : "max_completion_tokens",
    },
  }));
  server.requests.length = 0;
  const request = requestFor("Hello", { maxOutputTokens: 100 });
  const { error } = await listen(modelAt(server.url, "openai").stream(request));
  expect(error?.code).toBe("malformed");
  expect(server.requests).toHaveLength(3);
});

test("an answer that the provider's filter ends is refused", async () => {
  const heard = await ask([{ text: "I", ending: "refused" }]);
  expect(heard).toMatchObject({ text: "I", end: "refused" });
});

test("a refusal that comes as its own field is told and ends as refused", async () => {
  const heard = await ask([
    stream(
      { choices: [{ delta: { refusal: "I can't." } }] },
      { choices: [{ delta: {}, finish_reason: "stop" }] },
    ),
  ]);
  expect(heard).toMatchObject({ text: "I can't.", end: "refused" });
});

test("a count with every chunk is counted once", async () => {
  const counted = (total: number) => ({
    choices: [{ delta: { content: "x" } }],
    usage: { prompt_tokens: 5, completion_tokens: total },
  });
  const end = { choices: [{ delta: {}, finish_reason: "stop" }] };
  const { usage } = await ask([stream(counted(1), counted(2), counted(3), end)]);
  expect(usage).toEqual([{ inputTokens: 5, outputTokens: 3 }]);
});

test("a stream without [DONE], last blank line or finish in its own chunk is understood", async () => {
  const chunk = { choices: [{ delta: { content: "Hi" }, finish_reason: "stop" }] };
  const heard = await ask([{ raw: { body: `data: ${JSON.stringify(chunk)}` } }]);
  expect(heard).toMatchObject({ text: "Hi", end: "stop", error: undefined });
});

test("thoughts are neither shown nor taken for silence", async () => {
  const heard = await ask([
    stream(
      { choices: [{ delta: { reasoning_content: "Hm" } }] },
      { choices: [{ delta: { content: "Hi" }, finish_reason: "stop" }] },
    ),
  ]);
  expect(heard.text).toBe("Hi");
});

test.each([
  [401, { error: { code: "invalid_api_key" } }, "auth"],
  [429, { error: { code: "insufficient_quota", type: "insufficient_quota" } }, "quota"],
  [429, { error: { code: "rate_limit_exceeded", type: "tokens" } }, "rate_limit"],
  [400, { error: { code: "context_length_exceeded" } }, "context_overflow"],
  [400, { error: { code: 400, type: "exceed_context_size_error" } }, "context_overflow"],
  [404, { error: { code: "model_not_found" } }, "model_missing"],
  [404, { object: "error", type: "NotFoundError", code: 404 }, "model_missing"],
  [404, { error: "no such model" }, "model_missing"],
  [404, { detail: "Not Found" }, "malformed"],
  [200, { error: { code: 502, message: "Provider error" } }, "overloaded"],
  [400, { error: { code: "content_policy_violation" } }, "refused"],
  [400, [{ error: { code: 400, details: [{ reason: "API_KEY_INVALID" }] } }], "auth"],
  [429, [{ error: { code: 429, status: "RESOURCE_EXHAUSTED" } }], "rate_limit"],
  [503, [{ error: { code: 503, status: "UNAVAILABLE" } }], "overloaded"],
  // Words never decide.
  [400, { error: { message: "invalid api key, rate limit, overloaded" } }, "malformed"],
  [500, "<html>", "overloaded"],
])("%i with %j is %s", (status, body, code) => {
  expect(judgeOpenAi(status, body).code).toBe(code);
});

test.each([
  [
    "is answered by it",
    { choices: [{ message: { role: "assistant", content: "Here" }, finish_reason: "length" }] },
    { text: "Here", end: "length" },
  ],
  [
    "that is an error is told by its code",
    { error: { code: "insufficient_quota" } },
    { text: "", error: { code: "quota" } },
  ],
])("one document in place of a stream %s, and asked for once", async (_what, body, meant) => {
  server.requests.length = 0;
  const raw = { body: JSON.stringify(body, null, 2), contentType: "application/json" };
  expect(await ask([{ raw }])).toMatchObject(meant);
  expect(server.requests).toHaveLength(1);
});

test("a line that breaks in the middle of an answer has broken off, and is no wrong address", async () => {
  const body = `data: ${JSON.stringify({ choices: [{ delta: { content: "Half" } }] })}\n\ndata: {"choi`;
  const { text, error } = await ask([{ raw: { body } }]);
  expect(text).toBe("Half");
  expect(error).toMatchObject({ code: "truncated", retryable: true });
});
