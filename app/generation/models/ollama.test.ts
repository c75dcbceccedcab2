import { afterAll, beforeAll, expect, test } from "vitest";
import { listen, modelAt, requestFor } from "../../../tests/support/model-listener";
import { type ModelServer, startModelServer } from "../../../tests/support/model-server";
import { providerModel } from "./choose.server";
import { EFFORT_REFUSED } from "./failures";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer({ script: [{}] });
});
afterAll(() => server.close());

test("the window is always said, and the answer ends inside it", async () => {
  server.requests.length = 0;
  const request = requestFor("x".repeat(3_500));
  await listen(modelAt(server.url, "ollama").stream(request));
  await listen(modelAt(server.url, "ollama", { AI_CONTEXT_TOKENS: 4_000 }).stream(request));
  const [usual, chosen] = server.requests.map(({ body }) => body.options);
  expect(usual.num_ctx).toBe(8_192);
  expect(chosen.num_ctx).toBe(4_000);
  expect(chosen.num_predict).toBeGreaterThan(2_500);
  expect(chosen.num_predict).toBeLessThan(3_000);
});

test("a model that was never pulled comes with the command that pulls it", async () => {
  server.play([{ refuse: { status: 404 } }]);
  const model = modelAt(server.url, "ollama", { AI_MODEL: "qwen2.5-coder:7b" });
  const { error } = await listen(model.stream(requestFor()));
  expect(error?.message).toContain("ollama pull qwen2.5-coder:7b");
});

test.each([
  ["gpt-oss:20b", "high"],
  ["qwen3:8b", true],
])("how long %s shall think is said as Ollama knows it", async (name, think) => {
  server.play([{}]);
  server.requests.length = 0;
  const config = { AI_PROVIDER: "ollama", AI_BASE_URL: server.url, AI_MODEL: name } as const;
  await listen(providerModel(config, { effort: "high" }).stream(requestFor()));
  expect(server.requests[0]?.body.think).toBe(think);
});

test("a model that cannot think answers without, and that is told", async () => {
  const body = JSON.stringify({ error: '"llama3.1:8b" does not support thinking' });
  server.play([{ raw: { status: 400, contentType: "application/json", body } }, { text: "Here" }]);
  server.requests.length = 0;
  const config = {
    AI_PROVIDER: "ollama",
    AI_BASE_URL: server.url,
    AI_MODEL: "llama3.1:8b",
  } as const;
  const told: string[] = [];
  const request = { ...requestFor(), tell: (text: string) => told.push(text) };
  const heard = await listen(providerModel(config, { effort: "low" }).stream(request));
  expect([heard.text, told]).toEqual(["Here", [EFFORT_REFUSED]]);
  expect(server.requests.map((sent) => "think" in sent.body)).toEqual([true, false]);
});

test("an error of the runner names Ollama's log", async () => {
  server.play([{ text: "Ha", ending: "error" }]);
  const { error } = await listen(modelAt(server.url, "ollama").stream(requestFor()));
  expect(error?.message).toContain("Ollama");
});

test.each(["/v1", "/api", "/"])("a base address that ends in %s is understood", async (end) => {
  server.play([{ text: "Here" }]);
  const heard = await listen(modelAt(server.url + end, "ollama").stream(requestFor()));
  expect(heard.text).toBe("Here");
});
