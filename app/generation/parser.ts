import { type EditBlock, EditCollector, opensSearch } from "./parser-edits";
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
import { findCloser, readTag } from "./parser-tags";

export type { EditBlock } from "./parser-edits";

/** What a model's answer says, in order. Paths are as the model wrote them, not yet normal. */
export type ParserEvent =
  | { type: "prose"; text: string }
  | { type: "file_start"; path: string; action: "write" | "edit" | "delete" }
  | { type: "file_delta"; path: string; text: string }
  | { type: "file_end"; path: string; action: "write"; content: string; complete: boolean }
  | {
      type: "file_end";
      path: string;
      action: "edit";
      edits: EditBlock[];
      complete: boolean;
      error?: string;
    }
  | { type: "file_end"; path: string; action: "delete"; complete: true };

/** A block that is open: `nested` holds the fences open within a Markdown file. */
type Block =
  /** Nothing but its opener was read: the first line may show it to be an edit. */
  | { kind: "opened"; opener: Opener }
  | { kind: "write"; opener: Opener; lines: string[]; nested: Fence[] }
  | { kind: "edit"; opener: Opener; collector: EditCollector };

type State =
  | { kind: "prose" }
  /** Code without a path is prose; only the protocol's own attribute opens a file in it. */
  | { kind: "code"; fence: Fence }
  /** Thoughts and commands of other builders, told to nobody. */
  | { kind: "skip"; until: string }
  /** What follows a deletion, up to its closing fence. */
  | { kind: "deleted"; fence: Fence }
  | Block;

