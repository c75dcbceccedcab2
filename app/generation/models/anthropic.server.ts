import type { Dispatcher } from "undici";
import { z } from "zod";
import { judgeAnthropic } from "./anthropic-failures";
import { AnthropicThinking } from "./anthropic-thinking";
import { streamWithRetries } from "./attempts.server";
import { cachedMessages, markBlocks } from "./cache-marks";
import { endpointOf } from "./endpoint";
import { EFFORT_REFUSED, modelError } from "./failures";
import { type Effort, type ModelChunk, ModelError, type ModelRequest } from "./model";
import type { Patience } from "./patience";
import { toAnthropicMessage } from "./picture-messages";
import { ProviderCall, parseJson } from "./provider-call.server";
import { readServerEvents } from "./server-events.server";
import { countMessageTokens } from "./tokens";

export interface AnthropicOptions {
  /** E.g. `https://api.anthropic.com`. */
  baseUrl: string;
  apiKey: string;
  model: string;
  /** The most that this model may write; the protocol wants a number. */
  outputTokens: number;
  contextTokens: number;
  /** How long it shall think; not at all when absent. */
  effort?: Effort | undefined;
  patience: Patience;
  dispatcher: Promise<Dispatcher>;
}

const usageSchema = z
  .object({
    input_tokens: z.number().nullable(),
    cache_creation_input_tokens: z.number().nullable(),
    cache_read_input_tokens: z.number().nullable(),
    output_tokens: z.number().nullable(),
  })
  .partial();

const eventSchema = z.object({ type: z.string() });
const startSchema = z.object({ message: z.object({ usage: usageSchema.optional() }) });
const blockSchema = z.object({ content_block: z.object({ text: z.string().optional() }) });
const deltaSchema = z.object({
  delta: z.object({ text: z.string().optional(), thinking: z.string().optional() }),
});
/** What a server that does not stream says at once. */
const messageSchema = z.object({
  content: z.array(z.object({ text: z.string().optional(), thinking: z.string().optional() })),
  stop_reason: z.string().nullish(),
  usage: usageSchema.optional(),
});
const finishSchema = z.object({
  delta: z.object({ stop_reason: z.string().nullish() }),
  usage: usageSchema.optional(),
});

const END: Record<string, "stop" | "length" | "refused"> = {
  max_tokens: "length",
  model_context_window_exceeded: "length",
  refusal: "refused",
};

/** Anthropic Messages. @returns the `stream` of a model */
export function anthropicStream(options: AnthropicOptions) {
  const url = endpointOf(options.baseUrl, "/v1", "/messages");
  const { patience, dispatcher, apiKey } = options;
  const thinking = new AnthropicThinking(options.model, options.effort);

  const call = (request: ModelRequest, body: object) =>
    new ProviderCall({
      url,
      headers: { "x-api-key": apiKey, "anthropic-version": "2023-06-01" },
      body,
      signal: request.signal,
      takeBytes: request.takeBytes,
      patience,
      dispatcher,
      judge: judgeAnthropic,
      fill: countMessageTokens(request.messages) / options.contextTokens,
    });

  /** A refused way to think is refused before the first word, so asking again repeats nothing. */
  async function* attempt(request: ModelRequest): AsyncGenerator<ModelChunk> {
    for (;;) {
      const body = toBody(options, request);
      const added = thinking.for(body.max_tokens);
      try {
        yield* readAnswer(call(request, { ...body, ...added }));
        return;
      } catch (error) {
        const learned = error instanceof ModelError && thinking.learnFrom(error.cause, added);
        if (!learned) throw error;
        if (learned === "without effort") request.tell?.(EFFORT_REFUSED);
      }
    }
  }

  return (request: ModelRequest): AsyncGenerator<ModelChunk> =>
    streamWithRetries(() => attempt(request), {
      signal: request.signal,
      backoffMs: patience.backoffMs,
    });
}

function toBody(options: AnthropicOptions, request: ModelRequest) {
  const cached = cachedMessages(request.messages);
  const system = request.messages.filter(({ role }) => role === "system");
  const turns = request.messages.filter(({ role }) => role !== "system");
  const maxTokens = Math.min(
    request.maxOutputTokens ?? Number.POSITIVE_INFINITY,
    options.outputTokens,
  );
  return {
    model: options.model,
    max_tokens: maxTokens,
    stream: true,
    system: system.flatMap((message) =>
      markBlocks([{ type: "text", text: message.content }], cached.has(message)),
    ),
    messages: turns.map((turn) => toAnthropicMessage(turn, cached.has(turn))),
  };
}

async function* readAnswer(call: ProviderCall): AsyncGenerator<ModelChunk> {
  const usage: z.infer<typeof usageSchema> = {};
  let reason: string | null = null;
  let hasBegun = false;
  for await (const { data } of readServerEvents(call.text())) {
    const json = parseJson(data);
    const event = eventSchema.safeParse(json);
    if (!event.success) throw modelError("malformed");
    const { type } = event.data;
    if (type === "error") throw toError(json);
    if (type === "message_stop") {
      reason ??= "end_turn";
      break;
    }
    // Pings keep the connection alive and say nothing of the model.
    if (type === "ping") continue;
    call.begin();
    hasBegun = true;
    if (type === "message_start") {
      Object.assign(usage, startSchema.safeParse(json).data?.message.usage);
    } else if (type === "message_delta") {
      const finish = finishSchema.safeParse(json).data;
      Object.assign(usage, finish?.usage);
      reason = finish?.delta.stop_reason ?? reason;
    } else if (type === "message") {
      const message = messageSchema.safeParse(json).data;
      Object.assign(usage, message?.usage);
      reason = message?.stop_reason ?? reason;
      for (const { text, thinking } of message?.content ?? []) {
        if (thinking) yield { type: "reasoning", text: thinking };
        if (text) yield { type: "text", text };
      }
    } else {
      const thought = deltaSchema.safeParse(json).data?.delta.thinking;
      if (thought) yield { type: "reasoning", text: thought };
      const text = textOf(type, json);
      if (text) yield { type: "text", text };
    }
  }
  if (!hasBegun) throw modelError("malformed");
  yield {
    type: "usage",
    inputTokens:
      (usage.input_tokens ?? 0) +
      (usage.cache_creation_input_tokens ?? 0) +
      (usage.cache_read_input_tokens ?? 0),
    cachedTokens: usage.cache_read_input_tokens ?? 0,
    outputTokens: usage.output_tokens ?? 0,
  };
  if (reason === null) throw modelError("truncated");
  yield { type: "end", reason: END[reason] ?? "stop" };
}

/** Thoughts have no `text`; kinds of events that are newer than this code are passed over. */
function textOf(type: string, json: unknown): string | undefined {
  if (type === "content_block_delta") return deltaSchema.safeParse(json).data?.delta.text;
  if (type === "content_block_start") return blockSchema.safeParse(json).data?.content_block.text;
  return undefined;
}

function toError(body: unknown) {
  const { code, said } = judgeAnthropic(500, body);
  return modelError(code, { said, cause: { status: 200, body } });
}
