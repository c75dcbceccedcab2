import { tellChanges } from "./file-change";
import { AskBlock } from "./parser-asks";
import { FileBlock } from "./parser-block";
import { CodeBlock } from "./parser-code";
import { EventQueue, type ParserEvent } from "./parser-events";
import { bareLine, closesFence, type Fence, readFence } from "./parser-fences";
import { FormBlock } from "./parser-forms";
import { nameOnLine } from "./parser-names";
import {
  isOneLineDelete,
  lateOpener,
  mayStillMatter,
  type Opener,
  openerOn,
} from "./parser-openers";
import { type Block, skipFence, skipUntil } from "./parser-skips";
import { readTag } from "./parser-tags";
import { HeldName, SpokenLine, wholeLength } from "./spoken-line";

export type { EditBlock } from "./parser-edits";
export type { FileEnd, ParserEvent } from "./parser-events";

/** Tags read on one line; what follows is prose, so that garbage cannot nest without end. */
const TAGS_PER_LINE = 20;
/** Characters after which the start of a line has shown whether it is a fence or a tag. */
const SETTLED_LENGTH = 512;

/**
 * Reads files, edits, deletions and renames out of a streamed answer, in every form that models use,
 * with the prose around them. A line is judged once, when it is whole, so the events say the same for
 * every chunking; nothing is unescaped or trimmed; the work is linear in the answer's length.
 */
export class ResponseParser {
  /** What is open: a file, code that may hold one, an ask. Null in prose. */
  #block: Block | null = null;
  #pending = "";
  /** Part of the current line was told as prose already: its rest is prose too. */
  #isMidLine = false;
  /** The current line is a fence or a tag: it need not be looked at before it is whole. */
  #isAwaitingEnd = false;
  #tagsOnLine = 0;
  /** A line that is only a file's name, until the next line decides. */
  #held: HeldName | null = null;
  /** The last line of prose: it may speak of the file that follows, or open it. */
  readonly #spoken = new SpokenLine();
  /** A fence that only wrapped tags, and is still to be closed. */
  #wrapper: Fence | null = null;
  /** Where the line stands that is taken, and the one that opened what is open. */
  #at = 0;
  #opened = { openedAt: 0, contentAt: 0 };
  /** Set while lines are read again that an unclosed Markdown file had swallowed. */
  #endsMarkdown = false;
  readonly #events = new EventQueue();

  /** Takes the next piece of the answer, of any length. @returns what it completed */
  write(chunk: string): ParserEvent[] {
    let newline = chunk.indexOf("\n");
    if (newline < 0) {
      this.#pending += chunk;
      return this.#block ? [] : this.#tellPartialLine();
    }
    let start = 0;
    while (newline >= 0) {
      const line = this.#pending + chunk.slice(start, newline + 1);
      this.#pending = "";
      this.#isAwaitingEnd = false;
      this.#takeAt(line);
      start = newline + 1;
      newline = chunk.indexOf("\n", start);
    }
    this.#pending = chunk.slice(start);
    return this.#block ? this.#events.take() : this.#tellPartialLine();
  }

  /** Whether the answer so far ends inside of something that the model asks for. */
  get isAsking(): boolean {
    return this.#block instanceof AskBlock;
  }

