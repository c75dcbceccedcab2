import { AskBlock } from "./parser-asks";
import { FileBlock } from "./parser-block";
import { EventQueue, type ParserEvent } from "./parser-events";
import {
  bareLine,
  closesFence,
  type Fence,
  isFenceLike,
  outlasts,
  readFence,
} from "./parser-fences";
import { nameOnLine } from "./parser-names";
import {
  isOneLineDelete,
  mayStillMatter,
  type Opener,
  openFence,
  opensExplicitly,
} from "./parser-openers";
import { readTag } from "./parser-tags";

export type { EditBlock } from "./parser-edits";
export type { ParserEvent } from "./parser-events";

type State =
  | { kind: "prose" }
  /** A file, or what the model asks for instead of writing it. */
  | { kind: "file"; block: FileBlock | AskBlock }
  /** Code without a path is prose; only the protocol's own attribute opens a file in it. */
  | { kind: "code"; fence: Fence }
  /** Thoughts and commands of other builders, told to nobody. */
  | { kind: "skip"; until: RegExp }
  /** What follows a deletion, up to its closing fence. */
  | { kind: "deleted"; fence: Fence };

const PROSE: State = { kind: "prose" };
/** Blank lines that may stand between a file's name and its fence. */
const GAP_LINES = 2;
/** Tags read on one line; what follows is prose, so that garbage cannot nest without end. */
const TAGS_PER_LINE = 20;
/** Characters after which the start of a line has shown whether it is a fence or a tag. */
const SETTLED_LENGTH = 256;

/**
 * Reads path-tagged fences out of a streamed answer: whole files, edits and deletions, with the
 * prose around them. A line is judged once, when it is whole, so the events say the same for
 * every chunking; nothing is unescaped or trimmed; the work is linear in the answer's length.
 */
export class ResponseParser {
  #state: State = PROSE;
  #pending = "";
  /** Part of the current line was already told as prose, so the rest of it is prose too. */
  #isMidLine = false;
  /** The current line is a fence or a tag: it need not be looked at before it is whole. */
  #isAwaitingEnd = false;
  #tagsOnLine = 0;
  /** A line that is only a file's name, with blank lines after it, until the next line decides. */
  #held: { name: string; text: string; gap: number } | null = null;
  readonly #events = new EventQueue();

  /** Takes the next piece of the answer, of any length. @returns what it completed */
  write(chunk: string): ParserEvent[] {
    let newline = chunk.indexOf("\n");
    if (newline < 0) {
      this.#pending += chunk;
      return this.#state.kind === "prose" ? this.#tellPartialLine() : [];
    }
    let start = 0;
    while (newline >= 0) {
      const line = this.#pending + chunk.slice(start, newline + 1);
      this.#pending = "";
      this.#isAwaitingEnd = false;
      this.#takeLine(line);
      start = newline + 1;
      newline = chunk.indexOf("\n", start);
    }
    this.#pending = chunk.slice(start);
    return this.#state.kind === "prose" ? this.#tellPartialLine() : this.#events.take();
  }

  /** Whether the answer so far ends inside of something that the model asks for. */
  get isAsking(): boolean {
    return this.#state.kind === "file" && this.#state.block instanceof AskBlock;
  }

