import type { ModelServerRequest, Scenario } from "./scenario";

/** How one protocol writes an answer. */
export interface Protocol {
  path: string;
  contentType: string;
  start(usage: Usage): string;
  ping: string;
  thoughts(text: string): string;
  text(text: string): string;
  end(reason: "stop" | "length" | "refused", usage: Usage): string;
  error: string;
  refusal(refuse: NonNullable<Scenario["refuse"]>): unknown;
}

type Usage = NonNullable<Scenario["usage"]>;

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const named = (type: string, rest: object = {}) => `event: ${type}\n${data({ type, ...rest })}`;
const line = (value: unknown) => `${JSON.stringify(value)}\n`;

const openAiChunk = (choice: object, rest: object = {}) =>
  data({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "test",
    choices: [{ index: 0, finish_reason: null, delta: {}, ...choice }],
    ...rest,
  });

export const PROTOCOLS: Record<ModelServerRequest["protocol"], Protocol> = {
  openai: {
    path: "/v1/chat/completions",
    contentType: "text/event-stream",
    start: () => openAiChunk({ delta: { role: "assistant", content: "" } }),
    ping: ": PROCESSING\n\n",
    thoughts: (text) => openAiChunk({ delta: { reasoning_content: text } }),
    text: (content) => openAiChunk({ delta: { content } }),
    end: (reason, { inputTokens, outputTokens }) =>
      openAiChunk({ finish_reason: reason === "refused" ? "content_filter" : reason }) +
      data({
        choices: [],
        usage: { prompt_tokens: inputTokens, completion_tokens: outputTokens },
      }) +
      "data: [DONE]\n\n",
    error: data({ error: { code: "server_error", type: "server_error", message: "Oh no." } }),
    refusal: ({ code, param }) => ({
      error: { message: "No.", type: "invalid_request_error", code: code ?? null, param },
    }),
  },
  anthropic: {
    path: "/v1/messages",
    contentType: "text/event-stream",
    start: ({ inputTokens }) =>
      named("message_start", {
        message: {
          id: "msg_1",
          role: "assistant",
          content: [],
          // A cached prefix is counted apart from the rest.
          usage: { input_tokens: 0, cache_read_input_tokens: inputTokens, output_tokens: 1 },
        },
      }) + named("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
    ping: named("ping"),
    thoughts: (thinking) =>
      named("content_block_delta", { index: 0, delta: { type: "thinking_delta", thinking } }),
    text: (text) => named("content_block_delta", { index: 0, delta: { type: "text_delta", text } }),
    end: (reason, { outputTokens }) =>
      named("content_block_stop", { index: 0 }) +
      named("message_delta", {
        delta: { stop_reason: ANTHROPIC_REASONS[reason] },
        usage: { output_tokens: outputTokens },
      }) +
      named("message_stop"),
    error: named("error", { error: { type: "overloaded_error", message: "Overloaded" } }),
    refusal: ({ code }) => ({
      type: "error",
      error: { type: code ?? "invalid_request_error", message: "No." },
    }),
  },
  ollama: {
    path: "/api/chat",
    contentType: "application/x-ndjson",
    start: () => "",
    ping: "\n",
    thoughts: (thinking) =>
      line({ model: "test", message: { role: "assistant", content: "", thinking }, done: false }),
    text: (content) =>
      line({ model: "test", message: { role: "assistant", content }, done: false }),
    end: (reason, { inputTokens, outputTokens }) =>
      line({
        model: "test",
        message: { role: "assistant", content: "" },
        done: true,
        done_reason: reason === "length" ? "length" : "stop",
        prompt_eval_count: inputTokens,
        eval_count: outputTokens,
      }),
    error: line({ error: "an error was encountered while running the model" }),
    refusal: () => ({ error: "No." }),
  },
};

const ANTHROPIC_REASONS = { stop: "end_turn", length: "max_tokens", refused: "refusal" };

/** Which protocol a request speaks, by its path. */
export function protocolOf(url: string | undefined): ModelServerRequest["protocol"] | null {
  const names = Object.keys(PROTOCOLS) as ModelServerRequest["protocol"][];
  return names.find((name) => PROTOCOLS[name].path === url) ?? null;
}
