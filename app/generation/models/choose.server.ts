import { streamAnthropic } from "./anthropic.server";
import type { Model } from "./model";
import { streamOllama } from "./ollama.server";
import { streamOpenAi } from "./openai.server";
import { HOSTED, LOCAL, type Patience } from "./provider-stream.server";
import { starterModel } from "./starter/engine";

/** What of the configuration chooses the model. */
export interface ModelConfig {
  AI_PROVIDER: "starter" | "openai" | "anthropic" | "ollama";
  AI_BASE_URL?: string | undefined;
  AI_API_KEY?: string | undefined;
  AI_MODEL?: string | undefined;
}

/** Families that write reliable edit blocks and follow a long prompt. */
const STRONG =
  /gpt-[4-9]|\bo[1-9]\b|claude|gemini-(?:[2-9]|1\.5)|deepseek-(?:v[3-9]|r|chat|coder-v2)|qwen(?:3|2\.5)[\w.-]*(?:coder|max|plus)|llama-?[34][\w.-]*(?:405|70|maverick)|mistral-large|codestral|grok|kimi|glm-[4-9]|command-a/i;
/** Below this many parameters (in billions) a name's family does not help. */
const SMALL_PARAMETERS = 25;

/** The model that the operator configured; the built-in starter engine without one. */
export function chooseModel(config: ModelConfig, patience?: Patience): Model {
  const { AI_PROVIDER: provider, AI_MODEL: name = "", AI_BASE_URL, AI_API_KEY: apiKey } = config;
  if (provider === "starter") return starterModel;
  const baseUrl = AI_BASE_URL ?? DEFAULT_URLS[provider];
  const isLocal = /^https?:\/\/(?:localhost|127\.|\[::1\]|10\.|192\.168\.|[^/]+\.local\b)/.test(
    baseUrl,
  );
  const patient = patience ?? (isLocal ? LOCAL : HOSTED);
  const profile = profileOf(name);
  const shared = { label: name, kind: "model" as const, profile };
  if (provider === "anthropic") {
    const options = { baseUrl, apiKey: apiKey ?? "", model: name, patience: patient };
    return {
      ...shared,
      id: `anthropic:${name}`,
      contextTokens: 200_000,
      stream: (request) => streamAnthropic(options, request),
    };
  }
  if (provider === "ollama") {
    const contextTokens = profile === "strong" ? 32_768 : 16_384;
    const options = { baseUrl, model: name, contextTokens, patience: patient };
    return {
      ...shared,
      id: `ollama:${name}`,
      contextTokens,
      stream: (request) => streamOllama(options, request),
    };
  }
  const options = { baseUrl, apiKey, model: name, patience: patient };
  return {
    ...shared,
    id: `openai:${name}`,
    contextTokens: profile === "strong" ? 128_000 : 32_000,
    stream: (request) => streamOpenAi(options, request),
  };
}

const DEFAULT_URLS = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com",
  ollama: "http://localhost:11434",
};

/** What a model is trusted with, judged by its name; an unknown one gets the simpler task. */
export function profileOf(name: string): "small" | "strong" {
  const parameters = /(?:^|[^\d.])(\d+(?:\.\d+)?)b\b/i.exec(name)?.[1];
  if (parameters) return Number(parameters) >= SMALL_PARAMETERS ? "strong" : "small";
  if (/\b(?:mini|nano|tiny|small|lite|flash-8b)\b/i.test(name)) return "small";
  return STRONG.test(name) ? "strong" : "small";
}
