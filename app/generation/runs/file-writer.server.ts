import { AppError } from "~/platform/errors";
import { readTreeFile, type StoredFile } from "~/projects/tree.server";
import type { GenerationEvent } from "../events/event-schema";
import { CUT_OFF, type Landing, landBlock, type Sight } from "../protocol/land-block";
import type { FileEnd, ParserEvent } from "../protocol/parser";
import { AppliedEdits } from "./applied-edits";
import { type BinaryLanding, landOnBinary } from "./binary-blocks.server";
import { type FailedBlock, failedBlock } from "./failed-block";
import type { FileWriterOptions } from "./file-writer-options";
import { Refusals } from "./refusals";
import { keptChanging, TreeWrites } from "./tree-writes.server";
import { landOutside, writtenPath } from "./written-path";

/** Looks at a file that a person is changing at the same moment, before it is left to them. */
const LOOKS = 5;

/**
 * Applies a model's file blocks to the working tree. A file is replaced only by a complete one,
 * and saved before anybody is told that it is there.
 */
export class FileWriter {
  readonly #projectId: string;
  #append: (event: GenerationEvent) => void;
  /** Failed blocks by path, until a later block for the same path succeeds. */
  readonly failed = new Map<string, FailedBlock>();
  /** Set when what comes is to fix what came before: of a file that was asked about, code that is left out again is meant. */
  isFixing = false;
  /** What it does to the working tree. */
  readonly tree: TreeWrites;
  /** Unsaved text that the model was shown instead of the stored one, by path. */
  readonly #unsaved = new Map<string, string>();
  /** A path was refused, and its refusal told. */
  #isRefused = false;
  readonly #refusals = new Refusals();
  readonly #sightOf: (path: string) => Sight;
  /** Files that the model has seen since, for it was asked about them. */
  readonly #shown = new Set<string>();
  readonly #applied = new AppliedEdits();

