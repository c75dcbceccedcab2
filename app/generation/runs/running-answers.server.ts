import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { log } from "~/platform/log.server";
import type { StopReason } from "./ending.server";
import type { GenerationRun } from "./run.server";

/**
 * The answers that this process writes, one a project. What other processes ask of them is stored
 * with their rows, and done here.
 */
export class RunningAnswers {
  readonly #runs = new Map<string, GenerationRun>();

  constructor() {
    const obeyAll = () => void this.obey();
    topics.subscribe("answer-stop", ({ projectId }) => this.#runs.has(projectId) && obeyAll());
    topics.subscribe(
      "project-deleted",
      ({ projectId }) => void this.#endDeleted(projectId),
      obeyAll,
    );
  }

  /** By the project's own id on the server. */
  get(projectId: string): GenerationRun | undefined {
    return this.#runs.get(projectId);
  }

  /** Looks after a run until it has ended. */
  add(run: GenerationRun): void {
    const { projectId } = run.generation;
    this.#runs.set(projectId, run);
    void run.ended.then(() => {
      if (this.#runs.get(projectId) === run) this.#runs.delete(projectId);
    });
  }

  /** A project that can be restored has its answer still, as one that was stopped. */
  async #endDeleted(projectId: string): Promise<void> {
    const run = this.#runs.get(projectId);
    if (!run) return;
    const where = { id: run.generation.id };
    const isKept = await db.generation.count({ where }).then(Boolean, () => false);
    void run.stop(isKept ? "stopped" : "deleted");
  }

  /** Stops those that shall stop by what is stored, or whose project is gone. Never rejects. */
  async obey(): Promise<void> {
    const runs = [...this.#runs.values()];
    if (runs.length === 0) return;
    try {
      const rows = await db.generation.findMany({
        where: { id: { in: runs.map(({ generation }) => generation.id) } },
        select: { id: true, stopReason: true },
      });
      const reasons = new Map(rows.map(({ id, stopReason }) => [id, stopReason]));
      for (const run of runs) {
        const { id } = run.generation;
        const reason = reasons.has(id) ? reasons.get(id) : "deleted";
        if (reason) void run.stop(reason as StopReason);
      }
    } catch (error) {
      log.warn({ err: error }, "stored stops could not be read");
    }
  }

  /** Waits for the end of what a project's answer is here, for at most so long. */
  waitForEnd(projectId: string, ms: number): Promise<void> {
    const run = this.#runs.get(projectId);
    return endsOf(run ? [run] : [], ms);
  }

  /** Waits for all, and stops those that take longer than `graceMs`. */
  async drain(graceMs: number): Promise<void> {
    await endsOf([...this.#runs.values()], graceMs);
    await Promise.all([...this.#runs.values()].map((run) => run.stop("shutdown")));
  }
}

/** Resolves when all have ended, or after so many milliseconds. */
async function endsOf(runs: readonly GenerationRun[], ms: number): Promise<void> {
  if (runs.length === 0) return;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([Promise.all(runs.map(({ ended }) => ended)), late]);
  clearTimeout(timer);
}
