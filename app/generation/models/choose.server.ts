import { anthropicStream } from "./anthropic.server";
import { familyOf } from "./families";
import type { Model } from "./model";
import { ollamaStream } from "./ollama.server";
import { openAiStream } from "./openai.server";
import { HOSTED, isLocalUrl, LOCAL, type Patience, THINKING } from "./patience";

/** What of the configuration chooses the model. The address is the operator's, so it is trusted. */
export interface ModelConfig {
  AI_PROVIDER: "starter" | "openai" | "anthropic" | "ollama";
  AI_BASE_URL?: string | undefined;
  AI_API_KEY?: string | undefined;
  AI_MODEL?: string | undefined;
  /** The size of the window in tokens, where the name does not tell it. */
  AI_CONTEXT_TOKENS?: number | undefined;
}

const DEFAULT_URLS = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com",
  ollama: "http://localhost:11434",
};

/**
 * Windows of models whose name tells nothing, in tokens. Most of today's open models take 32k;
 * Ollama sets aside memory for all of its window, and 8k fits beside a 7B model on 8 GB.
 */
const UNKNOWN_CONTEXT = { openai: 32_000, anthropic: 200_000, ollama: 8_192 };

/**
 * The model that the operator configured; without one `starter`, the built-in engine.
 *
 * @param starter handed in, so that models need not know an engine that is one of them
 */
export function chooseModel(config: ModelConfig, starter: Model): Model {
  const { AI_PROVIDER: provider } = config;
  return provider === "starter" ? starter : providerModel({ ...config, AI_PROVIDER: provider });
}

/** A model of a provider, at the address of the configuration or the provider's own. */
export function providerModel(
  config: ModelConfig & { AI_PROVIDER: Exclude<ModelConfig["AI_PROVIDER"], "starter"> },
  options: { patience?: Partial<Patience> } = {},
): Model {
  const { AI_PROVIDER: provider, AI_MODEL: model = "", AI_API_KEY: apiKey } = config;
  const baseUrl = config.AI_BASE_URL ?? DEFAULT_URLS[provider];
  const isLocal = isLocalUrl(baseUrl);
  const family = familyOf(model);
  const patience = {
    ...(isLocal ? LOCAL : family.thinks ? THINKING : HOSTED),
    ...options.patience,
  };
  // A server of one's own is started with a window of its own, whatever the model could take.
  const stated = isLocal || provider === "ollama" ? undefined : family.contextTokens;
  const contextTokens = config.AI_CONTEXT_TOKENS ?? stated ?? UNKNOWN_CONTEXT[provider];
  // Begun with the server, so that no answer waits for it; without a provider it is never loaded.
  const undici = import("undici");
  // The other time limits are ours: the built-in ones would cut a slow local model short.
  const dispatcher = undici.then(
    ({ Agent }) =>
      new Agent({ connect: { timeout: patience.connectMs }, headersTimeout: 0, bodyTimeout: 0 }),
  );
  const shared = { baseUrl, model, contextTokens, patience, dispatcher };
  const stream =
    provider === "anthropic"
      ? anthropicStream({ ...shared, apiKey: apiKey ?? "", outputTokens: family.outputTokens })
      : provider === "ollama"
        ? ollamaStream({ ...shared, apiKey })
        : openAiStream({ ...shared, apiKey });
  return {
    id: `${provider}:${model}`,
    label: model,
    kind: "model",
    profile: family.profile,
    contextTokens,
    sees: family.sees,
    stream,
  };
}
