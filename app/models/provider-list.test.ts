import type { ServerResponse } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { workers } from "~/platform/workers/workers.server";
import { sendJson, startLocalServer } from "../../tests/support/local-server";
import type { ConnectionKind } from "./connection-kinds";
import { searchModels } from "./kept-lists.server";
import { fetchModels, ollamaSees } from "./provider-list.server";

async function list(
  kind: ConnectionKind,
  answer: (response: ServerResponse) => void,
  { isGuarded = false } = {},
) {
  const { origin, seen, lines, close } = await startLocalServer((_, response) => answer(response));
  onTestFinished(close);
  const of = { id: "c", name: "Mine", keyEnd: "1234", isKeyLost: false };
  const models = fetchModels({ ...of, kind, baseUrl: origin, key: "sk-1234" }, isGuarded);
  return { models: await models.catch((error: Error) => error.message), seen, lines: lines() };
}

test("a provider tells four thousand models, and a search finds the one", async () => {
  const data = Array.from({ length: 4_000 }, (_, n) => ({
    id: `maker-${n % 40}/model-${n}`,
    context_length: 128_000 + n,
    pricing: { prompt: "0.000002", completion: "0.000008", input_cache_read: "0.0000005" },
    architecture: { input_modalities: ["text", "image"] },
    description: "Long words. ".repeat(100),
  }));
  const { models } = await list("openrouter", (response) => sendJson(response, { data }));
  expect(models).toHaveLength(4_000);
  const found = searchModels(models as Exclude<typeof models, string>, "MODEL-3999 maker");
  expect(found).toEqual([
    {
      model: "maker-39/model-3999",
      contextTokens: 131_999,
      sees: true,
      prices: { input: 2, output: 8, cached: 0.5 },
    },
  ]);
});

test.each([
  [
    "Anthropic",
    { max_input_tokens: 1_000_000, capabilities: { image_input: { supported: true } } },
  ],
  ["Mistral", { max_context_length: 1_000_000, capabilities: { vision: true } }],
  ["Groq", { context_window: 1_000_000 }],
  ["vLLM", { max_model_len: 1_000_000 }],
])("the window and the sight that %s tells are known", async (_whose, told) => {
  const data = [{ id: "a-model", ...told }];
  const { models } = await list("compatible", (response) => sendJson(response, { data }));
  const sees = "capabilities" in told ? true : null;
  expect(models).toEqual([{ model: "a-model", contextTokens: 1_000_000, sees, prices: null }]);
});

test("a list that is nothing but a list is read", async () => {
  const models = [{ id: "a-model", context_length: 32_768, pricing: { input: 0.2, output: 0.6 } }];
  expect((await list("compatible", (response) => sendJson(response, models))).models).toEqual([
    { model: "a-model", contextTokens: 32_768, sees: null, prices: null },
  ]);
});

test("Ollama is asked whether a model can be shown pictures", async () => {
  const show = async (answer: object, status = 200) => {
    const { origin, lines, close } = await startLocalServer((_, response) =>
      sendJson(response, answer, status),
    );
    onTestFinished(close);
    const of = { id: "c", name: "Mine", keyEnd: null, isKeyLost: false, key: null };
    const connection = { ...of, kind: "ollama", baseUrl: origin } as const;
    expect([await ollamaSees(connection, "gemma4", true), lines()]).toEqual([null, []]);
    return [await ollamaSees(connection, "gemma4", false), ...lines()];
  };
  expect(await show({ capabilities: ["completion", "vision"] })).toEqual([true, "POST /api/show"]);
  expect(await show({ capabilities: ["completion"] })).toEqual([false, "POST /api/show"]);
  expect(await show({ error: "no such model" }, 404)).toEqual([null, "POST /api/show"]);
});

test("a list that takes long to read is read on a thread of its own, whatever is in it", async () => {
  const run = vi.spyOn(workers, "run");
  const names = Array.from({ length: 60_000 }, (_, n) => [`name-${n}`, n]);
  const { models } = await list("compatible", (response) =>
    sendJson(response, { models: [Object.fromEntries(names)] }),
  );
  expect(models).toContain("told no models: what came back is no list");
  expect(run).toHaveBeenCalledWith(
    expect.objectContaining({ name: "readModelList" }),
    expect.anything(),
    expect.anything(),
  );
});

test("each kind is asked in its own way, with its own key", async () => {
  const openai = await list("openai", (response) => sendJson(response, { data: [{ id: "gpt" }] }));
  expect(openai.lines).toEqual(["GET /v1/models"]);
  expect(openai.seen[0]?.headers.authorization).toBe("Bearer sk-1234");
  const anthropic = await list("anthropic", (response) =>
    sendJson(response, { data: [{ id: "claude", type: "model" }] }),
  );
  expect(anthropic.lines).toEqual(["GET /v1/models?limit=1000"]);
  expect(anthropic.seen[0]?.headers["x-api-key"]).toBe("sk-1234");
  const ollama = await list("ollama", (response) =>
    sendJson(response, { models: [{ name: "qwen3-coder:30b" }, { size: 1 }] }),
  );
  expect(ollama.lines).toEqual(["GET /api/tags"]);
  expect(ollama.models).toEqual([
    { model: "qwen3-coder:30b", contextTokens: null, sees: null, prices: null },
  ]);
});

test.each<[string, (response: ServerResponse) => void, RegExp]>([
  [
    "sixteen megabytes of brackets",
    (response) => response.end("[".repeat(15_000_000)),
    /what came back is no list/,
  ],
  ["a refused key", (response) => sendJson(response, {}, 401), /refused the key/],
  [
    "a key that Google refuses",
    (response) =>
      sendJson(response, [{ error: { code: 400, details: [{ reason: "API_KEY_INVALID" }] } }], 400),
    /refused the key/,
  ],
  ["a web page", (response) => void response.end("<h1>Hello</h1>"), /told no models/],
  ["other JSON", (response) => sendJson(response, ["gpt"]), /told no models/],
  [
    "a redirect",
    (response) => void response.writeHead(302, { Location: "http://127.0.0.1/" }).end(),
    /its address leads to another one, and no key is sent there/,
  ],
  ["no answer at all", (response) => void response.destroy(), /did not answer/],
  [
    "a list without an end",
    (response) => {
      response.on("error", () => {});
      const more = () => {
        while (!response.destroyed && response.write("[".repeat(1_000_000)));
      };
      response.on("drain", more);
      more();
    },
    /did not answer/,
  ],
])("%s becomes a sentence", async (_, answer, words) => {
  expect((await list("compatible", answer)).models).toMatch(words);
});

test("a list is not asked of the private network", async () => {
  const { models, lines } = await list("compatible", (response) => sendJson(response, {}), {
    isGuarded: true,
  });
  expect(models).toMatch(/did not answer/);
  expect(lines).toEqual([]);
});
