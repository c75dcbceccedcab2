import { z } from "zod";
import { endpointOf } from "~/generation/models/endpoint";
import { readBounded } from "~/platform/bounded-body";
import { dispatcherFor } from "~/platform/dispatchers.server";
import { AppError } from "~/platform/errors";
import { isWithin, type JsonBounds } from "~/platform/json-bounds";
import { KIND_FACTS } from "./connection-kinds";
import type { OpenConnection } from "./connections.server";
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

/** How long a provider may take, in milliseconds. */
const PATIENCE_MS = 15_000;
const CONNECT_MS = 10_000;
/** The largest list that is read, in bytes: four thousand models of OpenRouter, twice. */
const LIST_BYTES = 16_000_000;
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
/** OpenAI's list, with what OpenRouter, vLLM and others add. */
const modelSchema = z.object({
  id: z.string().min(1).max(NAME_CHARACTERS),
  context_length: size,
  max_model_len: size,
  pricing: z
    .object({ prompt: price, completion: price, input_cache_read: price })
    .nullish()
    .catch(null),
  architecture: z
    .object({ input_modalities: z.array(z.string()).nullish().catch(null) })
    .nullish()
    .catch(null),
});
const listSchema = z.object({ data: z.array(z.unknown()) });
const tagsSchema = z.object({ models: z.array(z.unknown()) });
const tagSchema = z.object({ name: z.string().min(1).max(NAME_CHARACTERS) });

/**
 * Asks a provider for its models.
 *
 * @param isGuarded nothing but servers on the internet is connected to
 * @throws {AppError} 400 with what to do, in words for whoever made the connection
 */
export async function fetchModels(
  connection: OpenConnection,
  isGuarded: boolean,
): Promise<ListedModel[]> {
  const { protocol } = KIND_FACTS[connection.kind];
  const json = await fetchJson(connection, isGuarded);
  if (protocol === "ollama") {
    const parsed = tagsSchema.safeParse(json);
    if (!parsed.success) throw notAList(connection);
    return parsed.data.models.slice(0, LISTED).flatMap((item) => {
      const tag = tagSchema.safeParse(item);
      const unknown = { contextTokens: null, sees: null, prices: null };
      return tag.success ? [{ model: tag.data.name, ...unknown }] : [];
    });
  }
  const parsed = listSchema.safeParse(json);
  if (!parsed.success) throw notAList(connection);
  return parsed.data.data.slice(0, LISTED).flatMap((item) => {
    const model = modelSchema.safeParse(item);
    return model.success ? [toListed(model.data)] : [];
  });
}

function toListed(model: z.output<typeof modelSchema>): ListedModel {
  const { prompt, completion, input_cache_read: cached } = model.pricing ?? {};
  const modalities = model.architecture?.input_modalities;
  const isPriced = typeof prompt === "number" && typeof completion === "number";
  return {
    model: model.id,
    contextTokens: model.context_length ?? model.max_model_len ?? null,
    sees: modalities ? modalities.includes("image") : null,
    prices: isPriced
      ? {
          input: prompt * PER_MILLION,
          output: completion * PER_MILLION,
          cached: typeof cached === "number" ? cached * PER_MILLION : null,
        }
      : null,
  };
}

function requestOf({ kind, baseUrl, key }: OpenConnection) {
  const { protocol } = KIND_FACTS[kind];
  const bearer: Record<string, string> = key ? { Authorization: `Bearer ${key}` } : {};
  if (protocol === "ollama") {
    const root = baseUrl.replace(/\/(?:v1|api)\/?$/, "");
    return { url: endpointOf(root, "", "/api/tags"), headers: bearer };
  }
  const base = baseUrl.replace(/\/(?:chat\/completions|messages)$/, "");
  const url = endpointOf(base, "/v1", "/models");
  if (protocol === "openai") return { url, headers: bearer };
  const headers = { "x-api-key": key ?? "", "anthropic-version": "2023-06-01" };
  return { url: `${url}?limit=1000`, headers };
}

async function fetchJson(connection: OpenConnection, isGuarded: boolean): Promise<unknown> {
  const { url, headers } = requestOf(connection);
  const dispatcher = await dispatcherFor({ connectMs: CONNECT_MS, isGuarded });
  const { fetch } = await import("undici");
  let text: string;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    // A followed redirect could carry the key elsewhere, or lead into the private network.
    const response = await fetch(url, { headers, redirect: "manual", signal, dispatcher });
    if (response.status === 401 || response.status === 403) throw refusedKey(connection);
    if (!response.ok) throw notAList(connection, response.status);
    text = (await readBounded(response.body, LIST_BYTES)).toString("utf8");
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(
      400,
      `${connection.name} did not answer at ${new URL(url).host}. Look at the address, and that it is running; a model can be added by its name all the same.`,
      { cause: error },
    );
  }
  if (!isWithin(text, LIST_BOUNDS)) throw notAList(connection);
  try {
    return JSON.parse(text);
  } catch {
    throw notAList(connection);
  }
}

function refusedKey({ name }: OpenConnection): AppError {
  return new AppError(400, `${name} refused the key. Give another one, or make a new one there.`);
}

function notAList({ name }: OpenConnection, status?: number): AppError {
  const what = status === undefined ? "what came back is no list" : `it answered with ${status}`;
  return new AppError(
    400,
    `${name} told no models: ${what}. Look at the address; a model can be added by its name all the same.`,
  );
}
