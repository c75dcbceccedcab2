import { topics } from "~/platform/coordination/coordination.server";
import { isDiskFull } from "~/platform/full-disk";
import { log } from "~/platform/log.server";
import { isMissingOwner } from "~/platform/unique-violation";
import type { ProjectTree } from "~/projects/files";
import { readBinaries, readChangeTimes, readTree } from "~/projects/tree.server";
import type { Problem } from "../checks/answer-checks";
import { buildMessages } from "../context/context.server";
import { asThePersonSaid } from "../context/from-product";
import type { LoggedEvent, TakeEvent } from "../events/event-log";
import { storeEvents } from "../events/event-rows.server";
import type { Usage } from "../events/event-schema";
import { LiveLog } from "../events/live-log.server";
import { withinBounds } from "../models/answer-bounds";
import { isWrittenByStarter, type ModelMessage } from "../models/model";
import { PICTURE_TOKENS } from "../models/tokens";
import { leaveOutRefusedPictures } from "../models/without-pictures";
import { answerRequest } from "./answer.server";
import { withPictures } from "./attached.server";
import { readForModel } from "./attached-files.server";
import { describeFailure, type Ending, type StopReason } from "./ending.server";
import { FileSights } from "./file-sights";
import { finishAnswer } from "./finish-answer.server";
import type { Generation } from "./generation-row.server";
import { KeptReasoning } from "./kept-reasoning";
import { readOpenProblems } from "./open-problems.server";
import type { RunRequest } from "./run-request";
import { keepShown, readShown } from "./shown-files.server";
import { spentUsage } from "./spent-usage";
import { answerUndo } from "./undo-answer.server";

const PICTURES_REFUSED =
  "The model's provider did not take the attached pictures. The model was asked again without them.";

/** One answer that this process is writing, from its first event to its stored end. */
export class GenerationRun {
  readonly generation: Generation;
  /** Resolves when its end is stored, or left to be stored later. Never rejects. */
  readonly ended: Promise<void>;
  readonly #log: LiveLog;
  readonly #request: RunRequest;
  readonly #stop = new AbortController();
  /** Fires when an event cannot be stored: what the model says from then on is nobody's. */
  readonly #unstored = new AbortController();
  readonly #usage: Usage = { inputTokens: 0, outputTokens: 0 };
  readonly #shown = new FileSights();
  #ending: Ending | null = null;
  /** Its end cannot be stored before somebody makes room. */
  #isOutOfRoom = false;

  /** Begins at once. */
  constructor(request: RunRequest) {
    this.#request = request;
    this.generation = request.generation;
    this.#log = new LiveLog((events) => this.#store(events));
    request.lease.lost.addEventListener("abort", () => void this.stop("lost"));
    this.ended = this.#run();
  }

  /** How it ended; null while it is being written. */
  get ending(): Ending | null {
    return this.#ending;
  }

  /** Stops the model, and waits until what is complete is stored. */
  async stop(reason: StopReason): Promise<void> {
    this.#stop.abort(reason);
    await this.ended;
  }

  /**
   * Hands over the events after `afterSeq`, those to come included.
   *
   * @returns resolves after the last one that was stored, or when `signal` fires: whether more may
   *   follow, from storage
   */
  async follow(afterSeq: number, take: TakeEvent, signal: AbortSignal): Promise<boolean> {
    await this.#log.follow(afterSeq, take, signal);
    return !signal.aborted && !this.#isOutOfRoom;
  }

