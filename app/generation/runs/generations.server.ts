import type { Viewer } from "~/accounts/user";
import { lastRequest } from "~/conversation/last-request.server";
import { mayNameChange, readUndoRequest } from "~/conversation/undo-request";
import { lock } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { holderOf, requireRoomFor } from "~/projects/held-bytes.server";
import { requireProject } from "~/projects/projects.server";
import { ownAttachments } from "~/uploads/own-attachments.server";
import type { AnswerChecks } from "../checks/answer-checks";
import type { TakeEvent } from "../events/event-log";
import { isEnd } from "../events/events";
import { meterModel, type SpendTokens } from "../models/metered";
import type { Model } from "../models/model";
import { followStored } from "./follow.server";
import { FollowedAnswers } from "./followed-answers.server";
import { findLatest, type Generation } from "./generation-row.server";
import { Recovery } from "./recover.server";
import { RunningAnswers } from "./running-answers.server";
import type { SendInput } from "./send-schema";
import { beginAnswer, findSame, hashOf } from "./start.server";
import { noAnswer, stopAnswer } from "./stop.server";
import { takeFreed } from "./take-freed";
import { HISTORY_ENGINE } from "./undo-answer.server";

export type { Generation } from "./generation-row.server";

/** How long a request waits for earlier ones of its project, in milliseconds. */
const TURN_MS = 40_000;
/** How long running answers may take to finish when the server is asked to stop, in milliseconds. */
export const DRAIN_MS = 10_000;

/** The model that answers somebody. @param asked what they chose with the message */
type ChooseModel = (viewer: Viewer, asked: string | undefined) => Model | Promise<Model>;

/** What somebody may have of answers; all they like where a question is absent. */
export interface AnswerAllowance {
  /** Lets them use a model that the operator pays for. @throws {AppError} 429 */
  tokens?(): Promise<SpendTokens | undefined>;
  /** Takes one of the places of answers under way. @returns what gives it back; @throws {AppError} 429 */
  place?(): Promise<() => Promise<void>>;
}

/**
 * The answers of an installation. One belongs to its project, not to a connection or a process: it
 * runs on when its readers leave, and whoever comes back follows its log, in any process.
 */
export class Generations {
  readonly #model: ChooseModel;
  readonly #running = new RunningAnswers();
  readonly #followed = new FollowedAnswers();
  readonly #recovery: Recovery;

  readonly #checks: AnswerChecks | null;

  /**
   * @param options.checks what finds out whether a project works after an answer; nothing without
   * @param options.lookMs milliseconds between two looks for answers that nobody writes
   */
  constructor(options: { model: ChooseModel; checks?: AnswerChecks; lookMs?: number }) {
    this.#model = options.model;
    this.#checks = options.checks ?? null;
    this.#recovery = new Recovery(options);
  }

