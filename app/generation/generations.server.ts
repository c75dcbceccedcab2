import { randomUUID } from "node:crypto";
import type { Viewer } from "~/accounts/user";
import type { Prisma } from "~/generated/sqlite/client";
import { bus } from "~/platform/bus.server";
import { sha256 } from "~/platform/cookies.server";
import { db } from "~/platform/db.server";
import { log } from "~/platform/log.server";
import { type CheckpointJson, pinTree, toCheckpointJson } from "~/projects/checkpoints.server";
import { type Project, requireProject } from "~/projects/projects.server";
import { readTree } from "~/projects/tree.server";
import { answerRequest, type Usage } from "./answer.server";
import { buildMessages } from "./context";
import { exchangeStatements, finishAnswer, readEvents, readHistory } from "./conversation.server";
import type { GenerationEventData, GenerationStatus } from "./events";
import { LiveLog, type LoggedEvent } from "./live-log.server";
import { type Model, ModelError, type ModelMessage } from "./models/model";
import type { SendInput } from "./send-schema";

/** An identical request within this time attaches to the first one instead of paying twice. */
const SAME_REQUEST_MS = 5 * 60 * 1000;

const FIELDS = {
  id: true,
  projectId: true,
  requestHash: true,
  status: true,
  mode: true,
  engine: true,
  engineLabel: true,
  userMessageId: true,
  assistantMessageId: true,
  startedAt: true,
} satisfies Prisma.GenerationSelect;

export type Generation = Prisma.GenerationGetPayload<{ select: typeof FIELDS }>;

interface Running {
  generation: Generation;
  log: LiveLog;
  stop: AbortController;
  /** Resolves when the end is stored. Never rejects. */
  ended: Promise<void>;
}

/**
 * The generations of this process. One belongs to its project, not to a connection: it runs on
 * when its readers leave, and whoever comes back follows its log.
 */
export class Generations {
  readonly #model: () => Model;
  readonly #running = new Map<string, Running>();
  /** Serialises sends per project: two at once become one after the other. */
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(options: { model: () => Model }) {
    this.#model = options.model;
    bus.subscribe("project-deleted", ({ projectId }) => {
      this.#running.get(projectId)?.stop.abort("deleted");
    });
  }

