import { afterAll, beforeAll, expect, test } from "vitest";
import { listen, modelAt, requestFor } from "../../../tests/support/model-listener";
import {
  type ModelServer,
  type Scenario,
  startModelServer,
} from "../../../tests/support/model-server";
import { judgeAnthropic } from "./anthropic-failures";
import { providerModel } from "./choose.server";
import { EFFORT_REFUSED } from "./failures";
import type { ModelMessage } from "./model";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const ask = (script: Scenario[], model = "claude-sonnet-4-5") => {
  server.play(script);
  server.requests.length = 0;
  return listen(modelAt(server.url, "anthropic", { AI_MODEL: model }).stream(requestFor()));
};

test("what the next request begins with again is marked for the cache, the rest is not", async () => {
  const mark = { cache_control: { type: "ephemeral" } };
  server.play([{}]);
  server.requests.length = 0;
  const messages: ModelMessage[] = [
    { role: "system", content: "Rules" },
    { role: "system", content: "Project", cacheUpToHere: true },
    { role: "user", content: "Before", cacheUpToHere: true },
    { role: "assistant", content: "Done" },
    { role: "user", content: "Hello" },
  ];
  await listen(modelAt(server.url, "anthropic").stream({ ...requestFor(), messages }));
  expect(server.requests[0]?.body.system).toEqual([
    { type: "text", text: "Rules" },
    { type: "text", text: "Project", ...mark },
  ]);
  expect(server.requests[0]?.body.messages).toEqual([
    { role: "user", content: [{ type: "text", text: "Before", ...mark }] },
    { role: "assistant", content: "Done" },
    { role: "user", content: "Hello" },
  ]);
});

const budget = { type: "enabled", budget_tokens: 8_192 };
const adaptive = { type: "adaptive", display: "summarized" };

test.each([
  ["claude-3-7-sonnet-20250219", budget],
  ["claude-sonnet-4-20250514", budget],
  ["claude-opus-4-1-20250805", budget],
  ["claude-haiku-4-5", budget],
  ["claude-opus-4-6", adaptive],
  ["claude-sonnet-4-6", adaptive],
  ["claude-opus-4-7", adaptive],
  ["claude-sonnet-5", adaptive],
  ["glm-4.6", budget],
])("%s is told how long to think in the way that it takes", async (name, thinking) => {
  await think(name, [{}]);
  const [sent] = server.requests;
  expect(sent?.body.thinking).toEqual(thinking);
  expect(sent?.body.output_config).toEqual(
    thinking === adaptive ? { effort: "medium" } : undefined,
  );
});

test("who takes the other way only is asked in that one, and who takes none is told of", async () => {
  const refusal = (message: string) => ({
    raw: {
      status: 400,
      contentType: "application/json",
      body: JSON.stringify({ type: "error", error: { type: "invalid_request_error", message } }),
    },
  });
  const old = refusal('"thinking.type.enabled" is not supported for this model.');
  expect(await think("claude-sonnet-4-5", [old, { text: "Here" }])).toEqual(["Here", []]);
  expect(server.requests.map(({ body }) => body.thinking)).toEqual([budget, adaptive]);
  const none = refusal("thinking: this model does not support thinking");
  expect(await think("claude-3-5-haiku", [none, none, { text: "Here" }])).toEqual([
    "Here",
    [EFFORT_REFUSED],
  ]);
  expect(server.requests.map(({ body }) => body.thinking)).toEqual([
    { ...budget, budget_tokens: 4_096 },
    adaptive,
    undefined,
  ]);
  const other = refusal("messages: at least one message is required");
  await think("claude-sonnet-4-5", [other]);
  expect(server.requests).toHaveLength(1);
});

/** @returns what was heard, and what the person is told */
async function think(name: string, script: Scenario[]) {
  server.play(script);
  server.requests.length = 0;
  const told: string[] = [];
  const config = { AI_PROVIDER: "anthropic", AI_BASE_URL: server.url, AI_MODEL: name } as const;
  const request = { ...requestFor(), tell: (text: string) => told.push(text) };
  const { text } = await listen(providerModel(config, { effort: "medium" }).stream(request));
  return [text, told];
}

test("of more marks than the protocol takes the last ones are sent", async () => {
  server.play([{}]);
  server.requests.length = 0;
  const messages = Array.from({ length: 7 }, (_, index): ModelMessage => {
    return { role: index % 2 ? "assistant" : "user", content: `${index}`, cacheUpToHere: true };
  });
  await listen(modelAt(server.url, "anthropic").stream({ ...requestFor(), messages }));
  const sent = server.requests[0]?.body.messages as { content: unknown }[];
  expect(sent.map(({ content }) => typeof content)).toEqual([
    ...["string", "string", "string"],
    ...["object", "object", "object", "object"],
  ]);
});

test("the key and the protocol's version travel in their headers", async () => {
  await ask([{}]);
  expect(server.requests[0]?.headers).toMatchObject({
    "x-api-key": "key-1",
    "anthropic-version": "2023-06-01",
  });
});

test("no model is asked for more than it may write", async () => {
  const most = async (model: string) => {
    await ask([{}], model);
    return server.requests[0]?.body.max_tokens;
  };
  expect(await most("claude-3-haiku-20240307")).toBe(4_096);
  expect(await most("claude-3-5-sonnet-latest")).toBe(8_192);
  expect(await most("claude-opus-4-1")).toBe(32_000);
});

test("a refusal ends the answer as refused", async () => {
  const heard = await ask([{ text: "I", ending: "refused" }]);
  expect(heard).toMatchObject({ text: "I", end: "refused" });
});

test("thoughts and kinds of events from the future are passed over", async () => {
  const events = [
    { type: "message_start", message: {} },
    { type: "content_block_start", index: 0, content_block: { type: "thinking", thinking: "" } },
    { type: "content_block_delta", index: 0, delta: { type: "thinking_delta", thinking: "Hm" } },
    { type: "something_new", value: 1 },
    { type: "content_block_start", index: 1, content_block: { type: "text", text: "H" } },
    { type: "content_block_delta", index: 1, delta: { type: "text_delta", text: "i" } },
    { type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 3 } },
    { type: "message_stop" },
  ];
  const body = events
    .map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
    .join("");
  const heard = await ask([{ raw: { body } }]);
  expect(heard).toMatchObject({ text: "Hi", end: "stop", error: undefined });
});

test.each([
  [401, "authentication_error", "auth"],
  [403, "permission_error", "auth"],
  [402, "billing_error", "quota"],
  [429, "rate_limit_error", "rate_limit"],
  [404, "not_found_error", "model_missing"],
  [413, "request_too_large", "context_overflow"],
  [529, "overloaded_error", "overloaded"],
  [200, "overloaded_error", "overloaded"],
  [400, "invalid_request_error", "malformed"],
])("%i with %s is %s", (status, type, code) => {
  expect(judgeAnthropic(status, { type: "error", error: { type, message: "" } }).code).toBe(code);
});

test("one document in place of a stream is the answer", async () => {
  const body = {
    type: "message",
    content: [{ type: "text", text: "Here" }],
    stop_reason: "end_turn",
    usage: { input_tokens: 3, output_tokens: 1 },
  };
  const raw = { body: JSON.stringify(body), contentType: "application/json" };
  expect(await ask([{ raw }])).toMatchObject({
    text: "Here",
    end: "stop",
    usage: [{ inputTokens: 3, outputTokens: 1 }],
  });
});