  /**
   * Starts an answer, or attaches to the identical one of the last five minutes, or of the same press
   * of Send, however long its line was away. Another answer that is running for the project is stopped
   * first, in whichever process.
   *
   * @param allowance.tokens asked where the operator pays for the model; what it gives is told of the tokens that
   *   the answer uses, until its end
   * @param allowance.place held until the answer's end, whoever reads it: a provider that drips keeps one for most of an hour
   * @throws {AppError} 404, 401; 429 what the allowance threw, before anything is stopped; 409 and 503 when other processes are in the way; 507 when the account
   *   holds as much as it may
   */
  async start(
    viewer: Viewer,
    projectId: string,
    input: SendInput,
    allowance: AnswerAllowance = {},
  ): Promise<Generation> {
    const project = await requireProject(viewer, projectId);
    return inTurn(project.id, async () => {
      const requestHash = hashOf(project.id, input);
      const same = await findSame(project.id, requestHash, input.clientId !== undefined);
      if (same) return same;
      // What only goes back is answered by the product, whichever model was chosen.
      const before = mayNameChange(input.content) ? await lastRequest(project.id) : null;
      const undo = readUndoRequest(input.content, before?.content, before?.changedNothing);
      // An answer that has begun is written to its end.
      if (input.mode === "develop" && !undo) await requireRoomFor(holderOf(project), { by: 1 });
      const model = undo ? HISTORY_ENGINE : await this.#modelFor(viewer, input.model, allowance);
      const leavePlace = await this.#takePlace(project.id, allowance);
      try {
        await this.#recovery.lookAt(project.id);
        const [recovery, checks] = [this.#recovery, this.#checks];
        const { own, unknown } = await ownAttachments(
          viewer.user?.id ?? null,
          input.attachments ?? [],
        );
        const request = { ...input, attachments: own };
        const of = { project, input: request, unattached: unknown };
        const run = await beginAnswer({ ...of, requestHash, model, recovery, checks, undo });
        this.#running.add(run);
        void run.ended.then(leavePlace);
        return run.generation;
      } catch (error) {
        await leavePlace();
        throw error;
      }
    });
  }

  /**
   * Stops the answer that is running, or just beginning, in whichever process.
   *
   * @returns whether one was stopped
   * @throws {AppError} 404, 401; 503 when the process that writes it does not answer
   */
  async stop(viewer: Viewer, projectId: string): Promise<boolean> {
    const project = await requireProject(viewer, projectId);
    return inTurn(project.id, () => this.#stop(project.id));
  }

  /**
   * The running answer of the viewer's project, else the last one. One that is just beginning is
   * waited for.
   *
   * @throws {AppError} 404, 401; 503 when other processes are in the way
   */
  async latest(viewer: Viewer, projectId: string): Promise<Generation | null> {
    const project = await requireProject(viewer, projectId);
    return inTurn(project.id, () => findLatest(project.id));
  }

  /** Whether an answer is being written for a project, by the server's own id. */
  async isRunning(projectId: string): Promise<boolean> {
    return (await db.generation.count({ where: { runningFor: projectId } })) > 0;
  }

  /** Whether the answer that is being written may change the project's files. */
  async isWriting(projectId: string): Promise<boolean> {
    return (await db.generation.count({ where: { runningFor: projectId, mode: "develop" } })) > 0;
  }

  /**
   * Hands over the events of an answer after `afterSeq`: from memory while it runs here, from storage
   * otherwise. Resolves after the last one, or when `signal` fires.
   */
  async follow(
    generation: Generation,
    afterSeq: number,
    take: TakeEvent,
    signal: AbortSignal,
  ): Promise<void> {
    const run = this.#running.get(generation.projectId);
    if (run?.generation.id !== generation.id) {
      const { status } = generation;
      const follower = status === "running" ? this.#followed : { follow: followStored };
      return follower.follow(generation, afterSeq, take, signal);
    }
    let last = { seq: afterSeq, data: "" };
    const takeLive: TakeEvent = (event) => {
      last = event;
      return take(event);
    };
    const mayGoOn = await run.follow(afterSeq, takeLive, signal);
    if (mayGoOn && !isEnd(last.data)) await followStored(generation, last.seq, take, signal);
  }

  /** Waits for the end of an answer that this process writes, for at most so many milliseconds: most short ones are whole then. */
  waitForEnd(projectId: string, ms: number): Promise<void> {
    return this.#running.waitForEnd(projectId, ms);
  }

  /** Ends what killed processes left running. @returns how many were ended */
  recover(): Promise<number> {
    return this.#recovery.look();
  }

  /** Looks after the answers of gone processes from now on, and after what others ask of these. */
  watch(): void {
    this.#recovery.watch(() => this.#running.obey());
  }

  /** Waits for the answers of this process, and stops those that take longer than `graceMs`. */
  async drain(graceMs = DRAIN_MS): Promise<void> {
    this.#recovery.close();
    await this.#running.drain(graceMs);
  }

  /**
   * Stops what is running for the project; where there is no other place, its own is the next one's.
   *
   * @throws {AppError} 429: with nothing stopped, unless what ran had the place of somebody else
   */
  async #takePlace(projectId: string, { place = async () => async () => {} }: AnswerAllowance) {
    const isReplacing = await this.isRunning(projectId);
    const taken = await place().catch((refusal: unknown) => {
      if (!isReplacing) throw refusal;
      return null;
    });
    try {
      await this.#stop(projectId);
      return taken ?? (await takeFreed(place));
    } catch (error) {
      await taken?.();
      throw error;
    }
  }

  async #modelFor(viewer: Viewer, asked: string | undefined, { tokens }: AnswerAllowance) {
    const model = await this.#model(viewer, asked);
    const isPaidFor = model.kind === "model" && !model.isOwn;
    const spend = isPaidFor ? await tokens?.() : undefined;
    return spend ? meterModel(model, spend) : model;
  }

  #stop(projectId: string): Promise<boolean> {
    return stopAnswer(projectId, { running: this.#running, recovery: this.#recovery });
  }
}

/**
 * Runs what begins or ends answers of a project one after the other, in whichever processes.
 *
 * @throws {AppError} 503 when earlier work takes too long; then `work` is not begun
 */
async function inTurn<T>(projectId: string, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(noAnswer());
    }, TURN_MS);
  });
  const turn = lock.run(`conversation:${projectId}`, async () => {
    clearTimeout(timer);
    if (isLate) throw noAnswer();
    return work();
  });
  return Promise.race([turn, late]).finally(() => clearTimeout(timer));
}
