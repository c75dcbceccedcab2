import { limitTime, type TimeUp, timeLeft } from "~/platform/time-limit";
import { type BuildSource, toBuildInput } from "./build-input";
import type { BuildProcess, StartProcess } from "./build-process.server";
import type { BuildLoad, BuildRequest, QueueLimits, QueueOutcome } from "./build-request";
import { BuildTurns } from "./build-turns";
import type { BuildResult } from "./build-types";
import type { BuildReply } from "./build-worker";

const TOO_MUCH =
  "The build ran out of memory and was stopped. Is a file nested very deeply, or very large?";
/** How soon a build is looked at again that may be pre-empted, in milliseconds. */
const SOON_MS = 20;
/** Builds of one visitor that wait at once; each is a few hundred bytes, for trees are read later. */
export const WAITING_EACH = 100;

interface Waiting extends BuildRequest {
  resolve: (outcome: QueueOutcome) => void;
}

interface Current extends Waiting {
  /** Ends watching over its time. */
  endLimit: () => void;
  /** When to look whether it is pre-empted. */
  nextLook: NodeJS.Timeout | undefined;
  turnAt: number;
  /** Null as long as its tree is being read, or its worker starts. */
  startedAt: number | null;
  /** The worker's processor time when it began, in milliseconds; null where that is not known. */
  processorAt: number | null;
  /** What the worker knows it by; null as long as its tree is being read. */
  jobId: number | null;
}

/**
 * Builds sites one at a time, in turns between visitors, on a worker of its own, which its first build
 * starts. A build that hangs or crashes ends its worker; the next one gets a new one.
 */
export class WorkerQueue {
  readonly #startProcess: StartProcess;
  readonly #limits: QueueLimits;
  readonly #turns = new BuildTurns<Waiting>();
  #worker: BuildProcess | null = null;
  #current: Current | null = null;
  #idle: NodeJS.Timeout | undefined;
  #resting: NodeJS.Timeout | undefined;
  #nextId = 1;

  constructor(options: { startProcess: StartProcess; limits: QueueLimits }) {
    this.#startProcess = options.startProcess;
    this.#limits = options.limits;
  }

