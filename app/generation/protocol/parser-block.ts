import { isWords, unwrapped, withoutGap } from "./block-text";
import { opensDiff } from "./form-diff";
import { editsWithin } from "./form-elements";
import { opensPatch } from "./form-patch";
import { OpenTemplate } from "./open-template";
import { DiffCollector } from "./parser-diffs";
import { EditCollector, opensSearch } from "./parser-edits";
import type { EventQueue } from "./parser-events";
import {
  bareLine,
  closesFence,
  type Fence,
  isFenceLike,
  outlasts,
  readFence,
  withoutIndent,
} from "./parser-fences";
import { opensExplicitly } from "./parser-names";
import type { Opener } from "./parser-openers";
import { findCloser, opensSameTag } from "./parser-tags";

const MARKDOWN = /\.(?:mdx?|markdown)$/i;
const HAS_TEMPLATES = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/i;
/** Files in which a patch may be text. */
const HOLDS_PATCHES = /\.(?:mdx?|markdown|diff|patch|txt)$/i;
const UNCLOSED =
  "Its fence was not closed before the next one, so its end is unclear. Send the whole file, in a fence that is closed; where the file itself holds a line of three backticks, use four around it.";

type FileOpener = Opener & { action: "write" | "edit" };

/** A file block that is open: takes its lines, byte for byte, until one of them closes it. */
export class FileBlock {
  readonly #opener: FileOpener;
  readonly #isMarkdown: boolean;
  readonly #lines: string[] = [];
  /** Set when the block turned out to be an edit; null until its first line showed which. */
  #edits: EditCollector | DiffCollector | false | null = null;
  /** Fences that are open within a Markdown file. */
  readonly #nested: Fence[] = [];
  /** Indentation of the fence that its lines share; null until a line has shown it. */
  #indent: number | null = null;
  /** Only a fence at the left edge can end it. */
  readonly #isFlat: boolean;
  /** The first line that would open a file elsewhere, in a file whose text holds fences. */
  #innerOpener = -1;
  /** A bare fence that may close a Markdown file or open code in it: the next line decides. */
  #unclear: string | null = null;
  readonly #template: OpenTemplate | null;

  /** @param endsMarkdown whether a path in a fence ends a Markdown file too: see `retake` */
  constructor(opener: FileOpener, endsMarkdown = false) {
    this.#opener = opener;
    this.#isFlat = "fence" in opener.closer && opener.closer.fence.indent === 0;
    this.#isMarkdown = MARKDOWN.test(opener.path) && !endsMarkdown;
    this.#template = HAS_TEMPLATES.test(opener.path) && !endsMarkdown ? new OpenTemplate() : null;
  }

  get path(): string {
    return this.#opener.path;
  }

  /** Takes a line. @returns what follows the block on it; null when the block is still open */
  take(whole: string, events: EventQueue): string | null {
    if (this.#unclear !== null && this.#endsAtUnclear(whole, events)) return whole;
    // Most lines of a file are nothing but that.
    if (this.#edits === false && this.#isFlat && !isFenceLike(whole)) {
      this.#keep(whole, events);
      return null;
    }
    const line = this.#withoutIndent(whole);
    if (this.#edits === null) this.#begin(line, events);
    const next = this.#nextIn(whole);
    if (next) {
      this.#endUnclosed(next, events);
      return whole;
    }
    const end = this.#endIn(line, whole);
    if (end === 0 && this.#leadsToCode()) {
      this.#unclear = line;
      return null;
    }
    if (end !== 0) this.#keep(end < 0 ? line : line.slice(0, end), events);
    if (end < 0) return null;
    this.end(events, true);
    const { closer } = this.#opener;
    return "tag" in closer ? line.slice(line.indexOf(closer.tag, end) + closer.tag.length) : "";
  }

  /** Ends the block; one that nothing closed is not complete. */
  end(events: EventQueue, isClosed: boolean): void {
    const complete = isClosed || this.#unclear !== null;
    if (isClosed && this.#edits instanceof EditCollector) this.#edits.finish();
    const isTagged = "tag" in this.#opener.closer;
    this.#tellEnd(events, isTagged ? unwrapped(this.#lines) : this.#lines, { complete });
  }

  /**
   * What a file that holds fences may have swallowed when nothing closed it: the lines from the first on that
   * would open a file elsewhere. They are no content any more.
   */
  retake(): string[] {
    return this.#innerOpener < 0 || this.#unclear !== null
      ? []
      : this.#lines.splice(this.#innerOpener);
  }

  /** Whether the text so far leads to code, as "Run it:" does: a bare fence may open some. */
  #leadsToCode(): boolean {
    if (!this.#isMarkdown || this.#edits || !("fence" in this.#opener.closer)) return false;
    const last = this.#lines.at(-1) ?? "x";
    const said = this.#lines.findLast((line) => line.trim() !== "") ?? "";
    return last.trim() === "" || /[:：]\s*$/.test(said);
  }

  /** Behind a fence that closes a file stands a blank line, or the next file; behind one that opens code that code. */
  #endsAtUnclear(line: string, events: EventQueue): boolean {
    const fence = this.#unclear ?? "";
    const isCode = line.trim() !== "" && !isFenceLike(line) && !isWords(line.trim());
    if (!isCode) {
      this.end(events, true);
      return true;
    }
    this.#unclear = null;
    const inner = readFence(bareLine(fence));
    if (inner) this.#nested.push(inner);
    this.#keep(fence, events);
    return false;
  }

  /** A file whose text may hold fences: Markdown, or code within a string that is open. */
  #holdsFences(): boolean {
    return this.#isMarkdown || (this.#template?.isOpenAfter(this.#lines) ?? false);
  }

  #begin(line: string, events: EventQueue): void {
    const { path, isDiff } = this.#opener;
    // Models forget the word "edit": the marker says it as well.
    const isPatch = (opensDiff(line) || opensPatch(line)) && !HOLDS_PATCHES.test(path);
    const action = opensSearch(line) || isPatch ? "edit" : this.#opener.action;
    const readsDiff = isPatch || (isDiff && !opensSearch(line));
    this.#edits =
      action === "edit" && (readsDiff ? new DiffCollector(path) : new EditCollector(path));
    events.add({ type: "file_start", path, action });
  }