  /**
   * Starts an answer, or attaches to the identical one of the last five minutes. Another answer
   * that is running for the project is stopped first.
   *
   * @throws {AppError} 404, 401
   */
  async start(viewer: Viewer, projectId: string, input: SendInput): Promise<Generation> {
    const project = await requireProject(viewer, projectId);
    return this.#inTurn(project.id, async () => {
      const requestHash = sha256(JSON.stringify([project.id, input]));
      const same = await this.#findSame(project.id, requestHash);
      if (same) return same;
      await this.#stopRunning(project.id);
      return this.#begin(project, input, requestHash);
    });
  }

  /** Stops the running answer. @returns whether there was one. @throws {AppError} 404, 401 */
  async stop(viewer: Viewer, projectId: string): Promise<boolean> {
    const project = await requireProject(viewer, projectId);
    return this.#stopRunning(project.id);
  }

  /** The running answer of the viewer's project, else the last one. @throws {AppError} 404, 401 */
  async latest(viewer: Viewer, projectId: string): Promise<Generation | null> {
    const project = await requireProject(viewer, projectId);
    return this.#running.get(project.id)?.generation ?? findLatest(project.id);
  }

  /** Whether an answer is being written for a project, by the server's own id. */
  isRunning(projectId: string): boolean {
    return this.#running.has(projectId);
  }

  /** The events of a generation after `afterSeq`: live while it runs, stored ones otherwise. */
  async *follow(
    generation: Generation,
    afterSeq: number,
    signal: AbortSignal,
  ): AsyncGenerator<LoggedEvent> {
    const running = this.#running.get(generation.projectId);
    if (running?.generation.id === generation.id) {
      yield* running.log.follow(afterSeq, signal);
      return;
    }
    const rows = await db.generationEvent.findMany({
      where: { generationId: generation.id, seq: { gt: afterSeq } },
      orderBy: { seq: "asc" },
      select: { seq: true, data: true },
    });
    for (const row of rows) {
      if (signal.aborted) return;
      yield row;
    }
  }

  /**
   * Marks what a killed process left running as interrupted. What was complete is kept, and the
   * person is told how to go on. Call once at boot, before requests are served.
   *
   * @returns how many were found
   */
  async recover(): Promise<number> {
    const orphans = await db.generation.findMany({ where: { status: "running" }, select: FIELDS });
    for (const orphan of orphans) {
      try {
        await markInterrupted(orphan);
      } catch (error) {
        // One that cannot be closed must not keep the server from starting.
        log.error({ err: error, generation: orphan.id }, "a generation could not be recovered");
      }
    }
    return orphans.length;
  }

  /** Waits for running answers, and stops those that take longer than `graceMs`. */
  async drain(graceMs: number): Promise<void> {
    const all = [...this.#running.values()];
    if (all.length === 0) return;
    let timer: NodeJS.Timeout | undefined;
    const grace = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, graceMs);
    });
    await Promise.race([Promise.all(all.map((running) => running.ended)), grace]);
    clearTimeout(timer);
    for (const running of this.#running.values()) running.stop.abort("shutdown");
    await Promise.all(all.map((running) => running.ended));
  }

  /** The identical request, if it is the last one, recent, and came to something. */
  async #findSame(projectId: string, requestHash: string): Promise<Generation | null> {
    const running = this.#running.get(projectId)?.generation;
    const last = running ?? (await findLatest(projectId));
    if (last?.requestHash !== requestHash) return null;
    if (!running && last.status !== "done") return null;
    return last.startedAt.getTime() > Date.now() - SAME_REQUEST_MS ? last : null;
  }

  async #begin(project: Project, input: SendInput, requestHash: string): Promise<Generation> {
    const model = this.#model();
    const history = project.trialId
      ? toHistory(input.conversationHistory)
      : await readHistory(project.id);
    const id = randomUUID();
    const exchange = { userMessageId: randomUUID(), assistantMessageId: randomUUID() };
    if (input.mode === "develop") {
      await pinTree(project.id, {
        kind: "before",
        label: `Before “${input.content.trim()}”`,
        messageId: exchange.userMessageId,
      });
    }
    const messages = await exchangeStatements(project.id, input, { ...exchange, generationId: id });
    const [generation] = await db.$transaction([
      db.generation.create({
        data: {
          id,
          projectId: project.id,
          requestHash,
          mode: input.mode,
          engine: model.id,
          engineLabel: model.label,
          ...exchange,
        },
        select: FIELDS,
      }),
      ...messages,
    ]);
    const liveLog = new LiveLog(async (events) => {
      await db.generationEvent.createMany({
        data: events.map((event) => ({ ...event, generationId: generation.id })),
      });
    });
    const running: Running = {
      generation,
      log: liveLog,
      stop: new AbortController(),
      ended: Promise.resolve(),
    };
    this.#running.set(project.id, running);
    running.ended = this.#run(running, project, input, history, model).finally(() => {
      if (this.#running.get(project.id) === running) this.#running.delete(project.id);
    });
    return generation;
  }

  async #run(
    running: Running,
    project: Project,
    input: SendInput,
    history: ModelMessage[],
    model: Model,
  ): Promise<void> {
    const { generation, log: liveLog, stop } = running;
    const { id, engine, engineLabel, userMessageId, assistantMessageId } = generation;
    let status: Exclude<GenerationStatus, "running"> = "done";
    const usage: Usage = { inputTokens: 0, outputTokens: 0 };
    let errorCode: string | undefined;
    const append = (event: GenerationEventData) => liveLog.append(event);
    try {
      append({
        type: "generation",
        generation: {
          id,
          status: "running",
          mode: input.mode,
          engine,
          engineLabel,
          userMessageId,
          assistantMessageId,
        },
      });
      const context = buildMessages({
        mode: input.mode,
        profile: model.profile,
        contextTokens: model.contextTokens,
        projectName: project.name,
        files: await readTree(project.id),
        activeFile: input.activeFile ?? undefined,
        history,
        content: input.content,
        attachments: input.attachments ?? [],
      });
      // The starter engine reads the project itself, so nothing is ever left out for it.
      if (context.notice && model.kind === "model")
        append({ type: "notice", text: context.notice });
      await answerRequest({
        projectId: project.id,
        projectName: project.name,
        mode: input.mode,
        model,
        messages: context.messages,
        activeFile: input.activeFile ?? undefined,
        signal: stop.signal,
        append,
        usage,
      });
      await liveLog.flush();
    } catch (error) {
      const failure = describeFailure(error, stop.signal);
      status = failure.status;
      errorCode = failure.code;
      if (failure.event) tryAppend(liveLog, failure.event);
    }
    if (stop.signal.reason === "deleted") return void (await liveLog.close().catch(() => {}));
    try {
      await this.#finish(running, input, status, usage, errorCode);
    } catch (error) {
      log.error({ err: error, generation: id }, "a generation could not be finished");
    }
  }

  async #finish(
    { generation, log: liveLog }: Running,
    input: SendInput,
    status: Exclude<GenerationStatus, "running">,
    usage: Usage,
    errorCode: string | undefined,
  ): Promise<void> {
    try {
      await liveLog.flush().catch(() => {});
      const changes = await finishAnswer(generation.assistantMessageId, status, liveLog.events);
      if (changes.some((change) => change.action !== "error")) {
        const checkpoint = await this.#pinAnswer(generation, input.content.trim());
        if (checkpoint) tryAppend(liveLog, { type: "checkpoint", checkpoint });
      }
      tryAppend(liveLog, { type: "done", status, changes, usage });
      await db.generation.updateMany({
        where: { id: generation.id },
        data: { status, finishedAt: new Date(), errorCode: errorCode ?? null, ...usage },
      });
    } finally {
      await liveLog.close();
    }
  }

  /** A checkpoint that cannot be made must not keep an answer from ending. */
  async #pinAnswer(generation: Generation, label: string): Promise<CheckpointJson | null> {
    const { projectId, assistantMessageId: messageId } = generation;
    try {
      return toCheckpointJson(await pinTree(projectId, { kind: "after", label, messageId }));
    } catch (error) {
      log.error({ err: error, generation: generation.id }, "an answer could not be pinned");
      return null;
    }
  }

  async #stopRunning(projectId: string): Promise<boolean> {
    const running = this.#running.get(projectId);
    if (!running) return false;
    running.stop.abort("stopped");
    await running.ended;
    return true;
  }

  #inTurn<T>(projectId: string, work: () => Promise<T>): Promise<T> {
    const before = this.#turns.get(projectId) ?? Promise.resolve();
    const turn = before.then(work, work);
    const settled = turn.catch(() => {});
    this.#turns.set(projectId, settled);
    void settled.then(() => {
      if (this.#turns.get(projectId) === settled) this.#turns.delete(projectId);
    });
    return turn;
  }
}

