import { cachedMessages } from "./cache-marks";
import type { ModelMessage } from "./model";
import { toOpenAiMessage } from "./picture-messages";
import { mergeSystem } from "./system-message";

/**
 * The messages of a request as chat completions take them. OpenAI and most others cache what begins alike by
 * themselves; Claude does behind OpenRouter what it does at home, and is told up to where
 * (OpenRouter's page “Prompt caching”: `cache_control` on parts of the content).
 */
export function openAiMessages(
  messages: readonly ModelMessage[],
  { url, model }: { url: string; model: string },
) {
  const merged = mergeSystem(messages);
  const isOpenRouter = URL.canParse(url) && new URL(url).hostname.endsWith("openrouter.ai");
  const isTold = isOpenRouter && /claude/i.test(model);
  const cached = isTold ? cachedMessages(merged) : new Set<ModelMessage>();
  return merged.map((message) => toOpenAiMessage(message, cached.has(message)));
}