const NOTHING: ParserEvent[] = [];
const MARKDOWN = /\.(?:mdx?|markdown)$/i;
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
  #state: State = { kind: "prose" };
  #pending = "";
  /** Part of the current line was already told as prose, so the rest of it is prose too. */
  #isMidLine = false;
  /** The current line is a fence or a tag: it need not be looked at before it is whole. */
  #isAwaitingEnd = false;
  #tagsOnLine = 0;
  /** A line that is only a file's name, with blank lines after it, until the next line decides. */
  #held: { name: string; text: string; gap: number } | null = null;
  #events: ParserEvent[] = [];

  /** Takes the next piece of the answer, of any length. @returns what it completed */
  write(chunk: string): ParserEvent[] {
    let newline = chunk.indexOf("\n");
    if (newline < 0) {
      this.#pending += chunk;
      return this.#state.kind === "prose" ? this.#tellPartialLine() : NOTHING;
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
    return this.#state.kind === "prose" ? this.#tellPartialLine() : this.#take();
  }

  /** Ends the answer. A file that is still open comes with `complete: false`. */
  end(): ParserEvent[] {
    const line = this.#pending;
    this.#pending = "";
    if (line !== "") this.#takeLine(line);
    this.#releaseHeld();
    if (this.#state.kind === "opened") this.#begin(this.#state.opener, this.#state.opener.action);
    const state = this.#state;
    if (state.kind === "write" || state.kind === "edit") this.#endFile(state, false);
    this.#state = { kind: "prose" };
    this.#isMidLine = false;
    return this.#take();
  }

  #take(): ParserEvent[] {
    const events = this.#events;
    if (events.length === 0) return NOTHING;
    this.#events = [];
    return events;
  }

  #takeLine(line: string): void {
    const state = this.#state;
    switch (state.kind) {
      case "write":
        this.#takeContent(state, line);
        return;
      case "edit":
        this.#takeEdit(state, line);
        return;
      case "opened": {
        const { opener } = state;
        // Models forget the word "edit": the marker says it as well.
        this.#begin(opener, opensSearch(line) ? "edit" : opener.action);
        this.#takeLine(line);
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
        this.#state = { kind: "prose" };
        if (reopens) this.#takeProse(line);
        return;
      }
      case "skip": {
        const end = line.toLowerCase().indexOf(state.until.toLowerCase());
        if (end < 0) return;
        this.#state = { kind: "prose" };
        this.#takeRest(line.slice(end + state.until.length));
        return;
      }
    }
  }

  #takeProse(line: string): void {
    const isWhole = line.endsWith("\n");
    if (this.#isMidLine || !mayStillMatter(isWhole ? line.slice(0, -1) : line)) {
      this.#isMidLine = this.#isMidLine && !isWhole;
      this.#releaseHeld();
      this.#tell(line);
      return;
    }
    const text = bareLine(line);
    if (this.#held && text.trim() === "" && this.#held.gap < GAP_LINES) {
      this.#held.text += line;
      this.#held.gap += 1;
      return;
    }
    const opener = openFence(line, this.#held?.name ?? null);
    if (opener && (opener.action !== "delete" || isWhole || isOneLineDelete(line))) {
      if (this.#held?.name === opener.path) this.#held = null;
      this.#releaseHeld();
      this.#open(opener, isOneLineDelete(line));
      return;
    }
    this.#releaseHeld();
    const fence = readFence(text);
    if (fence) {
      this.#tell(line);
      this.#state = { kind: "code", fence };
    } else if (!this.#takeTag(text, line)) {
      const name = isWhole ? nameOnLine(text) : null;
      if (name) this.#held = { name, text: line, gap: 0 };
      else this.#tell(line);
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
    if (this.#tagsOnLine > TAGS_PER_LINE) this.#tell(rest);
    else this.#takeProse(rest);
    this.#tagsOnLine -= 1;
  }

  #takeCode(open: Fence, line: string): void {
    const fence = isFenceLike(line) ? readFence(bareLine(line)) : null;
    if (fence && opensExplicitly(fence) && fence.indent <= open.indent && outlasts(fence, open)) {
      this.#state = { kind: "prose" };
      this.#takeProse(line);
      return;
    }
    this.#tell(line);
    if (fence && closesFence(fence, open)) this.#state = { kind: "prose" };
  }

  #takeContent(block: Extract<Block, { kind: "write" }>, line: string): void {
    const end = this.#endOf(block, line);
    if (end !== 0) this.#addContent(block, end < 0 ? line : line.slice(0, end));
    if (end >= 0) this.#close(block, line, end);
  }

  #takeEdit(block: Extract<Block, { kind: "edit" }>, line: string): void {
    const { collector, opener } = block;
    // Inside a block a bare fence is text only where fences are text: in Markdown.
    const mayEnd = collector.isBetween || !MARKDOWN.test(opener.path);
    const end = mayEnd ? this.#endOf(block, line) : -1;
    if (end !== 0) collector.push(end < 0 ? line : line.slice(0, end));
    if (end >= 0) this.#close(block, line, end);
  }

  /** Where in this line the block ends, or -1. A fence ends it at 0: the line is no content. */
  #endOf(block: Extract<Block, { kind: "write" | "edit" }>, line: string): number {
    const { closer, path } = block.opener;
    if ("tag" in closer) {
      const at = findCloser(line, closer.tag);
      return at > 0 && line.slice(0, at).trim() === "" ? 0 : at;
    }
    const fence = isFenceLike(line) ? readFence(bareLine(line)) : null;
    if (!fence || !outlasts(fence, closer.fence)) return -1;
    const inner = block.kind === "write" ? block.nested.at(-1) : undefined;
    if (block.kind === "write" && MARKDOWN.test(path)) {
      if (fence.info !== "") block.nested.push(fence);
      else if (inner && outlasts(fence, inner)) block.nested.pop();
    }
    return !inner && closesFence(fence, closer.fence) ? 0 : -1;
  }

  #addContent(block: Extract<Block, { kind: "write" }>, text: string): void {
    block.lines.push(text);
    const { path } = block.opener;
    const last = this.#events.at(-1);
    if (last?.type === "file_delta") last.text += text;
    else this.#events.push({ type: "file_delta", path, text });
  }

  #open(opener: Opener, isClosed: boolean): void {
    if (opener.action !== "delete") {
      this.#state = { kind: "opened", opener };
      return;
    }
    this.#delete(opener.path);
    if ("fence" in opener.closer && !isClosed) {
      this.#state = { kind: "deleted", fence: opener.closer.fence };
    }
  }

  #delete(path: string): void {
    this.#events.push(
      { type: "file_start", path, action: "delete" },
      { type: "file_end", path, action: "delete", complete: true },
    );
  }

  #begin(opener: Opener, action: Opener["action"]): void {
    this.#events.push({ type: "file_start", path: opener.path, action });
    this.#state =
      action === "edit"
        ? { kind: "edit", opener, collector: new EditCollector() }
        : { kind: "write", opener, lines: [], nested: [] };
  }

  #close(block: Extract<Block, { kind: "write" | "edit" }>, line: string, end: number): void {
    this.#endFile(block, true);
    const { closer } = block.opener;
    if ("tag" in closer)
      this.#takeRest(line.slice(line.indexOf(closer.tag, end) + closer.tag.length));
  }

  #endFile(block: Extract<Block, { kind: "write" | "edit" }>, complete: boolean): void {
    const { path } = block.opener;
    this.#state = { kind: "prose" };
    if (block.kind === "write") {
      const content = block.lines.join("");
      this.#events.push({ type: "file_end", path, action: "write", content, complete });
    } else {
      const { edits, error } = block.collector;
      const failure = error ? { error } : {};
      this.#events.push({ type: "file_end", path, action: "edit", edits, complete, ...failure });
    }
  }

  /** Prose is told word by word, once it is certain that its line is nothing else. */
  #tellPartialLine(): ParserEvent[] {
    const pending = this.#pending;
    if (pending === "" || this.#isAwaitingEnd) return this.#take();
    if (!this.#isMidLine) {
      if (mayStillMatter(pending)) {
        this.#isAwaitingEnd = pending.length > SETTLED_LENGTH;
        return this.#take();
      }
      this.#isMidLine = true;
    }
    this.#releaseHeld();
    // Half of a character outside the basic plane waits for its other half.
    const code = pending.charCodeAt(pending.length - 1);
    const end = code >= 0xd800 && code < 0xdc00 ? pending.length - 1 : pending.length;
    if (end > 0) this.#tell(pending.slice(0, end));
    this.#pending = pending.slice(end);
    return this.#take();
  }

  #releaseHeld(): void {
    if (!this.#held) return;
    const { text } = this.#held;
    this.#held = null;
    this.#tell(text);
  }

  #tell(text: string): void {
    const last = this.#events.at(-1);
    if (last?.type === "prose") last.text += text;
    else this.#events.push({ type: "prose", text });
  }
}
