import type { Dispatcher } from "undici";
import { z } from "zod";
import { streamWithRetries } from "./attempts.server";
import { endpointOf } from "./endpoint";
import { EFFORT_REFUSED, modelError } from "./failures";
import { type Effort, type ModelChunk, ModelError, type ModelRequest } from "./model";
import { judgeOpenAi } from "./openai-failures";
import { openAiMessages } from "./openai-messages";
import { OpenAiParameters } from "./openai-parameters";
import type { Patience } from "./patience";
import { ProviderCall, parseJson } from "./provider-call.server";
import { readServerEvents } from "./server-events.server";
import { countMessageTokens } from "./tokens";
import { ToolCalls } from "./tool-calls";

export interface OpenAiOptions {
  /** With its version, e.g. `https://api.openai.com/v1`; a bare host gets `/v1`. */
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  contextTokens: number;
  /** How long it shall think; as the provider has it when absent. */
  effort?: Effort | undefined;
  patience: Patience;
  dispatcher: Promise<Dispatcher>;
}

/** None are offered; what a model calls all the same is understood as far as it can be. */
const toolCallsSchema = z
  .array(
    z.object({
      index: z.number().nullish(),
      function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
    }),
  )
  .nullish()
  .catch(null);

const saidSchema = z
  .object({
    content: z.string().nullish(),
    refusal: z.string().nullish(),
    // DeepSeek, vLLM and Qwen call it one, OpenRouter and Ollama the other.
    reasoning_content: z.string().nullish().catch(null),
    reasoning: z.string().nullish().catch(null),
    tool_calls: toolCallsSchema,
  })
  .nullish();

const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: saidSchema,
        // A server that does not stream says all of it at once.
        message: saidSchema,
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z
    .object({
      prompt_tokens: z.number().nullish(),
      completion_tokens: z.number().nullish(),
      prompt_tokens_details: z.object({ cached_tokens: z.number().nullish() }).nullish(),
    })
    .nullish(),
  error: z.unknown(),
});

const END: Record<string, "stop" | "length" | "refused"> = {
  length: "length",
  content_filter: "refused",
};

/**
 * Chat completions: OpenAI, and everything that speaks its protocol.
 *
 * @returns the `stream` of a model; what it learns of the server lasts as long as it does
 */
export function openAiStream(options: OpenAiOptions) {
  const url = endpointOf(options.baseUrl, "/v1", "/chat/completions");
  const parameters = new OpenAiParameters(url, options.effort);
  const { patience, dispatcher, apiKey, model, contextTokens } = options;

  const call = (request: ModelRequest, added: Record<string, unknown>) =>
    new ProviderCall({
      url,
      headers: apiKey ? { Authorization: `Bearer ${apiKey}` } : {},
      body: {
        model,
        messages: openAiMessages(request.messages, { url, model }),
        stream: true,
        ...(request.json
          ? {
              response_format: {
                type: "json_schema",
                json_schema: { name: "form", schema: request.json },
              },
            }
          : {}),
        ...added,
      },
      signal: request.signal,
      takeBytes: request.takeBytes,
      patience,
      dispatcher,
      judge: judgeOpenAi,
      fill: countMessageTokens(request.messages) / contextTokens,
    });

  /** A refused parameter is refused before the first word, so asking again repeats nothing. */
  async function* attempt(request: ModelRequest): AsyncGenerator<ModelChunk> {
    for (;;) {
      const added = parameters.for(request.maxOutputTokens);
      try {
        yield* readAnswer(call(request, added));
        return;
      } catch (error) {
        const learned = error instanceof ModelError && parameters.learnFrom(error.cause, added);
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

async function* readAnswer(call: ProviderCall): AsyncGenerator<ModelChunk> {
  let finish: string | null = null;
  let hasRefused = false;
  let events = 0;
  let usage: ModelChunk | undefined;
  const calls = new ToolCalls();
  for await (const { data } of readServerEvents(call.text())) {
    if (data === "[DONE]") {
      finish ??= events > 0 ? "stop" : null;
      break;
    }
    const parsed = chunkSchema.safeParse(parseJson(data));
    if (!parsed.success) throw modelError("malformed");
    const { choices, usage: counted, error } = parsed.data;
    if (error) throw toError(error);
    call.begin();
    events += 1;
    const choice = choices?.[0];
    const said = choice?.delta ?? choice?.message;
    if (said?.refusal) hasRefused = true;
    const thought = said?.reasoning_content || said?.reasoning;
    if (thought) yield { type: "reasoning", text: thought };
    const text = said?.content || said?.refusal;
    if (text) yield { type: "text", text };
    for (const call of said?.tool_calls ?? [])
      calls.add(call.index ?? 0, call.function?.name ?? "", call.function?.arguments ?? "");
    finish = choice?.finish_reason ?? finish;
    // Some servers count with every chunk: only the last count is the sum.
    if (counted) usage = toUsage(counted);
  }
  if (events === 0) throw modelError("malformed");
  const called = calls.asText();
  if (called) yield { type: "text", text: called };
  if (usage) yield usage;
  if (finish === null) throw modelError("truncated");
  yield { type: "end", reason: hasRefused ? "refused" : (END[finish] ?? "stop") };
}

function toError(error: unknown): ModelError {
  const { code, said } = judgeOpenAi(500, { error });
  return modelError(code, { said, cause: { status: 200, body: { error } } });
}

function toUsage(counted: NonNullable<z.infer<typeof chunkSchema>["usage"]>): ModelChunk {
  const cached = counted.prompt_tokens_details?.cached_tokens;
  return {
    type: "usage",
    inputTokens: counted.prompt_tokens ?? 0,
    outputTokens: counted.completion_tokens ?? 0,
    ...(cached ? { cachedTokens: cached } : {}),
  };
}