  async #run(): Promise<void> {
    const ending = await this.#answer();
    this.#ending = ending;
    const { lease, recovery } = this.#request;
    // Ended by another process, or with its project.
    const isOthers = ["lost", "deleted"].includes(this.#stop.signal.reason);
    if (isOthers) {
      await this.#closeLog();
      return lease.release();
    }
    try {
      await this.#closeLog(await this.#finish(ending));
      await lease.release();
    } catch (error) {
      if (isMissingOwner(error)) {
        await this.#closeLog();
        return lease.release();
      }
      log.error({ err: error, generation: this.generation.id }, "an answer's end was not stored");
      this.#isOutOfRoom = isDiskFull(error);
      await recovery.leave(this.generation, { ending, usage: this.#spent(), lease });
      await this.#closeLog();
    }
  }

  /** Readers of a log that could not be stored end here, and go on with what is stored. */
  #closeLog(closing: LoggedEvent[] = []): Promise<void> {
    return this.#log.close(closing).catch(() => {});
  }

  async #answer(): Promise<Ending> {
    try {
      this.#introduce();
      if (this.#request.undo) await answerUndo(this.#request, (event) => this.#log.append(event));
      else await this.#askModel();
      await this.#log.flush();
      return { status: "finished" };
    } catch (error) {
      const cause = this.#unstored.signal.aborted ? this.#unstored.signal.reason : error;
      // Its project is being deleted, and this is heard before the word of it comes.
      if (isMissingOwner(cause)) this.#stop.abort("deleted");
      return describeFailure(cause, this.#stop.signal);
    }
  }

  async #askModel(): Promise<void> {
    const { input, projectName, baseline, visitor } = this.#request;
    const bounded = withinBounds(this.#request.model);
    const model = leaveOutRefusedPictures(bounded, () => this.#tell(PICTURES_REFUSED));
    await answerRequest({
      projectId: this.generation.projectId,
      projectName,
      visitor,
      mode: input.mode,
      model,
      messages: await this.#readContext(),
      activeFile: input.activeFile ?? undefined,
      baseline,
      before: this.#request.before,
      checks: this.#request.checks,
      signal: AbortSignal.any([this.#stop.signal, this.#unstored.signal]),
      append: (event) => this.#log.append(event),
      reasoning: new KeptReasoning((event) => this.#log.append(event)),
      usage: this.#usage,
      shown: this.#shown,
    });
  }

  #introduce(): void {
    const { id, engine, engineLabel, userMessageId, assistantMessageId } = this.generation;
    const { mode } = this.#request.input;
    const of = { mode, engine, engineLabel, userMessageId, assistantMessageId };
    this.#log.append({ type: "generation", generation: { id, status: "running", ...of } });
  }

  async #readContext(): Promise<ModelMessage[]> {
    const { input, model, projectName, history } = this.#request;
    const { projectId } = this.generation;
    const isModel = !isWrittenByStarter(model, input.mode);
    const files = await readTree(projectId);
    const binaries: ProjectTree["binaries"] = isModel ? await readBinaries(projectId) : new Map();
    const { text: attached, pictures } = await this.#readAttached({ texts: files, binaries });
    const { messages, notice, shown, seen, cut } = buildMessages({
      mode: input.mode,
      profile: model.profile,
      contextTokens: model.contextTokens - pictures.length * PICTURE_TOKENS,
      projectName,
      // The starter looks through the project itself, in a worker.
      files: isModel ? files : new Map(),
      binaries,
      changed: isModel ? await readChangeTimes(projectId) : new Map(),
      shown: isModel ? await readShown(projectId) : undefined,
      activeFile: input.activeFile ?? undefined,
      history,
      content: input.content,
      attached,
      problems: isModel ? await this.#readUnsaidProblems() : [],
    });
    // The starter engine reads the project itself, so nothing is ever left out for it.
    if (notice && isModel) this.#tell(notice);
    if (shown && isModel) await keepShown(projectId, shown);
    for (const path of seen) this.#shown.show(path, cut.includes(path) ? "part" : "whole");
    // It reads words, and would take what the product tells for the person's.
    if (!isModel) return messages.map(asThePersonSaid);
    return withPictures(messages, pictures);
  }

  /** What the last check found and nobody has fixed, but for what the request says itself. */
  async #readUnsaidProblems(): Promise<Problem[]> {
    const { content } = this.#request.input;
    const open = await readOpenProblems(this.generation.projectId);
    return open.filter(({ text }) => !content.includes(text));
  }

  #readAttached(tree: ProjectTree) {
    const { ownerId, visitor, model, input, unattached, generation } = this.#request;
    const { projectId, userMessageId } = generation;
    const { content, attachments = [] } = input;
    const of = { ownerId, visitor, model, unattached, projectId, userMessageId, content, tree };
    return readForModel({ ...of, mode: input.mode, attachments }, (text) => this.#tell(text));
  }

  #tell(text: string): void {
    this.#log.append({ type: "notice", text });
  }

  /** What was lost to others is not written on, though they have not noticed yet. */
  async #store(events: LoggedEvent[]): Promise<void> {
    try {
      this.#request.lease.lost.throwIfAborted();
      await storeEvents(this.generation.id, events);
    } catch (error) {
      this.#unstored.abort(error);
      throw error;
    }
    topics.publish("answer-progress", { generationId: this.generation.id });
  }

  /** What it took so far. */
  #spent(): Usage {
    return spentUsage(this.#usage, this.generation.startedAt, this.#request.model.prices);
  }

  /** A log that failed may hold less in memory than is stored: then the stored one counts. */
  async #finish(ending: Ending): Promise<LoggedEvent[]> {
    const isStored = await this.#log.flush().then(
      () => true,
      () => false,
    );
    const known = { usage: this.#spent(), ...(isStored ? { events: this.#log.events } : {}) };
    return finishAnswer(this.generation, ending, known);
  }
}
