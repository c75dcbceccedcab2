import { dispatcherFor } from "~/platform/dispatchers.server";
import { anthropicStream } from "./anthropic.server";
import { familyOf } from "./families";
import type { Effort, Model, ModelPrices } from "./model";
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
  /** How it is asked, where its name misleads: by a form, for whole files, or for edits as well. */
  AI_PROFILE?: "form" | "small" | "strong" | undefined;
}

const DEFAULT_URLS = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com",
  ollama: "http://localhost:11434",
};

/**
 * Windows of models whose name tells nothing, in tokens. What providers host today takes 128k or more;
 * a server of one's own is started with less, and most of today's open models take 32k. Ollama sets
 * aside memory for all of its window, and 8k fits beside a 7B model on 8 GB.
 */
const UNKNOWN_CONTEXT = { openai: 128_000, anthropic: 200_000, ollama: 8_192 };
const UNKNOWN_LOCAL_CONTEXT = { ...UNKNOWN_CONTEXT, openai: 32_000 };

/** What is known better than by the model's name, and how it is reached. */
export interface ModelOptions {
  patience?: Partial<Patience>;
  /** As shown to people; the model's name when absent. */
  label?: string | undefined;
  profile?: ModelConfig["AI_PROFILE"];
  effort?: Effort | undefined;
  prices?: ModelPrices | undefined;
  /** Whether it can be shown pictures. */
  sees?: boolean | undefined;
  /** The address is not the operator's: nothing but servers on the internet is connected to. */
  isGuarded?: boolean;
}

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
  options: ModelOptions = {},
): Model {
  const { AI_PROVIDER: provider, AI_MODEL: model = "", AI_API_KEY: apiKey } = config;
  const baseUrl = config.AI_BASE_URL ?? DEFAULT_URLS[provider];
  const family = familyOf(model);
  // What nobody has at home is reached through a proxy there, e.g. LiteLLM.
  const isLocal = isLocalUrl(baseUrl) && !family.isHostedOnly;
  const patience = {
    ...(isLocal ? LOCAL : family.thinks ? THINKING : HOSTED),
    ...options.patience,
  };
  // A server of one's own is started with a window of its own, whatever the model could take.
  const isOwnWindow = isLocal || (provider === "ollama" && !family.isHostedOnly);
  const stated = isOwnWindow ? undefined : family.contextTokens;
  const unknown = isLocal ? UNKNOWN_LOCAL_CONTEXT : UNKNOWN_CONTEXT;
  const contextTokens = config.AI_CONTEXT_TOKENS ?? stated ?? unknown[provider];
  const { effort, isGuarded = false } = options;
  const said = options.profile ?? config.AI_PROFILE;
  // Begun with the server, so that no answer waits for it; without a provider it is never loaded.
  const dispatcher = dispatcherFor({ connectMs: patience.connectMs, isGuarded });
  const shared = { baseUrl, model, contextTokens, effort, patience, dispatcher };
  const stream =
    provider === "anthropic"
      ? anthropicStream({ ...shared, apiKey: apiKey ?? "", outputTokens: family.outputTokens })
      : provider === "ollama"
        ? ollamaStream({ ...shared, apiKey })
        : openAiStream({ ...shared, apiKey });
  return {
    id: `${provider}:${model}`,
    label: options.label ?? model,
    kind: "model",
    profile: (said === "form" ? "small" : said) ?? family.profile,
    fillsForms: said ? said === "form" : family.fillsForms,
    contextTokens,
    sees: options.sees ?? family.sees,
    ...(options.prices ? { prices: options.prices } : {}),
    stream,
  };
}
