import { modelError } from "../models/failures";
import type { ModelMessage } from "../models/model";
import { countMessageTokens, countTokens } from "../models/tokens";
import { beforeOpenFile, isSeamKnown, joinContinuation } from "../protocol/continuation";
import type { KeptReasoning } from "./kept-reasoning";
import type { ModelCallRequest } from "./model-call-request";
import type { ModelCallSink } from "./model-call-sink";
import { readStarterProject } from "./starter-project.server";

/** So much of an answer's beginning shows whether it is a picture, in characters. */
const JUDGED = 4_000;
const PICTURE = /^\s*(?:!\[[^\]]{0,200}\]\()?data:image\/|^\ufffd?\x89?PNG\r?\n/i;
const PICTURE_SAID =
  "The model's provider answered with a picture in place of words, often the picture of an error. No file was changed; send your message again, or choose another model.";

/** Buttons below an answer: more of them is a list to read. */
const CHOICES = 8;

/** One call of the model, joined to what it said in the calls before. */
export class ModelReply {
  text: string;
  /** The file that this reply should have gone on with, when it cannot be known how. */
  unjoined: { path: string | null } | null = null;
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
    const { projectId, projectName: name } = request;
    const readsProject = model.readsProject ?? model.kind === "starter";
    const project = readsProject
      ? await readStarterProject(projectId, name)
      : { name, files: new Map() };
    let reason: "stop" | "length" | "refused" = "stop";
    try {
      const tell = (text: string) => request.append({ type: "notice", text });
      for await (const chunk of model.stream({ messages, mode, signal, project, tell })) {
        signal.throwIfAborted();
        if (this.#sink.isWaiting || this.unjoined) {
          // Who breaks a call off is not told what it cost.
          usage.inputTokens += countMessageTokens(messages);
          usage.outputTokens += countTokens(this.text);
          return "stop" as const;
        }
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
    if (this.unjoined) return;
    if (this.#isJoined) {
      const isBeginning = this.text.length < JUDGED;
      this.text += piece;
      if (isBeginning && PICTURE.test(this.text.slice(0, JUDGED)))
        throw modelError("malformed", { said: PICTURE_SAID });
      await this.#sink.write(piece);
      return;
    }
    this.#kept += piece;
    // Only a further line can settle it.
    if (piece.includes("\n") && isSeamKnown(this.#soFar, this.#kept)) await this.#join();
  }

  async #join(): Promise<void> {
    this.#isJoined = true;
    const joined = joinContinuation(this.#soFar, this.#kept);
    const open = joined === null ? beforeOpenFile(this.#soFar) : null;
    this.text = joined ?? open?.text ?? this.#soFar;
    if (open) this.unjoined = { path: open.path };
    await this.#sink.rewrite(this.text);
  }
}