  /** Ends the answer. A file that is still open comes with `complete: false`. */
  end(): ParserEvent[] {
    const line = this.#pending;
    this.#pending = "";
    if (line !== "") this.#takeLine(line);
    this.#releaseHeld();
    if (this.#state.kind === "file") this.#state.block.end(this.#events, false);
    this.#state = PROSE;
    this.#isMidLine = false;
    return this.#events.take();
  }

  #takeLine(line: string): void {
    const state = this.#state;
    switch (state.kind) {
      case "file": {
        const rest = state.block.take(line, this.#events);
        if (rest === null) return;
        this.#state = PROSE;
        this.#takeRest(rest);
        return;
      }
      case "prose":
        this.#takeProse(line);
        return;
      case "code":
        this.#takeCode(state.fence, line);
        return;
      case "deleted": {
        const fence = readFence(bareLine(line));
        const reopens = opensExplicitly(fence);
        if (!reopens && !(fence && closesFence(fence, state.fence))) return;
        this.#state = PROSE;
        if (reopens) this.#takeProse(line);
        return;
      }
      case "skip": {
        const end = line.search(state.until);
        if (end < 0) return;
        this.#state = PROSE;
        this.#takeRest(line.slice(line.indexOf(">", end) + 1));
        return;
      }
    }
  }

  #takeProse(line: string): void {
    const isWhole = line.endsWith("\n");
    if (this.#isMidLine || !mayStillMatter(isWhole ? line.slice(0, -1) : line)) {
      this.#isMidLine = this.#isMidLine && !isWhole;
      this.#releaseHeld();
      this.#events.addProse(line);
      return;
    }
    const text = bareLine(line);
    if (this.#held && text.trim() === "" && this.#held.gap < GAP_LINES) {
      this.#held.text += line;
      this.#held.gap += 1;
      return;
    }
    const ask = AskBlock.open(line);
    const opener = ask ? null : openFence(line, this.#held?.name ?? null);
    if (opener && (opener.action !== "delete" || isWhole || isOneLineDelete(line))) {
      if (this.#held?.name === opener.path) this.#held = null;
      this.#releaseHeld();
      this.#open(opener, isOneLineDelete(line));
      return;
    }
    this.#releaseHeld();
    const fence = readFence(text);
    if (ask) {
      this.#state = { kind: "file", block: ask };
    } else if (fence) {
      this.#events.addProse(line);
      this.#state = { kind: "code", fence };
    } else if (!this.#takeTag(text, line)) {
      const name = isWhole ? nameOnLine(text) : null;
      if (name) this.#held = { name, text: line, gap: 0 };
      else this.#events.addProse(line);
    }
  }

  #takeTag(text: string, line: string): boolean {
    const tag = readTag(text);
    if (!tag) return false;
    const rest = tag.rest + line.slice(text.length);
    if (tag.kind === "skip") {
      this.#state = { kind: "skip", until: tag.until };
      this.#takeLine(rest);
    } else if (tag.kind === "open") {
      this.#open({ path: tag.path, action: "write", closer: { tag: tag.closer } }, false);
      if (tag.rest.trim() !== "") this.#takeLine(rest);
    } else {
      if (tag.kind === "delete") this.#delete(tag.path);
      this.#takeRest(rest);
    }
    return true;
  }

  /** What follows a tag on its line; the line's end alone belongs to the tag. */
  #takeRest(rest: string): void {
    if (rest.trim() === "") return;
    this.#tagsOnLine += 1;
    if (this.#tagsOnLine > TAGS_PER_LINE) this.#events.addProse(rest);
    else this.#takeProse(rest);
    this.#tagsOnLine -= 1;
  }

  #takeCode(open: Fence, line: string): void {
    const fence = isFenceLike(line) ? readFence(bareLine(line)) : null;
    if (fence && opensExplicitly(fence) && fence.indent <= open.indent && outlasts(fence, open)) {
      this.#state = PROSE;
      this.#takeProse(line);
      return;
    }
    this.#events.addProse(line);
    if (fence && closesFence(fence, open)) this.#state = PROSE;
  }

  #open(opener: Opener, isClosed: boolean): void {
    if (opener.action !== "delete") {
      this.#state = { kind: "file", block: new FileBlock(opener) };
      return;
    }
    this.#delete(opener.path);
    if ("fence" in opener.closer && !isClosed) {
      this.#state = { kind: "deleted", fence: opener.closer.fence };
    }
  }

  #delete(path: string): void {
    this.#events.add(
      { type: "file_start", path, action: "delete" },
      { type: "file_end", path, action: "delete", complete: true },
    );
  }

  /** Prose is told word by word, once it is certain that its line is nothing else. */
  #tellPartialLine(): ParserEvent[] {
    const pending = this.#pending;
    if (pending === "" || this.#isAwaitingEnd) return this.#events.take();
    if (!this.#isMidLine) {
      if (mayStillMatter(pending)) {
        this.#isAwaitingEnd = pending.length > SETTLED_LENGTH;
        return this.#events.take();
      }
      this.#isMidLine = true;
    }
    this.#releaseHeld();
    // Half of a character outside the basic plane waits for its other half.
    const code = pending.charCodeAt(pending.length - 1);
    const end = code >= 0xd800 && code < 0xdc00 ? pending.length - 1 : pending.length;
    if (end > 0) this.#events.addProse(pending.slice(0, end));
    this.#pending = pending.slice(end);
    return this.#events.take();
  }

  #releaseHeld(): void {
    if (!this.#held) return;
    const { text } = this.#held;
    this.#held = null;
    this.#events.addProse(text);
  }
}
