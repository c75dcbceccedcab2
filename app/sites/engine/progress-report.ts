/** What comes in quick succession is reported this often, in milliseconds. */
const REPORT_MS = 500;

/** Reports how far something has come: each new thing at once, counts now and then. */
export class ProgressReport {
  readonly #options: {
    now: () => number;
    onText: (text: string) => void;
    onReport: (text: string) => void;
  };
  #reported = "";
  #reportedAt = Number.NEGATIVE_INFINITY;

  /** @param options.onText told each text @param options.onReport told what is worth a line */
  constructor(options: {
    now: () => number;
    onText: (text: string) => void;
    onReport: (text: string) => void;
  }) {
    this.#options = options;
  }

  /** @param text e.g. "Fetching packages: 34 of 61": what stands before ":" is what is done */
  tell(text: string): void {
    const { now, onText, onReport } = this.#options;
    onText(text);
    const isSame = text.split(":")[0] === this.#reported.split(":")[0];
    if (text === this.#reported || (isSame && now() - this.#reportedAt < REPORT_MS)) return;
    this.#reported = text;
    this.#reportedAt = now();
    onReport(text);
  }
}
