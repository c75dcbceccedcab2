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
  /** By generation: the next answer of a project may find room where a long one's end does not. */
  readonly #waiting = new Map<string, { generation: Generation; ending: Ending }>();
  #isScheduled = false;

  constructor({ retryMs = RETRY_MS }: { retryMs?: number } = {}) {
    this.#retryMs = retryMs;
  }

  /** Takes over an answer, and tries at once. Never rejects. */
  async add(generation: Generation, ending: Ending): Promise<void> {
    this.#waiting.set(generation.id, { generation, ending });
    await this.#store(generation.id);
  }

  /** Tries to store what ends of a project's answers still have to be. Never rejects. */
  async settle(projectId: string): Promise<void> {
    for (const [id, { generation }] of [...this.#waiting]) {
      if (generation.projectId === projectId) await this.#store(id);
    }
  }

  async #store(id: string): Promise<void> {
    const late = this.#waiting.get(id);
    if (!late) return;
    try {
      // Deleted with its project: then there is nothing left to end.
      if (await db.generation.count({ where: { id } })) {
        await closeAnswer(late.generation, late.ending);
      }
      this.#waiting.delete(id);
    } catch (error) {
      log.warn({ err: error, generation: id }, "an answer's end is still unstored");
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
    for (const id of [...this.#waiting.keys()]) await this.#store(id);
  }
}
