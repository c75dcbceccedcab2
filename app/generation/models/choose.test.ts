import { expect, test } from "vitest";
import { chooseModel, providerModel } from "./choose.server";
import { familyOf } from "./families";
import { isLocalUrl } from "./patience";

/** Stands for the built-in engine. */
const starter = providerModel({ AI_PROVIDER: "openai", AI_MODEL: "stand-in" });

test("without a provider the built-in starter answers", () => {
  expect(chooseModel({ AI_PROVIDER: "starter" }, starter)).toBe(starter);
});

test("a model is recorded with its provider and shown by its name", () => {
  const config = { AI_PROVIDER: "openai", AI_MODEL: "gpt-4.1", AI_API_KEY: "k" } as const;
  const model = chooseModel(config, starter);
  expect(model).toMatchObject({ id: "openai:gpt-4.1", label: "gpt-4.1", kind: "model" });
});

test.each([
  ["openai", "gpt-4.1", undefined, 1_000_000],
  ["openai", "gpt-4o-mini", undefined, 128_000],
  ["openai", "something-new", undefined, 128_000],
  ["openai", "qwen/qwen3-coder", "https://openrouter.ai/api/v1", 256_000],
  // A server of one's own was started with its own window.
  ["openai", "something-new", "http://localhost:1234/v1", 32_000],
  ["openai", "devstral:24b", "http://localhost:1234/v1", 32_000],
  // Nobody has this one at home: it is behind a proxy.
  ["openai", "gpt-4.1", "http://localhost:4000/v1", 1_000_000],
  ["ollama", "qwen3-coder:480b-cloud", undefined, 256_000],
  ["anthropic", "claude-sonnet-4-5", undefined, 200_000],
  ["ollama", "llama3.1:70b", undefined, 8_192],
] as const)("%s %s at %s has a window of %i tokens", (provider, model, url, tokens) => {
  const config = { AI_PROVIDER: provider, AI_MODEL: model, AI_BASE_URL: url, AI_API_KEY: "k" };
  expect(chooseModel(config, starter).contextTokens).toBe(tokens);
  expect(chooseModel({ ...config, AI_CONTEXT_TOKENS: 5_000 }, starter).contextTokens).toBe(5_000);
});

test.each([
  "gpt-4.1",
  "gpt-4o",
  "gpt-5-mini",
  "o4-mini",
  "claude-sonnet-4-5-20250929",
  "anthropic/claude-3.5-haiku",
  "gemini-2.5-pro",
  "deepseek-chat",
  "qwen2.5-coder:32b",
  "mixtral-8x22b-instruct",
  "meta-llama/llama-3.3-70b-instruct",
  "gpt-oss:120b",
  "moonshotai/kimi-k2",
  "qwen3-coder",
  "qwen/qwen3-coder-flash",
  "qwen3-coder:30b",
  "devstral:24b",
  "devstral-small-2505",
  "openrouter/auto",
])("%s is trusted with edits", (name) => {
  expect(familyOf(name).profile).toBe("strong");
});

test.each([
  "gpt-4o-mini",
  "gpt-4.1-nano",
  "gpt-3.5-turbo",
  "llama3.2",
  "llama3.1:8b",
  "qwen2.5-coder:1.5b",
  "gpt-oss:20b",
  "phi3:mini",
  "mistral-small-latest",
  "deepseek-r1:7b",
  "my-finetune",
  "",
])("%s writes whole files", (name) => {
  expect(familyOf(name).profile).toBe("small");
});

test.each([
  "http://localhost:11434",
  "http://127.0.0.1:8080/v1",
  "http://[::1]:8080",
  "http://192.168.1.20:1234",
  "http://172.20.0.5",
  "http://ollama:11434",
  "http://host.docker.internal:11434",
])("%s is a machine of one's own", (url) => {
  expect(isLocalUrl(url)).toBe(true);
});

test.each([
  "https://api.openai.com/v1",
  "https://10.example.com",
  "http://172.40.0.1",
  "nonsense",
])("%s is not", (url) => {
  expect(isLocalUrl(url)).toBe(false);
});
