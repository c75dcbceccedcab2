import { z } from "zod";

/** Lines that are kept and replayed to whoever opens the terminal. */
const KEPT = 500;
/** Characters of them: pages choose what they log, and the server has many pages. */
const KEPT_LENGTH = 250_000;
/** Lines one page may report at once. */
const REPORTED = 60;

export type LogSource = "build" | "console" | "page" | "server";

/** A line of the terminal. Ids rise, across restarts of the server too. */
export interface LogLine {
  id: number;
  source: LogSource;
  level: "info" | "warn" | "error";
  text: string;
  /** ISO 8601. */
  at: string;
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
}

/** A line before it is logged. */
export type LogEntry = Omit<LogLine, "id" | "at">;

/** What a page may report about itself. It is untrusted: whatever runs there can send anything. */
export const reportsSchema = z
  .array(
    z.object({
      source: z.enum(["console", "page"]),
      level: z.enum(["info", "warn", "error"]),
      text: z.string().max(4_000),
      file: z.string().max(500).optional(),
      line: z.number().int().nonnegative().optional(),
      column: z.number().int().nonnegative().optional(),
    }),
  )
  .max(REPORTED);

/** A bounded log that can be followed. */
export class PreviewLog {
  readonly #now: () => number;
  readonly #followers = new Set<(line: LogLine) => void>();
  #lines: LogLine[] = [];
  #length = 0;
  #nextId: number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
    // A terminal that followed the server before its restart takes a known id for a known line.
    this.#nextId = now();
  }

  get isFollowed(): boolean {
    return this.#followers.size > 0;
  }

  add(entry: LogEntry): void {
    const line: LogLine = {
      ...entry,
      id: this.#nextId,
      at: new Date(this.#now()).toISOString(),
    };
    this.#nextId += 1;
    this.#lines.push(line);
    this.#length += line.text.length;
    while (this.#lines.length > KEPT || (this.#length > KEPT_LENGTH && this.#lines.length > 1)) {
      this.#length -= this.#lines.shift()?.text.length ?? 0;
    }
    for (const tell of this.#followers) tell(line);
  }

  /** Lines so far, then those to come, until `signal` fires. */
  async *follow(signal: AbortSignal): AsyncGenerator<LogLine> {
    const waiting = [...this.#lines];
    let wake = () => {};
    const tell = (line: LogLine) => {
      waiting.push(line);
      // A reader that has stopped reading must not hold the server's memory.
      if (waiting.length > KEPT) waiting.shift();
      wake();
    };
    this.#followers.add(tell);
    signal.addEventListener("abort", () => wake(), { once: true });
    try {
      while (!signal.aborted) {
        const line = waiting.shift();
        if (line) yield line;
        else {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      }
    } finally {
      this.#followers.delete(tell);
    }
  }
}
