import { LRUCache } from "lru-cache";
import type { LogLine } from "../../engine/site-log";
import { KEPT_LINES } from "./log-limits";

/** Chunks that a reader is known to have had: more than are kept at once. */
const KNOWN_CHUNKS = 2 * KEPT_LINES;

/** What one reader of a log has not read yet. Chunks may come twice, and before those that are kept. */
export class LogFeed {
  readonly #waiting: LogLine[] = [];
  readonly #had = new LRUCache<string, true>({ max: KNOWN_CHUNKS });
  /** Chunks that came while those that are kept were being read. */
  #early: { id: string; lines: readonly LogLine[] }[] | null = [];
  #wake = () => {};

  /** Takes the chunks that are kept, before any other. */
  open(kept: readonly { id: string; lines: readonly LogLine[] }[]): void {
    const early = this.#early ?? [];
    this.#early = null;
    for (const chunk of [...kept, ...early]) this.take(chunk);
  }

  has(chunkId: string): boolean {
    return this.#had.has(chunkId) || (this.#early?.some(({ id }) => id === chunkId) ?? false);
  }

  take(chunk: { id: string; lines: readonly LogLine[] }): void {
    if (this.has(chunk.id)) return;
    if (this.#early) return void this.#early.push(chunk);
    this.#had.set(chunk.id, true);
    this.#waiting.push(...chunk.lines);
    // A reader that has stopped reading must not hold the server's memory.
    this.#waiting.splice(0, this.#waiting.length - KEPT_LINES);
    this.#wake();
  }

  /** The lines, until `signal` fires. */
  async *lines(signal: AbortSignal): AsyncGenerator<LogLine> {
    signal.addEventListener("abort", () => this.#wake(), { once: true });
    while (!signal.aborted) {
      const line = this.#waiting.shift();
      if (line) yield line;
      else {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    }
  }
}
