import { afterAll, beforeAll, expect, test } from "vitest";
import { listen, modelAt, requestFor } from "../../../tests/support/model-listener";
import { type ModelServer, startModelServer } from "../../../tests/support/model-server";
import { STRONG_PROMPT } from "../prompt/strong-prompt";

/** What the model server does for browser tests, where nobody can hand it a script. */

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const say = (content: string, options: Parameters<typeof modelAt>[2] = {}) => {
  const messages = [
    { role: "system" as const, content: STRONG_PROMPT },
    { role: "user" as const, content },
  ];
  return listen(modelAt(server.url, "openai", options).stream(requestFor(content, { messages })));
};

test.each([
  ["model:401", { error: { code: "auth" } }],
  ["model:429", { error: { code: "rate_limit" } }],
  ["model:500", { error: { code: "overloaded" } }],
  ["model:cut", { error: { code: "truncated" } }],
  ["model:garbage", { error: { code: "malformed" } }],
  ["model:length", { end: "length", error: undefined }],
  ["model:refuse", { end: "refused", error: undefined }],
  ["model:edit", { end: "stop", error: undefined }],
])("a message with %s makes it do so", async (word, outcome) => {
  expect(await say(`Build a shop ${word}`)).toMatchObject(outcome);
});

test("a message with model:silence makes it fall silent", async () => {
  const { error } = await say("model:silence", { patience: { idleMs: 50 } });
  expect(error?.code).toBe("idle_timeout");
});

test("in discuss mode it only talks", async () => {
  const { text } = await listen(modelAt(server.url, "openai").stream(requestFor("A shop?")));
  expect(text).not.toContain("```");
});
