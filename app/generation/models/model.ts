import type { AnswerMode } from "~/conversation/answer";
import type { AnswerChoice } from "~/conversation/answer-parts";
import type { FileTree } from "~/projects/files";

/** A picture as providers take it. */
export interface ModelPicture {
  /** One that OpenAI, Anthropic and Ollama all read. */
  mediaType: "image/jpeg";
  base64: string;
}

/** One turn of the conversation as a model reads it. */
export interface ModelMessage {
  role: "system" | "user" | "assistant";
  content: string;
  /** Shown with a turn of the person; only to a model that {@link Model.sees}. */
  pictures?: ModelPicture[];
  /** The next request begins with all up to here again: providers that cache are told so. */
  cacheUpToHere?: true;
}

/** The project as an engine reads it that needs no prompt. */
export interface ModelProject {
  /** Whose it is, by whom work for it takes turns with that for others; absent where nothing is stored of it. */
  visitor?: string;
  name: string;
  files: FileTree;
  /** Whoever asks runs this server, and may be told how it is set up. */
  isOperator?: boolean;
}

/** What a generation asks of a model. */
export interface ModelRequest {
  messages: ModelMessage[];
  mode: AnswerMode;
  /** Aborting must reach the provider: the connection is closed. */
  signal: AbortSignal;
  maxOutputTokens?: number;
  /** Told of all bytes that come, whether they say anything or not. */
  takeBytes?: (count: number) => void;
  /** Told what of the settings did not hold for this answer, a sentence for the person. */
  tell?: (text: string) => void;
  /** The JSON schema that the answer is to keep to, where a provider can hold a model to one. */
  json?: object;
  /** The project itself. Network models read it through `messages`; the starter engine reads this. */
  project?: ModelProject;
}

/** What a model streams. `end` comes exactly once, last. */
export type ModelChunk =
  | { type: "text"; text: string }
  | { type: "usage"; inputTokens: number; outputTokens: number; cachedTokens?: number }
  /** What the model thinks before it answers, where its provider tells: no part of the answer. */
  | { type: "reasoning"; text: string }
  /** Messages that the person may want to send next: the last such chunk counts. */
  | { type: "choices"; choices: AnswerChoice[] }
  | { type: "end"; reason: "stop" | "length" | "refused" };

/** What a million tokens cost, in US dollars. */
export interface ModelPrices {
  input: number;
  output: number;
  /** Of tokens that the provider had cached; `input` when absent. */
  cached?: number;
}

/** How long a model shall think, where its provider takes that. */
export const EFFORTS = ["low", "medium", "high"] as const;
export type Effort = (typeof EFFORTS)[number];

/** Anything that can answer: a provider's model, or the built-in starter engine. */
export interface Model {
  /** As recorded with each generation, e.g. `"openai:gpt-4.1"` or `"starter"`. */
  id: string;
  /** As shown to people, e.g. `"Built-in starter (not an AI model)"`. */
  label: string;
  kind: "starter" | "model";
  /** Which prompt and edit format it is trusted with. */
  profile: "small" | "strong";
  /** It is too small for files, and is asked to fill in a form (`form-model.ts`). */
  fillsForms?: boolean;
  /** It is given the project itself, as the starter is. */
  readsProject?: boolean;
  /** The size of its context window, in tokens. */
  contextTokens: number;
  /** Whether it can be shown pictures. */
  sees?: boolean;
  /** Where they are known. */
  prices?: ModelPrices;
  /** Whoever asks pays for it themselves: it counts towards no budget of the server's. */
  isOwn?: true;
  /** @throws {ModelError} on any failure, before or during the stream */
  stream(request: ModelRequest): AsyncIterable<ModelChunk>;
}

/**
 * Whether the built-in engine writes what is asked for: for its own answers, and for models that fill in a
 * form. It reads the project and the person's words alone, and cannot be asked again.
 */
export function isWrittenByStarter(
  { kind, fillsForms }: Pick<Model, "kind" | "fillsForms">,
  mode: AnswerMode,
): boolean {
  return kind === "starter" || (mode === "develop" && fillsForms === true);
}

export type ModelErrorCode =
  | "auth"
  | "quota"
  | "rate_limit"
  | "context_overflow"
  | "model_missing"
  | "overloaded"
  | "refused"
  | "network"
  | "idle_timeout"
  | "truncated"
  | "malformed"
  | "aborted";

/** A model's failure. The message says what happened and the one thing to do about it. */
export class ModelError extends Error {
  readonly code: ModelErrorCode;
  /** Whether sending the same again may succeed. */
  readonly retryable: boolean;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ModelErrorCode,
    message: string,
    options: { retryable?: boolean; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "ModelError";
    this.code = code;
    this.retryable = options.retryable ?? false;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
