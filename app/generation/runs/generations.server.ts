import { randomUUID } from "node:crypto";
import type { Viewer } from "~/accounts/user";
import { exchangeStatements } from "~/conversation/exchange.server";
import { bus } from "~/platform/coordination/bus.server";
import { Turns } from "~/platform/coordination/turns";
import { db } from "~/platform/db.server";
import { sha256 } from "~/platform/hash.server";
import { createCheckpoint } from "~/projects/create-checkpoint.server";
import { type Project, requireProject } from "~/projects/projects.server";
import { readHistory } from "../context/conversation-history.server";
import { readEvents } from "../events/event-rows.server";
import { isEnd } from "../events/events";
import type { TakeEvent } from "../events/live-log.server";
import type { Model, ModelMessage } from "../models/model";
import { findLatest, GENERATION_FIELDS, type Generation } from "./generation-row.server";
import { GenerationRun } from "./generation-run.server";
import { LateEnds } from "./late-ends.server";
import { recoverGenerations } from "./recovery.server";
import type { SendInput } from "./send-schema";

export type { Generation } from "./generation-row.server";

/** An identical request within this time attaches to the first one instead of paying twice. */
const SAME_REQUEST_MS = 5 * 60 * 1000;

/**
 * The generations of this process. One belongs to its project, not to a connection: it runs on
 * when its readers leave, and whoever comes back follows its log.
 */
export class Generations {
  readonly #model: () => Model;
  readonly #running = new Map<string, GenerationRun>();
  /** Serialises sends per project: two at once become one after the other. */
  readonly #turns = new Turns();
  readonly #lateEnds: LateEnds;

  /** @param options.retryMs milliseconds between two tries to store an end that could not be */
  constructor(options: { model: () => Model; retryMs?: number }) {
    this.#model = options.model;
    this.#lateEnds = new LateEnds(options);
    bus.subscribe("project-deleted", ({ projectId }) => {
      void this.#running.get(projectId)?.stop("deleted");
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
    return this.#turns.run(project.id, async () => {
      const requestHash = sha256(JSON.stringify([project.id, input]));
      const same = await this.#findSame(project.id, requestHash);
      if (same) return same;
      await this.#running.get(project.id)?.stop("stopped");
      await this.#lateEnds.settle(project.id);
      return this.#begin(project, input, requestHash);
    });
  }

  /**
   * Stops the answer that is running, or just beginning.
   *
   * @returns whether there was one
   * @throws {AppError} 404, 401
   */
  async stop(viewer: Viewer, projectId: string): Promise<boolean> {
    const project = await requireProject(viewer, projectId);
    return this.#turns.run(project.id, async () => {
      const running = this.#running.get(project.id);
      await running?.stop("stopped");
      return running !== undefined;
    });
  }

  /**
   * The running answer of the viewer's project, else the last one. One that is just beginning is
   * waited for: between its row and its log it could not be followed.
   *
   * @throws {AppError} 404, 401
   */
  async latest(viewer: Viewer, projectId: string): Promise<Generation | null> {
    const project = await requireProject(viewer, projectId);
    return this.#turns.run(
      project.id,
      async () => this.#running.get(project.id)?.generation ?? findLatest(project.id),
    );
  }

  /** Whether an answer is being written for a project, by the server's own id. */
  isRunning(projectId: string): boolean {
    return this.#running.has(projectId);
  }

  /** Whether the answer that is being written may change the project's files. */
  isWriting(projectId: string): boolean {
    return this.#running.get(projectId)?.generation.mode === "develop";
  }

  /**
   * Hands over the events of a generation after `afterSeq`: live while it runs, stored ones
   * otherwise. Resolves after the last one, or when `signal` fires.
   */
  follow(
    generation: Generation,
    afterSeq: number,
    take: TakeEvent,
    signal: AbortSignal,
  ): Promise<void> {
    const running = this.#running.get(generation.projectId);
    return running?.generation.id === generation.id
      ? running.log.follow(afterSeq, take, signal)
      : readEvents(generation.id, afterSeq, take, signal);
  }

  /** Whether the end of an answer is stored: without it, there is more than can be read. */
  async hasEnd({ id }: Generation): Promise<boolean> {
    const last = await db.generationEvent.findFirst({
      where: { generationId: id },
      orderBy: { seq: "desc" },
      select: { data: true },
    });
    return last !== null && isEnd(last.data);
  }

  /** Closes what a killed process left running. Call once at boot. @returns how many */
  recover(): Promise<number> {
    return recoverGenerations(this.#lateEnds);
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
    await Promise.all([...this.#running.values()].map((running) => running.stop("shutdown")));
  }

  /** The identical request, if it is the last one, recent, and came to something. */
  async #findSame(projectId: string, requestHash: string): Promise<Generation | null> {
    const running = this.#running.get(projectId)?.generation;
    const last = running ?? (await findLatest(projectId));
    if (last?.requestHash !== requestHash) return null;
    if (!running && last.status !== "finished") return null;
    return last.startedAt.getTime() > Date.now() - SAME_REQUEST_MS ? last : null;
  }

  async #begin(project: Project, input: SendInput, requestHash: string): Promise<Generation> {
    const model = this.#model();
    // A trial's conversation is its browser's.
    const history = project.ownerId
      ? await readHistory(project.id)
      : toHistory(input.conversationHistory);
    const id = randomUUID();
    const exchange = { userMessageId: randomUUID(), assistantMessageId: randomUUID() };
    const pinned = input.mode === "develop" && (await this.#pin(project.id, input, exchange));
    const messages = await exchangeStatements(project.id, input, { ...exchange, generationId: id });
    const row = { id, projectId: project.id, requestHash, mode: input.mode, ...exchange };
    const [generation] = await db.$transaction([
      db.generation.create({
        data: { ...row, engine: model.id, engineLabel: model.label },
        select: GENERATION_FIELDS,
      }),
      ...messages,
    ]);
    const run = new GenerationRun({
      generation,
      projectName: project.name,
      input,
      history,
      model,
      pinned: pinned ? pinned.manifest : [],
      lateEnds: this.#lateEnds,
    });
    this.#running.set(project.id, run);
    void run.ended.then(() => {
      if (this.#running.get(project.id) === run) this.#running.delete(project.id);
      bus.publish("answer-ended", { projectId: project.id });
    });
    return generation;
  }

  #pin(projectId: string, input: SendInput, { userMessageId }: { userMessageId: string }) {
    const label = `Before “${input.content.trim()}”`;
    return createCheckpoint(projectId, { kind: "before", label, messageId: userMessageId });
  }
}

function toHistory(turns: SendInput["conversationHistory"]): ModelMessage[] {
  return (turns ?? []).flatMap(({ role, content }) =>
    role === "user" || role === "assistant" ? [{ role, content }] : [],
  );
}