  #keep(text: string, events: EventQueue): void {
    if (this.#edits) {
      this.#edits.push(text);
    } else {
      this.#lines.push(text);
      events.addDelta(this.#opener.path, text);
    }
  }

  #tellEnd(
    events: EventQueue,
    lines: readonly string[],
    { complete, error }: { complete: boolean; error?: string },
  ): void {
    if (this.#edits === null) this.#begin("", events);
    const { path, isNearby, isHeaded, isAnnounced, label, closer } = this.#opener;
    const fields = "tag" in closer && !this.#edits ? editsWithin(lines.join("")) : null;
    if (fields) {
      events.add({ type: "file_end", path, action: "edit", edits: fields, complete });
    } else if (this.#edits) {
      const { edits } = this.#edits;
      const failure = error ?? this.#edits.error;
      const end = { type: "file_end", path, action: "edit", edits, complete } as const;
      events.add(failure ? { ...end, error: failure } : end);
    } else {
      const notes = {
        ...(error && { error }),
        ...(isNearby && { isNearby, ...(isAnnounced && { isAnnounced }), ...(label && { label }) }),
        ...(isHeaded && !isNearby && { isHeaded }),
      };
      const content = lines.join("");
      events.add({ type: "file_end", path, action: "write", content, complete, ...notes });
    }
  }

  /** Models indent a fence in a list, and its file with it: that is no content. */
  #withoutIndent(line: string): string {
    const { closer } = this.#opener;
    if (!("fence" in closer) || closer.fence.indent === 0) return line;
    if (this.#indent === null && line.trim() !== "") {
      const isShared = withoutIndent(line, closer.fence.indent) !== null;
      this.#indent = isShared ? closer.fence.indent : 0;
    }
    return this.#indent ? (withoutIndent(line, this.#indent) ?? line.trimStart()) : line;
  }

  /** Whether the next block begins here, though nothing closed this one: surely, or it seems so. */
  #nextIn(line: string): "surely" | "maybe" | null {
    const { closer } = this.#opener;
    if ("tag" in closer) return opensSameTag(line, closer.tag) ? "surely" : null;
    if (!("fence" in closer) || !isFenceLike(line)) return null;
    const fence = this.#fenceOn(line);
    const isAlike = fence && fence.indent <= closer.fence.indent && outlasts(fence, closer.fence);
    if (!isAlike || fence.info === "") return null;
    const isExplicit = opensExplicitly(fence);
    if (!this.#holdsFences()) return isExplicit ? "surely" : "maybe";
    if (isExplicit && this.#innerOpener < 0 && !this.#edits) this.#innerOpener = this.#lines.length;
    return null;
  }

  #endUnclosed(next: "surely" | "maybe", events: EventQueue): void {
    const { lines, isFollowedByWords } = withoutGap(this.#lines, this.#opener.path);
    const isUnclear = !this.#edits && (next === "maybe" || isFollowedByWords);
    this.#tellEnd(events, lines, { complete: true, ...(isUnclear && { error: UNCLOSED }) });
  }

  /** The fence of a line. Words behind the marks say something of the file that ends there: "``` That is all of it." */
  #fenceOn(line: string): Fence | null {
    const fence = readFence(bareLine(line));
    return fence && !this.#isMarkdown && isWords(fence.info) ? { ...fence, info: "" } : fence;
  }

  /** Where in this line the block ends, or -1. At 0 the line holds no content. */
  #endIn(line: string, whole: string): number {
    const { closer } = this.#opener;
    if ("marker" in closer) return closer.marker.test(line) ? line.length : -1;
    // Inside a SEARCH/REPLACE block a fence is text only where fences are text: in Markdown.
    if (this.#edits && !this.#edits.isBetween && this.#isMarkdown) return -1;
    if ("tag" in closer) {
      const at = findCloser(line, closer.tag);
      return at > 0 && line.slice(0, at).trim() === "" ? 0 : at;
    }
    if (!isFenceLike(whole)) return -1;
    const fence = this.#fenceOn(whole);
    if (!fence || !outlasts(fence, closer.fence)) return -1;
    const inner = this.#nested.at(-1);
    if (!this.#edits && this.#holdsFences()) {
      if (fence.info !== "") this.#nested.push(fence);
      else if (inner && outlasts(fence, inner)) this.#nested.pop();
    }
    return !inner && closesFence(fence, closer.fence) ? 0 : -1;
  }
}