function findLatest(projectId: string): Promise<Generation | null> {
  return db.generation.findFirst({
    where: { projectId },
    orderBy: [{ startedAt: "desc" }, { id: "desc" }],
    select: FIELDS,
  });
}

function toHistory(turns: SendInput["conversationHistory"]): ModelMessage[] {
  return (turns ?? []).flatMap(({ role, content }) =>
    role === "user" || role === "assistant" ? [{ role, content }] : [],
  );
}

function describeFailure(
  error: unknown,
  signal: AbortSignal,
): {
  status: Exclude<GenerationStatus, "running" | "done">;
  code?: string;
  event?: GenerationEventData;
} {
  if (signal.aborted) {
    return signal.reason === "shutdown"
      ? { status: "interrupted", code: "interrupted", event: INTERRUPTED }
      : { status: "stopped" };
  }
  if (error instanceof ModelError) {
    const { code, retryable, message } = error;
    return { status: "failed", code, event: { error: message, code, retryable } };
  }
  log.error({ err: error }, "a generation failed");
  return {
    status: "failed",
    code: "internal",
    event: {
      error: "Something went wrong while answering. Files that were complete are saved; try again.",
      code: "internal",
      retryable: true,
    },
  };
}

const INTERRUPTED: GenerationEventData = {
  error:
    "The server was restarted while it was answering. Every file that was complete is saved; say “continue” to go on.",
  code: "interrupted",
  retryable: true,
};

/** At the end of a generation a log that cannot store any more must not hide how it ended. */
function tryAppend(liveLog: LiveLog, event: GenerationEventData): void {
  try {
    liveLog.append(event);
  } catch (error) {
    log.error({ err: error }, "an event could not be stored");
  }
}

async function markInterrupted(orphan: Generation): Promise<void> {
  const events = await readEvents(orphan.id);
  const changes = await finishAnswer(orphan.assistantMessageId, "interrupted", events);
  if (changes.some((change) => change.action !== "error")) {
    await pinTree(orphan.projectId, {
      kind: "after",
      label: "Interrupted answer",
      messageId: orphan.assistantMessageId,
    });
  }
  const closing: GenerationEventData[] = [
    INTERRUPTED,
    { type: "done", status: "interrupted", changes },
  ];
  await db.$transaction([
    db.generationEvent.createMany({
      data: closing.map((event, index) => ({
        generationId: orphan.id,
        seq: events.length + 1 + index,
        data: JSON.stringify(event),
      })),
    }),
    db.generation.update({
      where: { id: orphan.id },
      data: { status: "interrupted", finishedAt: new Date(), errorCode: "interrupted" },
      select: { id: true },
    }),
  ]);
}
