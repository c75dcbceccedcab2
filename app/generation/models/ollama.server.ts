import type { Dispatcher } from "undici";
import { z } from "zod";
import { streamWithRetries } from "./attempts.server";
import { endpointOf } from "./endpoint";
import { EFFORT_REFUSED, modelError, type Verdict, verdictOfStatus } from "./failures";
import { type Effort, type ModelChunk, ModelError, type ModelRequest } from "./model";
import type { Patience } from "./patience";
import { toOllamaMessage } from "./picture-messages";
import { ProviderCall, parseJson } from "./provider-call.server";
import { refusedParameter } from "./refused-parameters";
import { readLines } from "./server-events.server";
import { mergeSystem } from "./system-message";
import { countMessageTokens } from "./tokens";

export interface OllamaOptions {
  /** E.g. `http://localhost:11434`. */
  baseUrl: string;
  /** Only for a hosted Ollama. */
  apiKey?: string | undefined;
  model: string;
  /** Ollama cuts the prompt silently at its own default, so the size is always said. */
  contextTokens: number;
  /** How long it shall think; as the model has it when absent. */
  effort?: Effort | undefined;
  patience: Patience;
  dispatcher: Promise<Dispatcher>;
}

/** An answer gets at least this much room, whatever the estimate of the prompt says. */
const LEAST_OUTPUT_TOKENS = 512;

const lineSchema = z.object({
  message: z
    .object({ content: z.string().nullish(), thinking: z.string().nullish().catch(null) })
    .nullish(),
  done: z.boolean().nullish(),
  done_reason: z.string().nullish(),
  prompt_eval_count: z.number().nullish(),
  eval_count: z.number().nullish(),
  error: z.unknown(),
});

/** Ollama's own chat protocol: JSON, a line each. @returns the `stream` of a model */
export function ollamaStream(options: OllamaOptions) {
  const url = endpointOf(options.baseUrl.replace(/\/(?:v1|api)\/?$/, ""), "", "/api/chat");
  const { patience, dispatcher, apiKey, model } = options;
  let isThinking = options.effort !== undefined;

  const call = (request: ModelRequest, body: object) =>
    new ProviderCall({
      url,
      headers: apiKey ? { Authorization: `Bearer ${apiKey}` } : {},
      body,
      signal: request.signal,
      takeBytes: request.takeBytes,
      patience,
      dispatcher,
      judge: (status, answer) => judgeOllama(status, answer, model),
      fill: countMessageTokens(request.messages) / options.contextTokens,
    });

  /** Who cannot think refuses to before the first word. */
  async function* attempt(request: ModelRequest): AsyncGenerator<ModelChunk> {
    const body = toBody(options, request);
    if (isThinking) {
      try {
        return yield* readAnswer(call(request, { ...body, think: thinkOf(options) }));
      } catch (error) {
        const isRefused = error instanceof ModelError && refusedParameter(error.cause, THINK);
        if (!isRefused) throw error;
        isThinking = false;
        request.tell?.(EFFORT_REFUSED);
      }
    }
    yield* readAnswer(call(request, body));
  }

  return (request: ModelRequest): AsyncGenerator<ModelChunk> =>
    streamWithRetries(() => attempt(request), {
      signal: request.signal,
      backoffMs: patience.backoffMs,
    });
}

const THINK = ["think", "thinking"];

/** Only this family knows degrees. */
function thinkOf({ model, effort }: OllamaOptions): Effort | true {
  return effort && model.includes("gpt-oss") ? effort : true;
}

/**
 * Past its window Ollama forgets the start of the prompt and writes on: `num_predict` ends the
 * answer there instead, with `length`.
 */
function toBody({ model, contextTokens }: OllamaOptions, request: ModelRequest) {
  const messages = mergeSystem(request.messages);
  const room = Math.max(LEAST_OUTPUT_TOKENS, contextTokens - countMessageTokens(messages));
  return {
    model,
    messages: messages.map(toOllamaMessage),
    stream: true,
    ...(request.json ? { format: request.json } : {}),
    options: {
      num_ctx: contextTokens,
      num_predict: Math.min(request.maxOutputTokens ?? room, room),
    },
  };
}

async function* readAnswer(call: ProviderCall): AsyncGenerator<ModelChunk> {
  let hasBegun = false;
  for await (const line of readLines(call.text())) {
    if (line.trim() === "") continue;
    const parsed = lineSchema.safeParse(parseJson(line));
    if (!parsed.success) throw modelError("malformed");
    const { message, done, done_reason: reason, error } = parsed.data;
    if (error)
      throw modelError("overloaded", { said: FAILED, cause: { status: 200, body: error } });
    if (!message && !done) throw modelError("malformed");
    call.begin();
    hasBegun = true;
    if (message?.thinking) yield { type: "reasoning", text: message.thinking };
    if (message?.content) yield { type: "text", text: message.content };
    if (done) {
      const { prompt_eval_count: input, eval_count: output } = parsed.data;
      yield { type: "usage", inputTokens: input ?? 0, outputTokens: output ?? 0 };
      yield { type: "end", reason: reason === "length" ? "length" : "stop" };
      return;
    }
  }
  throw modelError(hasBegun ? "truncated" : "malformed");
}

const FAILED =
  "Ollama stopped with an error, often for want of memory. Look into its log, then send again.";
const bodySchema = z.object({ error: z.unknown() });

/** Ollama has no codes, so the status decides: a 404 is a model that was never pulled. */
export function judgeOllama(status: number, body: unknown, model: string): Verdict {
  const isOllama = bodySchema.safeParse(body).success && body !== undefined;
  const verdict = verdictOfStatus(status, isOllama);
  if (verdict.code === "model_missing") {
    return { ...verdict, said: `Ollama does not have this model. Run: ollama pull ${model}` };
  }
  return status === 500 && isOllama ? { ...verdict, said: FAILED } : verdict;
}
