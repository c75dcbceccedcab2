import { growingCache } from "~/platform/growing-cache";
import type { LogLine } from "../../engine/site-log";
import { KEPT_LENGTH, KEPT_LINES } from "./log-limits";

/** Chunks that a reader is known to have had: more than are kept at once. */
const KNOWN_CHUNKS = 2 * KEPT_LINES;

/** What one reader of a log has not read yet. Chunks may come twice, and before those that are kept. */
export class LogFeed {
  #waiting: LogLine[] = [];
  /** Characters of what waits. */
  #length = 0;
  /** Lines that were dropped since one was read. */
  #dropped = 0;
  readonly #had = growingCache<string, true>(KNOWN_CHUNKS);
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
    for (const { text } of chunk.lines) this.#length += text.length;
    this.#dropOldest();
    this.#wake();
  }

  /** A reader that has stopped reading must not hold the server's memory; it is told what it missed. */
  #dropOldest(): void {
    let dropped = 0;
    let last: LogLine | undefined;
    while (this.#waiting.length - dropped > KEPT_LINES || this.#length > KEPT_LENGTH) {
      last = this.#waiting[dropped];
      if (!last) break;
      this.#length -= last.text.length;
      dropped += 1;
    }
    if (!last) return;
    this.#dropped += dropped - (this.#dropped > 0 ? 1 : 0);
    const text = `… ${this.#dropped} lines came faster than they were read, and were left out`;
    // In the place of the last of them: its id is one that nobody has read.
    const word: LogLine = { id: last.id, at: last.at, source: "console", level: "warn", text };
    this.#waiting = [word, ...this.#waiting.slice(dropped)];
    this.#length += text.length;
  }

  /** The lines, until `signal` fires. */
  async *lines(signal: AbortSignal): AsyncGenerator<LogLine> {
    signal.addEventListener("abort", () => this.#wake(), { once: true });
    while (!signal.aborted) {
      const line = this.#waiting.shift();
      if (line) {
        this.#length -= line.text.length;
        this.#dropped = 0;
        yield line;
      } else {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    }
  }
}