  /** Builds that run, and that wait for their turn. */
  get load(): BuildLoad {
    return { running: this.#current ? 1 : 0, waiting: this.#turns.size };
  }

  /** Builds a tree when its turn comes. Never rejects; a build whose signal fires first is not made. */
  build(request: BuildRequest): Promise<QueueOutcome> {
    const { visitor, signal } = request;
    if (signal?.aborted) return Promise.resolve({ result: NOT_NEEDED, ms: null });
    if (visitor !== null && this.#turns.countOf(visitor) >= WAITING_EACH) {
      return Promise.resolve({ result: TOO_MANY, ms: null });
    }
    return new Promise((resolve) => {
      const takeBack = () => {
        if (this.#turns.remove(waiting)) resolve({ result: NOT_NEEDED, ms: null });
      };
      const waiting: Waiting = {
        ...request,
        resolve(outcome) {
          signal?.removeEventListener("abort", takeBack);
          resolve(outcome);
        },
      };
      signal?.addEventListener("abort", takeBack, { once: true });
      this.#turns.add(waiting);
      this.#startNext();
      this.#preempt();
    });
  }

  async close(): Promise<void> {
    const stopping = problem("The server is stopping.");
    for (const { resolve } of this.#turns.removeAll()) resolve({ result: stopping, ms: null });
    const worker = this.#worker;
    this.#worker = null;
    this.#finish(stopping);
    clearTimeout(this.#idle);
    clearTimeout(this.#resting);
    await worker?.end();
  }

  #startNext(): void {
    if (this.#current) return;
    clearTimeout(this.#resting);
    const next = this.#turns.next(performance.now());
    if (typeof next === "number") {
      this.#resting = setTimeout(() => this.#startNext(), Math.ceil(next));
    } else if (next) void this.#start(next);
  }

  async #start(next: Waiting): Promise<void> {
    clearTimeout(this.#idle);
    const buildMs = next.buildMs ?? this.#limits.buildMs;
    const turn = { turnAt: performance.now(), startedAt: null, processorAt: null, jobId: null };
    const current: Current = { ...next, ...turn, endLimit: () => {}, nextLook: undefined };
    current.endLimit = limitTime({
      limitMs: buildMs,
      taken: () => (current.startedAt === null ? 0 : this.#takenBy(current)),
      onOver: (why) => this.#abandon(problem(tooLong(why, buildMs))),
    });
    this.#current = current;
    try {
      const tree = await next.readTree();
      // It was stopped meanwhile.
      if (this.#current !== current) return;
      if (!tree) return this.#finish(null);
      await this.#post(current, tree);
    } catch {
      if (this.#current === current)
        this.#finish(problem("The project's files could not be read."));
    }
  }

  async #post(current: Current, tree: BuildSource): Promise<void> {
    const id = this.#nextId++;
    current.jobId = id;
    this.#worker ??= this.#startWorker();
    const worker = this.#worker;
    // The one before it may have taken the worker with it: nobody is slow for having to start one.
    await worker.ready;
    if (this.#current !== current) return;
    current.startedAt = performance.now();
    current.processorAt = worker.processorMs();
    this.#preempt();
    const { mode, check, prebuild, curatedOnly } = current;
    const how = { ...(check ? { check } : {}), ...(prebuild ? { prebuild } : {}) };
    const input = toBuildInput(tree);
    worker.post({ id, input, mode, ...how, ...(curatedOnly ? { curatedOnly } : {}) });
  }

  /** What a build took of the processors since it began, in milliseconds; null where the system does not tell. */
  #takenBy({ processorAt }: Current): number | null {
    const now = this.#worker?.processorMs() ?? null;
    return processorAt === null || now === null ? null : now - processorAt;
  }

  /** Gives up a build that has had its time, when another one waits; and with it its visitor's that wait behind it. */
  #preempt(): void {
    const { preemptMs } = this.#limits;
    const current = this.#current;
    if (!current || current.startedAt === null || preemptMs === undefined) return;
    clearTimeout(current.nextLook);
    if (this.#turns.size === 0) return;
    const passed = performance.now() - current.startedAt;
    // Others wait: on a busy machine twice as long, and no longer.
    const left = timeLeft(preemptMs, this.#takenBy(current), passed, 2 * preemptMs);
    // A timer may fire a fraction of a millisecond early.
    if (left > 1) {
      current.nextLook = setTimeout(() => this.#preempt(), Math.max(left, SOON_MS));
      return;
    }
    const { visitor } = current;
    const isInOthersWay = visitor !== null && this.#turns.size > this.#turns.countOf(visitor);
    const behind = isInOthersWay ? this.#turns.removeOf(visitor) : [];
    this.#abandon(isInOthersWay ? "in-others-way" : "pre-empted");
    for (const { resolve } of behind) resolve({ result: "sent-on", ms: null });
  }

  #startWorker(): BuildProcess {
    const { processors } = this.#limits;
    const listener = {
      onReply: (reply: BuildReply) => {
        if (reply.id !== this.#current?.jobId) return;
        if ("result" in reply) this.#finish(reply.result);
        else this.#abandon(problem(TOO_MUCH));
      },
      onBroken: (why: "memory" | "exit") => {
        if (this.#worker !== worker) return;
        this.#dropWorker();
        const text = why === "memory" ? TOO_MUCH : "The build stopped unexpectedly. Try again.";
        // A build whose tree is still being read gets another worker.
        if (this.#current?.jobId !== null) this.#finish(problem(text));
      },
    };
    const worker = this.#startProcess(listener, processors ? { processors } : {});
    return worker;
  }

  /** Gives up on the current build and its worker, whose state nobody can know. */
  #abandon(result: QueueOutcome["result"]): void {
    if (this.#current?.jobId !== null) this.#dropWorker();
    this.#finish(result);
  }

  #dropWorker(): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.end();
  }

  #finish(result: QueueOutcome["result"]): void {
    const current = this.#current;
    if (!current) return;
    current.endLimit();
    clearTimeout(current.nextLook);
    this.#current = null;
    const { turnAt, startedAt } = current;
    const endedAt = performance.now();
    // On a busy machine what is quick takes long on the clock.
    const ran = endedAt - (startedAt ?? turnAt);
    const ms = startedAt === null ? null : Math.min(ran, this.#takenBy(current) ?? ran);
    // Nobody rests for a worker that had to start: somebody else's build may have taken the one before with it.
    this.#turns.noteTurn(current, { startedAt: endedAt - (ms ?? ran), endedAt });
    current.resolve({ result, ms });
    this.#startNext();
    const { idleMs } = this.#limits;
    if (this.#current || idleMs === undefined) return;
    this.#idle = setTimeout(() => this.#dropWorker(), idleMs).unref();
  }
}

const NOT_NEEDED = problem("The build is no longer needed.");
const TOO_MANY = problem(
  `${WAITING_EACH} builds of yours wait already. Try again when some of them are done.`,
);

/** Why a build was stopped: for what it took, or because others kept it from that. */
function tooLong(why: TimeUp, buildMs: number): string {
  const seconds = buildMs / 1_000;
  return why === "worked"
    ? `The build took longer than ${seconds} seconds and was stopped.`
    : `This server is too busy with other work at the moment: the build did not get its ${seconds} seconds of a processor and was stopped. Try again in a minute.`;
}

function problem(text: string): BuildResult {
  return { ok: false, problems: [{ text }] };
}