  /** The file that is open, and where in the answer it and its content begin. */
  get openFile(): { path: string; openedAt: number; contentAt: number } | null {
    const path = this.#block?.path;
    return path ? { path, ...this.#opened } : null;
  }

  /** Ends the answer. A file that is still open comes with `complete: false`. */
  end(): ParserEvent[] {
    const line = this.#pending;
    this.#pending = "";
    if (line !== "") this.#takeLine(line);
    this.#endBlock();
    this.#endsMarkdown = false;
    this.#releaseHeld();
    this.#spoken.tellRest(this.#events);
    this.#isMidLine = false;
    return this.#events.take();
  }

  #endBlock(): void {
    const block = this.#block;
    this.#block = null;
    if (!block) return;
    const swallowed = block instanceof FileBlock ? block.retake() : [];
    block.end(this.#events, false);
    if (swallowed.length === 0) return;
    this.#endsMarkdown = true;
    for (const line of swallowed) this.#takeLine(line);
    this.#endBlock();
  }

  #takeAt(line: string): void {
    const before = this.#block;
    const openedAt = this.#at;
    this.#at += line.length;
    this.#takeLine(line);
    if (this.#block !== before) this.#opened = { openedAt, contentAt: this.#at };
  }

  #takeLine(line: string): void {
    const block = this.#block;
    if (!block) {
      this.#takeProse(line);
      return;
    }
    const rest = block.take(line, this.#events);
    if (rest === null) return;
    this.#block = null;
    if (block instanceof CodeBlock) this.#wrapper = block.wrapper;
    this.#takeRest(rest);
  }

  #takeProse(line: string): void {
    const isWhole = line.endsWith("\n");
    if (this.#isMidLine || !mayStillMatter(isWhole ? line.slice(0, -1) : line)) {
      this.#isMidLine = this.#isMidLine && !isWhole;
      this.#releaseHeld();
      this.#addProse(line);
      return;
    }
    const text = bareLine(line);
    if (this.#held?.takeGap(line)) return;
    const ask = AskBlock.open(line);
    const opener = ask ? null : openerOn(line, this.#held?.name ?? null, this.#spoken.name);
    if (opener && (opener.action !== "delete" || isWhole || isOneLineDelete(line))) {
      if (this.#held?.name === opener.path) this.#held = null;
      this.#releaseHeld();
      this.#open(opener, isOneLineDelete(line));
      // The marker that opened it is the first line of the edit.
      if ("marker" in opener.closer) this.#takeLine(line);
      return;
    }
    this.#releaseHeld();
    const fence = readFence(text);
    if (ask) {
      this.#block = ask;
    } else if (fence) {
      this.#takeFence(fence, line);
    } else if (!this.#takeForm(line) && !this.#takeTag(text, line)) {
      const name = isWhole ? nameOnLine(text) : null;
      if (name) this.#held = new HeldName(name, line);
      else this.#addProse(line);
    }
  }

  #takeFence(fence: Fence, line: string): void {
    this.#spoken.showCode();
    if (this.#wrapper && closesFence(fence, this.#wrapper)) this.#wrapper = null;
    else this.#block = new CodeBlock(fence, line);
  }

  #takeForm(line: string): boolean {
    const form = FormBlock.open(line);
    if (form) {
      this.#spoken.end();
      this.#block = form;
      this.#takeLine(line);
    }
    return form !== null;
  }

  #takeTag(text: string, line: string): boolean {
    const tag = readTag(text, this.#spoken.isAmidWords);
    if (!tag) return false;
    const rest = tag.rest + line.slice(text.length);
    if ("change" in tag && tag.change) tellChanges([tag.change], this.#events);
    if (tag.kind === "skip") {
      this.#block = skipUntil(tag.until);
      this.#takeLine(rest);
    } else if (tag.kind === "open") {
      this.#open({ path: tag.path, action: "write", closer: { tag: tag.closer } }, false);
      if (tag.rest.trim() !== "") this.#takeLine(rest);
    } else {
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

  #open(opener: Opener, isClosed: boolean): void {
    const { path, action, to = "", closer } = opener;
    this.#spoken.end();
    if ("marker" in closer) this.#spoken.speakOf(path);
    if (action !== "delete" && action !== "rename") {
      this.#block = new FileBlock({ ...opener, action }, this.#endsMarkdown);
      return;
    }
    tellChanges([action === "rename" ? { action, path, to } : { action, path }], this.#events);
    if ("fence" in closer && !isClosed) this.#block = skipFence(closer.fence);
  }

  #addProse(text: string): void {
    this.#events.addProse(text);
    const line = this.#spoken.take(text, this.#events);
    const opener = line === null ? null : lateOpener(line);
    if (opener) this.#open(opener, false);
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
    const end = wholeLength(pending);
    if (end > 0) this.#addProse(pending.slice(0, end));
    this.#pending = pending.slice(end);
    return this.#events.take();
  }

  #releaseHeld(): void {
    const lines = this.#held?.lines ?? [];
    this.#held = null;
    for (const line of lines) this.#addProse(line);
  }
}
