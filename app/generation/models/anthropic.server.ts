import { z } from "zod";
import type { ModelChunk, ModelErrorCode, ModelRequest } from "./model";
import {
  codeOfStatus,
  modelError,
  type Patience,
  parseJson,
  streamLines,
} from "./provider-stream.server";
import { readServerEvents } from "./server-events.server";

export interface AnthropicOptions {
  /** Without a version, e.g. `https://api.anthropic.com`. */
  baseUrl: string;
  apiKey: string;
  model: string;
  patience: Patience;
}

/** The protocol wants a limit; this one holds a whole small project. */
const OUTPUT_TOKENS = 16_000;

const eventSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("message_start"),
    message: z.object({ usage: z.object({ input_tokens: z.number() }).partial().optional() }),
  }),
  z.object({
    type: z.literal("content_block_delta"),
    delta: z.object({ type: z.string(), text: z.string().optional() }),
  }),
  z.object({
    type: z.literal("message_delta"),
    delta: z.object({ stop_reason: z.string().nullish() }),
    usage: z.object({ output_tokens: z.number() }).partial().optional(),
  }),
  z.object({ type: z.literal("message_stop") }),
  z.object({ type: z.literal("error"), error: z.object({ type: z.string() }) }),
]);

/** Streams Anthropic Messages. The stable start of the prompt is cached. @throws {ModelError} */
export async function* streamAnthropic(
  options: AnthropicOptions,
  request: ModelRequest,
): AsyncGenerator<ModelChunk> {
  const system = request.messages.filter((message) => message.role === "system");
  const lines = streamLines({
    url: `${options.baseUrl.replace(/\/+$/, "")}/v1/messages`,
    headers: { "x-api-key": options.apiKey, "anthropic-version": "2023-06-01" },
    body: {
      model: options.model,
      max_tokens: request.maxOutputTokens ?? OUTPUT_TOKENS,
      stream: true,
      system: system.map(({ content }, index) => ({
        type: "text",
        text: content,
        ...(index === 0 ? { cache_control: { type: "ephemeral" } } : {}),
      })),
      messages: request.messages.filter((message) => message.role !== "system"),
    },
    signal: request.signal,
    patience: options.patience,
    classify: classifyAnthropic,
  });
  let inputTokens = 0;
  let outputTokens = 0;
  let reason: string | null = null;
  let events = 0;
  for await (const { data } of readServerEvents(lines)) {
    const json = parseJson(data);
    if (json === undefined) throw modelError("malformed");
    events += 1;
    const parsed = eventSchema.safeParse(json);
    // Newer kinds of events (pings, thoughts) say nothing that is shown.
    if (!parsed.success) continue;
    const event = parsed.data;
    if (event.type === "message_start") inputTokens = event.message.usage?.input_tokens ?? 0;
    else if (event.type === "content_block_delta") {
      if (event.delta.type === "text_delta" && event.delta.text) {
        yield { type: "text", text: event.delta.text };
      }
    } else if (event.type === "message_delta") {
      reason = event.delta.stop_reason ?? reason;
      outputTokens = event.usage?.output_tokens ?? outputTokens;
    } else if (event.type === "error") {
      throw modelError(CODES[event.error.type] ?? "overloaded");
    }
  }
  if (events === 0) throw modelError("malformed");
  if (reason === null) throw modelError("truncated");
  yield { type: "usage", inputTokens, outputTokens };
  yield { type: "end", reason: END[reason] ?? "stop" };
}

const END: Record<string, "stop" | "length" | "refused"> = {
  max_tokens: "length",
  model_context_window_exceeded: "length",
  refusal: "refused",
};

const CODES: Record<string, ModelErrorCode> = {
  authentication_error: "auth",
  permission_error: "auth",
  billing_error: "quota",
  rate_limit_error: "rate_limit",
  not_found_error: "model_missing",
  request_too_large: "context_overflow",
  overloaded_error: "overloaded",
  api_error: "overloaded",
  timeout_error: "overloaded",
};

/** By the provider's own type first, then by status (529 is its "overloaded"). */
export function classifyAnthropic(status: number, body: unknown): ModelErrorCode {
  const parsed = z.object({ error: z.object({ type: z.string() }) }).safeParse(body);
  const code = parsed.success ? CODES[parsed.data.error.type] : undefined;
  return code ?? codeOfStatus(status);
}
