import { finishAnswer } from "~/conversation/exchange.server";
import { db } from "~/platform/db.server";
import { log } from "~/platform/log.server";
import { type CheckpointJson, toCheckpointJson } from "~/projects/checkpoints.server";
import { createCheckpoint } from "~/projects/create-checkpoint.server";
import type { Manifest } from "~/projects/manifest";
import { readTree } from "~/projects/tree.server";
import { buildMessages } from "../context/context";
import { storeEvents } from "../events/event-rows.server";
import type { GenerationEvent, Usage } from "../events/event-schema";
import { changesOf, foldEvents, problemOf } from "../events/fold";
import { LiveLog } from "../events/live-log.server";
import type { Model, ModelMessage } from "../models/model";
import { answerRequest } from "./answer.server";
import { describeFailure, type Ending, type StopReason } from "./generation-failure.server";
import type { Generation } from "./generation-row.server";
import type { LateEnds } from "./late-ends.server";
import type { SendInput } from "./send-schema";

/** What an answer is made from. */
export interface RunRequest {
  generation: Generation;
  projectName: string;
  input: SendInput;
  history: ModelMessage[];
  model: Model;
  /** The working tree as the checkpoint before the answer has it. */
  pinned: Manifest;
  /** Takes over when the end cannot be stored. */
  lateEnds: LateEnds;
}

/** One answer that this process is writing, from its first event to its stored end. */
export class GenerationRun {
  readonly generation: Generation;
  readonly log: LiveLog;
  /** Resolves when the end is stored, or left to be stored later. Never rejects. */
  readonly ended: Promise<void>;
  readonly #request: RunRequest;
  readonly #stop = new AbortController();
  readonly #usage: Usage = { inputTokens: 0, outputTokens: 0 };

  /** Begins at once. */
  constructor(request: RunRequest) {
    this.#request = request;
    this.generation = request.generation;
    const generationId = request.generation.id;
    this.log = new LiveLog((events) => storeEvents(generationId, events));
    this.ended = this.#run();
  }

  /** Stops the model, and waits until what is complete is stored. */
  async stop(reason: StopReason): Promise<void> {
    this.#stop.abort(reason);
    await this.ended;
  }

  async #run(): Promise<void> {
    const ending = await this.#answer();
    try {
      if (this.#stop.signal.reason !== ("deleted" satisfies StopReason)) await this.#finish(ending);
      await this.log.close();
    } catch (error) {
      log.error({ err: error, generation: this.generation.id }, "an answer's end was not stored");
      // Its readers end all the same.
      await this.log.close().catch(() => {});
      await this.#request.lateEnds.add(this.generation, ending);
    }
  }

  async #answer(): Promise<Ending> {
    const { signal } = this.#stop;
    try {
      const { input, model, projectName, pinned } = this.#request;
      const { projectId } = this.generation;
      this.#introduce();
      const messages = await this.#readContext();
      await answerRequest({
        projectId,
        projectName,
        mode: input.mode,
        model,
        messages,
        activeFile: input.activeFile ?? undefined,
        pinned,
        signal,
        append: (event) => this.log.append(event),
        usage: this.#usage,
      });
      await this.log.flush();
      return { status: "finished" };
    } catch (error) {
      const failure = describeFailure(error, signal);
      if (failure.event) this.#tryAppend(failure.event);
      return failure;
    }
  }

  #introduce(): void {
    const { id, engine, engineLabel, userMessageId, assistantMessageId } = this.generation;
    const { mode } = this.#request.input;
    this.log.append({
      type: "generation",
      generation: {
        id,
        status: "running",
        mode,
        engine,
        engineLabel,
        userMessageId,
        assistantMessageId,
      },
    });
  }

  async #readContext(): Promise<ModelMessage[]> {
    const { input, model, projectName, history } = this.#request;
    const { messages, notice } = buildMessages({
      mode: input.mode,
      profile: model.profile,
      contextTokens: model.contextTokens,
      projectName,
      files: await readTree(this.generation.projectId),
      activeFile: input.activeFile ?? undefined,
      history,
      content: input.content,
      attachments: input.attachments ?? [],
    });
    // The starter engine reads the project itself, so nothing is ever left out for it.
    if (notice && model.kind === "model") this.log.append({ type: "notice", text: notice });
    return messages;
  }

  async #finish({ status, code }: Ending): Promise<void> {
    const { id, assistantMessageId } = this.generation;
    await this.log.flush();
    const answer = { ...foldEvents(this.log.events), status };
    const changes = changesOf(answer);
    const { content } = answer;
    const problem = problemOf(answer);
    await finishAnswer(assistantMessageId, { status, content, changes, problem });
    const checkpoint = changes.some((change) => change.action !== "error") && (await this.#pin());
    if (checkpoint) this.#tryAppend({ type: "checkpoint", checkpoint });
    this.log.append({ type: "done", status, changes, usage: this.#usage });
    await this.log.flush();
    await db.generation.updateMany({
      where: { id },
      data: { status, finishedAt: new Date(), errorCode: code ?? null, ...this.#usage },
    });
  }

  /** A checkpoint that cannot be made must not keep an answer from ending. */
  async #pin(): Promise<CheckpointJson | null> {
    const { projectId, assistantMessageId: messageId } = this.generation;
    const label = this.#request.input.content.trim();
    try {
      return toCheckpointJson(
        await createCheckpoint(projectId, { kind: "after", label, messageId }),
      );
    } catch (error) {
      log.error({ err: error, generation: this.generation.id }, "an answer could not be pinned");
      return null;
    }
  }

  /** At the end a log that cannot store any more must not hide how it ended. */
  #tryAppend(event: GenerationEvent): void {
    try {
      this.log.append(event);
    } catch (error) {
      log.error({ err: error }, "an event could not be stored");
    }
  }
}
