import { z } from "zod";
import type { ModelChunk, ModelErrorCode, ModelRequest } from "./model";
import {
  codeOfStatus,
  modelError,
  type Patience,
  parseJson,
  streamLines,
} from "./provider-stream.server";

export interface OllamaOptions {
  /** E.g. `http://localhost:11434`. */
  baseUrl: string;
  model: string;
  /** Ollama cuts silently at its own default, so the size is always said. */
  contextTokens: number;
  patience: Patience;
}

const lineSchema = z.object({
  message: z.object({ content: z.string() }).optional(),
  done: z.boolean().optional(),
  done_reason: z.string().optional(),
  prompt_eval_count: z.number().optional(),
  eval_count: z.number().optional(),
  error: z.string().optional(),
});

/** Streams Ollama's own chat protocol: JSON, a line each. @throws {ModelError} */
export async function* streamOllama(
  options: OllamaOptions,
  request: ModelRequest,
): AsyncGenerator<ModelChunk> {
  const lines = streamLines({
    url: `${options.baseUrl.replace(/\/+$/, "")}/api/chat`,
    headers: {},
    body: {
      model: options.model,
      messages: request.messages,
      stream: true,
      options: {
        num_ctx: options.contextTokens,
        ...(request.maxOutputTokens ? { num_predict: request.maxOutputTokens } : {}),
      },
    },
    signal: request.signal,
    patience: options.patience,
    classify: classifyOllama,
  });
  for await (const line of lines) {
    if (line.trim() === "") continue;
    const parsed = lineSchema.safeParse(parseJson(line));
    if (!parsed.success) throw modelError("malformed");
    const { message, done, done_reason: reason, error } = parsed.data;
    if (error !== undefined) throw modelError("overloaded");
    if (message?.content) yield { type: "text", text: message.content };
    if (done) {
      const { prompt_eval_count: input = 0, eval_count: output = 0 } = parsed.data;
      yield { type: "usage", inputTokens: input, outputTokens: output };
      yield { type: "end", reason: reason === "length" ? "length" : "stop" };
      return;
    }
  }
  throw modelError("truncated");
}

/** Ollama has no codes: a 404 is a model that was never pulled. */
export function classifyOllama(status: number, _body: unknown): ModelErrorCode {
  return codeOfStatus(status);
}
