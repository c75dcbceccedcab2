import { z } from "zod";
import { isWithin, type JsonBounds } from "~/platform/json-bounds";
import { MOST_PRICE, WINDOW } from "./model-settings";

/** What a provider says of one of its models. */
export interface ListedModel {
  /** As the provider writes it. */
  model: string;
  contextTokens: number | null;
  sees: boolean | null;
  /** US dollars for a million tokens. */
  prices: { input: number; output: number; cached: number | null } | null;
}

/** Four thousand models of OpenRouter say some 240,000 things. */
const LIST_BOUNDS: JsonBounds = { values: 500_000, depth: 100 };
/** Of more models the first are kept. */
const LISTED = 5_000;
const NAME_CHARACTERS = 200;
const PER_MILLION = 1_000_000;

// What no form would take counts as not told.
const price = z.coerce
  .number()
  .min(0)
  .max(MOST_PRICE / PER_MILLION)
  .nullish()
  .catch(null);
const size = z.coerce.number().int().min(WINDOW.least).max(WINDOW.most).nullish().catch(null);
const yes = z.boolean().nullish().catch(null);
/** OpenAI's list, with what others add. */
const modelSchema = z.object({
  id: z.string().min(1).max(NAME_CHARACTERS),
  // OpenRouter and Together, vLLM, Mistral, Groq, Anthropic.
  context_length: size,
  max_model_len: size,
  max_context_length: size,
  context_window: size,
  max_input_tokens: size,
  // Mistral says it by a word, Anthropic by an object.
  capabilities: z
    .object({
      vision: yes,
      image_input: z.object({ supported: yes }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
  pricing: z
    .object({ prompt: price, completion: price, input_cache_read: price })
    .nullish()
    .catch(null),
  architecture: z
    .object({ input_modalities: z.array(z.string()).nullish().catch(null) })
    .nullish()
    .catch(null),
});
/** Together sends the list alone. */
const listSchema = z.union([
  z.object({ data: z.array(z.unknown()) }),
  z.array(z.unknown()).transform((data) => ({ data })),
]);
const tagsSchema = z.object({ models: z.array(z.unknown()) });
const tagSchema = z.object({ name: z.string().min(1).max(NAME_CHARACTERS) });

/** A provider's list as it came. */
export interface ToldModels {
  /** JSON, as far as one can tell. */
  text: string;
  /** What the provider speaks. */
  protocol: "openai" | "anthropic" | "ollama";
}

/** Reads a provider's list. What a worker does: the task "readModelList". @returns null for what is none, or holds too much */
export function readModelList({ text, protocol }: ToldModels): ListedModel[] | null {
  const json = parseOrNull(text);
  if (protocol === "ollama") {
    const parsed = tagsSchema.safeParse(json);
    return parsed.success
      ? parsed.data.models.slice(0, LISTED).flatMap((item) => {
          const tag = tagSchema.safeParse(item);
          const unknown = { contextTokens: null, sees: null, prices: null };
          return tag.success ? [{ model: tag.data.name, ...unknown }] : [];
        })
      : null;
  }
  const parsed = listSchema.safeParse(json);
  if (!parsed.success) return null;
  const listed = parsed.data.data.slice(0, LISTED).flatMap((item) => {
    const model = modelSchema.safeParse(item);
    return model.success ? [toListed(model.data)] : [];
  });
  // Any JSON may be a list.
  return Array.isArray(json) && listed.length === 0 ? null : listed;
}

function parseOrNull(text: string): unknown {
  try {
    return isWithin(text, LIST_BOUNDS) ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

function toListed(model: z.output<typeof modelSchema>): ListedModel {
  const { prompt, completion, input_cache_read: cached } = model.pricing ?? {};
  const modalities = model.architecture?.input_modalities;
  const { vision, image_input: images } = model.capabilities ?? {};
  const isPriced = typeof prompt === "number" && typeof completion === "number";
  return {
    model: model.id,
    contextTokens:
      model.context_length ??
      model.max_model_len ??
      model.max_context_length ??
      model.context_window ??
      model.max_input_tokens ??
      null,
    sees: modalities?.includes("image") ?? vision ?? images?.supported ?? null,
    prices: isPriced
      ? {
          input: prompt * PER_MILLION,
          output: completion * PER_MILLION,
          cached: typeof cached === "number" ? cached * PER_MILLION : null,
        }
      : null,
  };
}
