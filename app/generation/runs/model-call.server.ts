import type { AnswerMode } from "~/conversation/answer";
import { readTree } from "~/projects/tree.server";
import { continuationMessages } from "../context/continuation-request";
import type { GenerationEvent, Usage } from "../events/event-schema";
import { modelError } from "../models/failures";
import type { Model, ModelMessage } from "../models/model";
import { isSeamKnown, joinContinuation } from "../protocol/continuation";
import type { FileWriter } from "./file-writer.server";
import type { KeptReasoning } from "./kept-reasoning";
import { ModelCallSink } from "./model-call-sink";

/** How often an answer that was cut off is continued. */
export const CONTINUATIONS = 3;

/** Buttons below an answer: more of them is a list to read. */
const CHOICES = 8;

export interface ModelCallRequest {
  projectId: string;
  projectName: string;
  mode: AnswerMode;
  model: Model;
  signal: AbortSignal;
  append: (event: GenerationEvent) => void;
  /** Of all calls of the answer together. */
  reasoning: KeptReasoning;
  /** Counts on, over all turns; it is what was paid, whatever comes of them. */
  usage: Usage;
}

/**
 * One answer of the model, continued while its length limit cuts it off. Complete files are saved
 * as they come, also when it fails.
 *
 * @returns its raw text, and the part of it that was no file
 * @throws {ModelError} what the model threw, or `refused`
 */
export async function callModel(
  request: ModelCallRequest,
  messages: ModelMessage[],
  writer: FileWriter,
  options: { showProse?: boolean } = {},
): Promise<{ text: string; prose: string }> {
  const { model, mode, signal, append } = request;
  const sink = new ModelCallSink(writer, append, mode, options.showProse ?? true);
  let text = "";
  let asked = messages;
  try {
    for (let attempt = 0; ; attempt += 1) {
      const reply = new Reply(text, sink, request.reasoning);
      const reason = await reply.read(request, asked);
      text = reply.text;
      if (reason === "refused") throw modelError("refused");
      if (reason === "stop") break;
      if (attempt === CONTINUATIONS) {
        append({
          type: "notice",
          text: `The answer was cut off ${CONTINUATIONS + 1} times by the model's length limit. What was complete is saved; say “continue” for the rest.`,
        });
        break;
      }
      append({ type: "notice", text: "The model reached its length limit; continuing." });
      asked = continuationMessages(messages, text, sink.openPath, model.contextTokens);
    }
  } catch (error) {
    await sink.end({ isStopped: signal.aborted });
    throw error;
  }
  await sink.end();
  return { text, prose: sink.prose };
}

/** One call of the model, joined to what it said in the calls before. */
class Reply {
  text: string;
  readonly #soFar: string;
  readonly #sink: ModelCallSink;
  readonly #reasoning: KeptReasoning;
  /** A continuation may repeat lines: it is kept back until its seam is known. */
  #kept = "";
  #isJoined: boolean;

  constructor(soFar: string, sink: ModelCallSink, reasoning: KeptReasoning) {
    this.#reasoning = reasoning;
    this.text = soFar;
    this.#soFar = soFar;
    this.#sink = sink;
    this.#isJoined = soFar === "";
  }

  async read(request: ModelCallRequest, messages: ModelMessage[]) {
    const { model, mode, signal, usage } = request;
    const files = model.kind === "starter" ? await readTree(request.projectId) : new Map();
    const project = { name: request.projectName, files };
    let reason: "stop" | "length" | "refused" = "stop";
    try {
      for await (const chunk of model.stream({ messages, mode, signal, project })) {
        signal.throwIfAborted();
        if (chunk.type === "reasoning") {
          this.#reasoning.add(chunk.text);
          continue;
        }
        this.#reasoning.flush();
        if (chunk.type === "text") await this.#write(chunk.text);
        else if (chunk.type === "end") reason = chunk.reason;
        else if (chunk.type === "choices")
          request.append({ type: "choices", choices: chunk.choices.slice(0, CHOICES) });
        else {
          usage.inputTokens += chunk.inputTokens;
          usage.outputTokens += chunk.outputTokens;
          if (chunk.cachedTokens)
            usage.cachedTokens = (usage.cachedTokens ?? 0) + chunk.cachedTokens;
        }
      }
    } finally {
      this.#reasoning.flush();
      if (!this.#isJoined) await this.#join();
    }
    return reason;
  }

  async #write(piece: string): Promise<void> {
    if (this.#isJoined) {
      this.text += piece;
      await this.#sink.write(piece);
      return;
    }
    this.#kept += piece;
    // Only a further line can settle it.
    if (piece.includes("\n") && isSeamKnown(this.#soFar, this.#kept)) await this.#join();
  }

  async #join(): Promise<void> {
    this.#isJoined = true;
    this.text = joinContinuation(this.#soFar, this.#kept);
    await this.#sink.rewrite(this.text);
  }
}
