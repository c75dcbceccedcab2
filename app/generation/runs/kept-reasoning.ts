import type { GenerationEvent } from "../events/event-schema";

/** How much of what a model thinks is kept and shown, in characters: some eight pages. */
export const REASONING_KEPT = 20_000;
/** Pieces are gathered to this length: each is a row, and nobody reads along word by word. */
const PIECE = 200;
const CUT = "\n… The rest of what it thought is not kept.";

/** What a model thinks, for the log of its answer: in pieces of a line or two, and bounded. */
export class KeptReasoning {
  readonly #append: (event: GenerationEvent) => void;
  #kept = 0;
  #pending = "";

  constructor(append: (event: GenerationEvent) => void) {
    this.#append = append;
  }

  add(text: string): void {
    const room = REASONING_KEPT - this.#kept;
    if (room <= 0) return;
    this.#pending += text.slice(0, room);
    this.#kept += Math.min(text.length, room);
    const isCut = this.#kept >= REASONING_KEPT;
    if (isCut) this.#pending += CUT;
    if (isCut || this.#pending.length >= PIECE) this.flush();
  }

  /** The model begins to answer, or has ended. */
  flush(): void {
    if (this.#pending === "") return;
    this.#append({ type: "reasoning", text: this.#pending.toWellFormed() });
    this.#pending = "";
  }
}
