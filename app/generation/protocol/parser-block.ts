import { EditCollector, opensSearch } from "./parser-edits";
import type { EventQueue } from "./parser-events";
import {
  bareLine,
  closesFence,
  type Fence,
  isFenceLike,
  outlasts,
  readFence,
} from "./parser-fences";
import type { Opener } from "./parser-openers";
import { findCloser } from "./parser-tags";

const MARKDOWN = /\.(?:mdx?|markdown)$/i;

/** A file block that is open: takes its lines, byte for byte, until one of them closes it. */
export class FileBlock {
  readonly #opener: Opener;
  readonly #isMarkdown: boolean;
  readonly #lines: string[] = [];
  /** Set when the block turned out to be an edit; null until its first line showed which. */
  #edits: EditCollector | false | null = null;
  /** Fences that are open within a Markdown file. */
  readonly #nested: Fence[] = [];

  constructor(opener: Opener) {
    this.#opener = opener;
    this.#isMarkdown = MARKDOWN.test(opener.path);
  }

  /** Takes a line. @returns what follows the block on it; null when the block is still open */
  take(line: string, events: EventQueue): string | null {
    // Models forget the word "edit": the marker says it as well.
    if (this.#edits === null) this.#begin(opensSearch(line) ? "edit" : this.#opener.action, events);
    const end = this.#endIn(line);
    if (end !== 0) this.#keep(end < 0 ? line : line.slice(0, end), events);
    if (end < 0) return null;
    this.end(events, true);
    const { closer } = this.#opener;
    return "tag" in closer ? line.slice(line.indexOf(closer.tag, end) + closer.tag.length) : "";
  }

  /** Ends the block; one that nothing closed is not complete. */
  end(events: EventQueue, complete: boolean): void {
    if (this.#edits === null) this.#begin(this.#opener.action, events);
    const { path } = this.#opener;
    if (this.#edits) {
      const { edits, error } = this.#edits;
      const failure = error ? { error } : {};
      events.add({ type: "file_end", path, action: "edit", edits, complete, ...failure });
    } else {
      const content = this.#lines.join("");
      events.add({ type: "file_end", path, action: "write", content, complete });
    }
  }

  #begin(action: Opener["action"], events: EventQueue): void {
    this.#edits = action === "edit" && new EditCollector();
    events.add({ type: "file_start", path: this.#opener.path, action });
  }

  #keep(text: string, events: EventQueue): void {
    if (this.#edits) {
      this.#edits.push(text);
    } else {
      this.#lines.push(text);
      events.addDelta(this.#opener.path, text);
    }
  }

  /** Where in this line the block ends, or -1. At 0 the line holds no content. */
  #endIn(line: string): number {
    const { closer } = this.#opener;
    // Inside a SEARCH/REPLACE block a fence is text only where fences are text: in Markdown.
    if (this.#edits && !this.#edits.isBetween && this.#isMarkdown) return -1;
    if ("tag" in closer) {
      const at = findCloser(line, closer.tag);
      return at > 0 && line.slice(0, at).trim() === "" ? 0 : at;
    }
    if (!isFenceLike(line)) return -1;
    const fence = readFence(bareLine(line));
    if (!fence || !outlasts(fence, closer.fence)) return -1;
    const inner = this.#nested.at(-1);
    if (this.#isMarkdown && !this.#edits) {
      if (fence.info !== "") this.#nested.push(fence);
      else if (inner && outlasts(fence, inner)) this.#nested.pop();
    }
    return !inner && closesFence(fence, closer.fence) ? 0 : -1;
  }
}
