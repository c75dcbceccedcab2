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

export interface OpenAiOptions {
  /** With its version, e.g. `https://api.openai.com/v1`. */
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  patience: Patience;
}

const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z
    .object({ prompt_tokens: z.number().nullish(), completion_tokens: z.number().nullish() })
    .nullish(),
  error: z.unknown().optional(),
});

/** Streams chat completions: OpenAI, and everything that speaks its protocol. @throws {ModelError} */
export async function* streamOpenAi(
  options: OpenAiOptions,
  request: ModelRequest,
): AsyncGenerator<ModelChunk> {
  const lines = streamLines({
    url: `${options.baseUrl.replace(/\/+$/, "")}/chat/completions`,
    headers: options.apiKey ? { Authorization: `Bearer ${options.apiKey}` } : {},
    body: {
      model: options.model,
      messages: request.messages,
      stream: true,
      stream_options: { include_usage: true },
      ...(request.maxOutputTokens ? { max_completion_tokens: request.maxOutputTokens } : {}),
    },
    signal: request.signal,
    patience: options.patience,
    classify: classifyOpenAi,
  });
  let finish: string | null = null;
  let events = 0;
  for await (const { data } of readServerEvents(lines)) {
    if (data === "[DONE]") break;
    const parsed = chunkSchema.safeParse(parseJson(data));
    if (!parsed.success) throw modelError("malformed");
    events += 1;
    const { choices, usage, error } = parsed.data;
    if (error !== undefined) throw modelError(classifyOpenAi(500, { error }));
    const choice = choices?.[0];
    if (choice?.delta?.content) yield { type: "text", text: choice.delta.content };
    if (choice?.finish_reason) finish = choice.finish_reason;
    if (usage) {
      const { prompt_tokens: input, completion_tokens: output } = usage;
      yield { type: "usage", inputTokens: input ?? 0, outputTokens: output ?? 0 };
    }
  }
  if (events === 0) throw modelError("malformed");
  if (finish === null) throw modelError("truncated");
  yield { type: "end", reason: END[finish] ?? "stop" };
}

const END: Record<string, "stop" | "length" | "refused"> = {
  length: "length",
  content_filter: "refused",
};

const CODES: Record<string, ModelErrorCode> = {
  invalid_api_key: "auth",
  insufficient_quota: "quota",
  rate_limit_exceeded: "rate_limit",
  context_length_exceeded: "context_overflow",
  model_not_found: "model_missing",
  server_error: "overloaded",
  content_filter: "refused",
};

/** By the provider's own code or type first, then by status. */
export function classifyOpenAi(status: number, body: unknown): ModelErrorCode {
  const parsed = z
    .object({
      error: z.object({ code: z.unknown(), type: z.unknown() }).partial(),
    })
    .safeParse(body);
  const { code, type } = parsed.success ? parsed.data.error : {};
  return CODES[String(code)] ?? CODES[String(type)] ?? codeOfStatus(Number(code) || status);
}
