import { z } from "zod";

/** Lines that are kept and replayed to whoever opens the terminal. */
const KEPT = 500;
/** Lines one page may report at once. */
const REPORTED = 60;

export type LogSource = "build" | "console" | "page" | "server";

/** A line of the terminal. Ids rise within one preview's log. */
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
  #lines: LogLine[] = [];
  #nextId = 1;
  readonly #followers = new Set<(line: LogLine) => void>();

  add(line: Omit<LogLine, "id" | "at">): void {
    const entry: LogLine = { ...line, id: this.#nextId, at: new Date().toISOString() };
    this.#nextId += 1;
    this.#lines.push(entry);
    if (this.#lines.length > KEPT) this.#lines = this.#lines.slice(-KEPT);
    for (const tell of this.#followers) tell(entry);
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
