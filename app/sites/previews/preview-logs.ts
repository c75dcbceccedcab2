import { PreviewLog } from "./preview-log";

/** Logs kept at once: those of the running previews, and of some that ended. */
const KEPT = 400;

/**
 * The logs of projects. They outlive restarts and stops: the line that says why a preview ended is
 * the one that matters. The ones not used for longest go first, never one that somebody reads.
 */
export class PreviewLogs {
  readonly #now: () => number;
  readonly #logs = new Map<string, PreviewLog>();

  constructor(now: () => number) {
    this.#now = now;
  }

  of(projectId: string): PreviewLog {
    const log = this.#logs.get(projectId) ?? new PreviewLog(this.#now);
    // Last in the map is last used.
    this.#logs.delete(projectId);
    this.#logs.set(projectId, log);
    for (const [id, old] of this.#logs) {
      if (this.#logs.size <= KEPT) break;
      if (!old.isFollowed && old !== log) this.#logs.delete(id);
    }
    return log;
  }

  drop(projectId: string): void {
    if (!this.#logs.get(projectId)?.isFollowed) this.#logs.delete(projectId);
  }
}
