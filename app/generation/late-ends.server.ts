import { db } from "~/platform/db.server";
import { log } from "~/platform/log.server";
import type { Ending } from "./generation-failure.server";
import type { Generation } from "./generation-row.server";
import { closeAnswer } from "./unfinished-answer.server";

/** Milliseconds between two tries: soon after there is room, and little work while there is none. */
const RETRY_MS = 5_000;

/**
 * Answers whose end could not be stored, because the disk was full or the database away. They are
 * tried again until it works, so that none is shown as being written for ever.
 */
export class LateEnds {
  readonly #retryMs: number;
  /** By project: a project has one unfinished answer at most. */
  readonly #waiting = new Map<string, { generation: Generation; ending: Ending }>();
  #isScheduled = false;

  constructor({ retryMs = RETRY_MS }: { retryMs?: number } = {}) {
    this.#retryMs = retryMs;
  }

  /** Takes over an answer, and tries at once. Never rejects. */
  async add(generation: Generation, ending: Ending): Promise<void> {
    this.#waiting.set(generation.projectId, { generation, ending });
    await this.settle(generation.projectId);
  }

  /** Tries to store the end of a project's last answer, if it still has to be. Never rejects. */
  async settle(projectId: string): Promise<void> {
    const late = this.#waiting.get(projectId);
    if (!late) return;
    try {
      const { id } = late.generation;
      // Deleted with its project: then there is nothing left to end.
      if (await db.generation.count({ where: { id } })) {
        await closeAnswer(late.generation, late.ending);
      }
      if (this.#waiting.get(projectId) === late) this.#waiting.delete(projectId);
    } catch (error) {
      log.warn({ err: error, generation: late.generation.id }, "an answer's end is still unstored");
      this.#schedule();
    }
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setTimeout(() => void this.#retry(), this.#retryMs).unref();
  }

  async #retry(): Promise<void> {
    this.#isScheduled = false;
    for (const projectId of [...this.#waiting.keys()]) await this.settle(projectId);
  }
}