  constructor({ projectId, append, activeFile, baseline, sightOf }: FileWriterOptions) {
    this.#projectId = projectId;
    this.#append = append;
    this.#sightOf = sightOf ?? (() => "whole");
    this.tree = new TreeWrites({ projectId, baseline, tell: (event) => this.#append(event) });
    const active = activeFile && this.#pathOf(activeFile.path, false);
    if (active) this.#unsaved.set(active, activeFile.content);
  }

  /** Paths that were saved or deleted. */
  get touched(): ReadonlySet<string> {
    return this.tree.touched;
  }

  /** What was written, by path. */
  get written(): ReadonlyMap<string, string> {
    return this.tree.written;
  }

  /** Tells somebody else of what it does while `work` is done. */
  async tellingTo<T>(append: (event: GenerationEvent) => void, work: () => Promise<T>): Promise<T> {
    const before = this.#append;
    this.#append = append;
    try {
      return await work();
    } finally {
      this.#append = before;
    }
  }

  /** Whether nothing was saved or deleted, nor held back. */
  get isEmpty(): boolean {
    return this.touched.size === 0 && this.failed.size === 0 && !this.#isRefused;
  }

  /** Tells readers that a block began, if its path may exist at all. */
  start(event: Extract<ParserEvent, { type: "file_start" }>): void {
    const named = this.#pathOf(event.path);
    if (!named) return;
    const file = { path: this.tree.meantBy(named, event.action), action: event.action };
    this.#append({ type: "file_started", file });
  }

  /** Shows text of a file that is still being written, by the name it is to have; nothing is saved. */
  delta(event: Extract<ParserEvent, { type: "file_delta" }>): void {
    const path = this.#pathOf(event.path, false);
    if (path) this.#append({ type: "file_delta", file: { path }, text: event.text });
  }

  /** Applies a finished block. An incomplete one changes nothing, and is worth asking for again. */
  async finish(event: FileEnd): Promise<void> {
    const named = this.#pathOf(event.path, false);
    if (!named) {
      const outside = this.failed.has(event.path) ? null : landOutside(event.path);
      if (outside) this.#hold(event.path, event, outside);
      return;
    }
    const path = this.tree.meantBy(named, event.action);
    try {
      for (let look = 1; !(await this.#apply(path, event)); look += 1) {
        if (look === LOOKS) throw keptChanging(path);
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.#refusals.tell(this.#append, path, error.message);
    }
  }

  /** Notes a file that was cut off, and could not be joined to what came next. */
  leave(raw: string): void {
    const path = this.#pathOf(raw, false);
    if (!path) return;
    const cut = { type: "file_end", path, action: "write", content: "", complete: false } as const;
    this.#hold(path, cut, { kind: "held", reason: CUT_OFF });
  }

  /** What was asked for once, and did not come again as a file, was an example. */
  forgetExamples(): void {
    for (const [path, { isExample }] of this.failed) if (isExample) this.failed.delete(path);
  }

  /**
   * Changes a text by what is stored of it. One that the model was shown unsaved stands as it is.
   *
   * @param change null leaves it
   * @returns whether it changed
   */
  async rewrite(
    path: string,
    change: (content: string | undefined) => string | null,
  ): Promise<boolean> {
    for (let look = 1; look <= LOOKS && !this.#unsaved.has(path); look += 1) {
      const stored = await readTreeFile(this.#projectId, path);
      const content = stored?.binary ? null : change(stored?.content);
      if (content === null) return false;
      if (await this.#save(path, stored, content)) return true;
    }
    return false;
  }

  /** Gives up on the blocks that still fail: readers are told why. */
  reportFailures(): void {
    this.forgetExamples();
    for (const { path, reason } of this.failed.values())
      this.#append({ type: "file_error", file: { path }, error: reason });
    this.failed.clear();
  }

  /** @returns false when the file changed between the look and the write: look again */
  async #apply(path: string, block: FileEnd): Promise<boolean> {
    const stored = await readTreeFile(this.#projectId, path);
    const event = this.#applied.rest(path, block, stored?.content);
    if (!event) return true;
    if (stored?.binary && event.action !== "delete") {
      const file = { path, ...stored.binary };
      return this.#settle(event, await landOnBinary(this.#projectId, file, event));
    }
    const wasAsked = this.#shown.has(path) || (this.isFixing && this.failed.has(path));
    const landing = landBlock(event, {
      current: stored?.content,
      unsaved: this.#unsaved.get(path),
      sight: this.touched.has(path) || wasAsked ? "whole" : this.#sightOf(path),
      shrinkageIsMeant: this.isFixing && wasAsked,
      isFix: this.isFixing,
      isOfAnswer: this.tree.wasMade(path),
      cameBefore: !this.isFixing && (this.touched.has(path) || this.failed.has(path)),
      wasAsked,
      before: this.tree.heldBefore(path, stored?.content),
      others: wasAsked ? [] : this.tree.paths,
    });
    switch (landing.kind) {
      case "save":
        if (!(await this.#save(path, stored, landing.content))) return false;
        this.#applied.note(path, event);
        return true;
      case "remove":
        return this.#remove(path, stored);
      case "move":
        return this.#move(path, stored, { event, to: landing.to });
      case "held":
        return this.#hold(path, event, landing);
      case "refused":
        this.#isRefused = true;
        this.#refusals.tell(this.#append, path, landing.reason);
        return true;
      case "nothing":
        return true;
    }
  }

  #settle(event: FileEnd, landing: BinaryLanding): boolean {
    if (landing.kind === "held") this.#hold(event.path, event, landing);
    if (landing.kind !== "moved") return landing.kind !== "changed";
    this.tree.noteMoved(landing.from, landing.to);
    return true;
  }

  #hold(path: string, event: FileEnd, landing: Extract<Landing, { kind: "held" }>): true {
    const isInWords = "isInWords" in event && event.isInWords === true;
    // Words do not take the place of a block, and a block below them is its first sending.
    if (isInWords && this.failed.has(path)) return true;
    if (!this.failed.has(path)) this.#refusals.note();
    this.failed.set(path, failedBlock(path, event, landing));
    if (!isInWords) this.#shown.add(path);
    return true;
  }

  /** The new file first: whatever happens between, nothing is lost. */
  async #move(
    path: string,
    stored: StoredFile | undefined,
    move: { event: FileEnd; to: string },
  ): Promise<boolean> {
    const to = this.#pathOf(move.to);
    if (!to || !stored || to === path) return true;
    const other = await readTreeFile(this.#projectId, to);
    // The answer wrote it under its new name already.
    if (other && this.tree.written.has(to)) return this.#remove(path, stored);
    if (other && other.content !== stored.content) {
      const reason = `It was not renamed: there is a file ${to} already.`;
      return this.#hold(path, move.event, { kind: "held", reason });
    }
    return (await this.#save(to, other, stored.content)) && this.#remove(path, stored);
  }

  async #save(path: string, stored: StoredFile | undefined, content: string): Promise<boolean> {
    if (!(await this.tree.save(path, stored, content))) return false;
    // What was wrong with it before is so still.
    if (this.tree.unchanged.has(path)) return true;
    this.failed.delete(path);
    this.#unsaved.delete(path);
    return true;
  }

  async #remove(path: string, stored: StoredFile | undefined): Promise<boolean> {
    if (!stored) return true;
    if (!(await this.tree.remove(path, stored))) return false;
    this.failed.delete(path);
    return true;
  }

  #pathOf(raw: string, tell = true): string | null {
    const path = writtenPath(raw);
    if (typeof path === "string") return path;
    this.#isRefused = true;
    if (tell) this.#refusals.tell(this.#append, raw, path.message);
    return null;
  }
}
