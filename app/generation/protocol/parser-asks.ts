import type { AskKind, EventQueue } from "./parser-events";
import { bareLine, closesFence, type Fence, readFence } from "./parser-fences";
import { explicitPath, opensExplicitly } from "./parser-names";

/** `read`, or `read src/App.tsx`, or `search`: a word that is no language of code. */
const ASK = /^(read|search|choices)(?:[\s:]+(.*))?$/i;
/** More than this of one ask is not read, in characters. */
const MAX_LENGTH = 8_000;

/** What a model asks for in one fence, line by line. */
export class AskBlock {
  readonly kind: AskKind;
  readonly #fence: Fence;
  #text: string;

  private constructor(kind: AskKind, fence: Fence, text: string) {
    this.kind = kind;
    this.#fence = fence;
    this.#text = text;
  }

  /** The block that a line opens; null when it opens none. */
  static open(line: string): AskBlock | null {
    const fence = readFence(bareLine(line));
    const [, word, rest = ""] = (fence && ASK.exec(fence.info)) ?? [];
    if (!fence || !word) return null;
    const first = explicitPath(rest) ?? rest.trim();
    return new AskBlock(word.toLowerCase() as AskKind, fence, first ? `${first}\n` : "");
  }

  /** Takes a line. @returns what follows the block on it; null when the block is still open */
  take(line: string, events: EventQueue): string | null {
    const fence = readFence(bareLine(line));
    const isClosed = fence !== null && closesFence(fence, this.#fence);
    if (isClosed || opensExplicitly(fence)) {
      this.end(events);
      return isClosed ? "" : line;
    }
    if (this.#text.length < MAX_LENGTH) this.#text += line.slice(0, MAX_LENGTH);
    return null;
  }

  /** Ends the block. One that nothing closed asks all the same. */
  end(events: EventQueue): void {
    events.add({ type: "ask", ask: this.kind, text: this.#text });
  }
}
