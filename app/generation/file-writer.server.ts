import { AppError } from "~/platform/errors";
import { languageOf } from "~/projects/files";
import { normalizePath } from "~/projects/paths";
import { changeTree, readTreeFile } from "~/projects/tree.server";
import { applyEdits } from "./apply";
import { findElision } from "./elision";
import type { GenerationEventData } from "./events";
import type { EditBlock, ParserEvent } from "./parser";

/** A file block that could not be applied and is worth asking for again. */
export interface FailedBlock {
  path: string;
  action: "write" | "edit";
  /** Why, as the model is told. */
  reason: string;
}

type FileEnd = Extract<ParserEvent, { type: "file_end" }>;

/**
 * Applies a model's file blocks to the working tree. A file is replaced only by a complete one,
 * and saved before anybody is told that it is there.
 */
export class FileWriter {
  readonly #projectId: string;
  readonly #append: (event: GenerationEventData) => void;
  /** Failed blocks by path, until a later block for the same path succeeds. */
  readonly failed = new Map<string, FailedBlock>();
  /** Set when the model was told that a file shrank to a sliver: doing it again is meant. */
  shrinkageIsMeant = false;
  /** Paths that were saved or deleted. */
  readonly touched = new Set<string>();

  /** Unsaved text that the model was shown instead of the stored one, by path. */
  readonly #unsaved = new Map<string, string>();

  constructor(
    projectId: string,
    append: (event: GenerationEventData) => void,
    activeFile?: { path: string; content: string } | undefined,
  ) {
    this.#projectId = projectId;
    this.#append = append;
    const active = activeFile && this.#pathOf(activeFile.path, false);
    if (active) this.#unsaved.set(active, activeFile.content);
  }

  /** Tells readers that a block began, if its path may exist at all. */
  start(event: Extract<ParserEvent, { type: "file_start" }>): void {
    const path = this.#pathOf(event.path);
    if (path) this.#append({ type: "file_started", file: { path, action: event.action } });
  }

  /** Shows text of a block that is still being written; nothing is saved. */
  delta(event: Extract<ParserEvent, { type: "file_delta" }>): void {
    const path = this.#pathOf(event.path, false);
    if (path) this.#append({ type: "file_delta", file: { path }, text: event.text });
  }

  /** Applies a finished block. An incomplete one changes nothing, and is worth asking for again. */
  async finish(event: FileEnd): Promise<void> {
    const path = this.#pathOf(event.path, false);
    if (!path) return;
    if (!event.complete) {
      const reason = "It was cut off before its end, so the file was left as it was.";
      this.failed.set(path, { path, action: event.action, reason });
      return;
    }
    try {
      if (event.action === "delete") await this.#remove(path);
      else if (event.action === "write") await this.#write(path, event.content);
      else await this.#edit(path, event);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.#append({ type: "file_error", file: { path }, error: error.message });
    }
  }

  /** Gives up on the blocks that still fail: readers are told why. */
  reportFailures(): void {
    for (const { path, reason } of this.failed.values()) {
      this.#append({ type: "file_error", file: { path }, error: reason });
    }
    this.failed.clear();
  }

  async #write(path: string, content: string): Promise<void> {
    const before = await readTreeFile(this.#projectId, path);
    const elision = findElision(before, content, {
      shrinkageIsMeant: this.shrinkageIsMeant,
    });
    if (elision) {
      this.failed.set(path, { path, action: "write", reason: elision });
      return;
    }
    await this.#save(path, content, before !== undefined);
  }

  async #edit(path: string, event: Extract<FileEnd, { action: "edit" }>): Promise<void> {
    const before = await readTreeFile(this.#projectId, path);
    if (before === undefined && event.edits.every((edit) => edit.search.trim() === "")) {
      await this.#save(path, event.edits.map((edit) => edit.replace).join(""), false);
      return;
    }
    const result = event.error
      ? { ok: false as const, message: event.error }
      : before === undefined
        ? { ok: false as const, message: `There is no file ${path} to edit.` }
        : this.#applyEdits(path, before, event.edits);
    if (result.ok) await this.#save(path, result.content, true);
    else this.failed.set(path, { path, action: "edit", reason: result.message });
  }

  /** To the stored file; where that has no place for them, to the unsaved one they were made for. */
  #applyEdits(path: string, before: string, edits: EditBlock[]) {
    const result = applyEdits(before, edits);
    const unsaved = this.#unsaved.get(path);
    if (result.ok || unsaved === undefined) return result;
    const second = applyEdits(unsaved, edits);
    return second.ok ? second : result;
  }

  async #save(path: string, content: string, existed: boolean): Promise<void> {
    await changeTree(this.#projectId, [{ path, content }]);
    this.failed.delete(path);
    this.#unsaved.delete(path);
    this.touched.add(path);
    this.#append({
      type: "file_created",
      file: { path, content, language: languageOf(path) },
      action: existed ? "updated" : "created",
    });
  }

  async #remove(path: string): Promise<void> {
    if ((await readTreeFile(this.#projectId, path)) === undefined) return;
    await changeTree(this.#projectId, [{ path, content: null }]);
    this.failed.delete(path);
    this.touched.add(path);
    this.#append({ type: "file_deleted", file: { path } });
  }

  /** Models often lead with a slash; within a project that means its root. */
  #pathOf(raw: string, tell = true): string | null {
    try {
      return normalizePath(raw.replace(/^\/(?!\/)/, ""));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (tell) {
        this.#append({
          type: "file_error",
          file: { path: raw.slice(0, 200) },
          error: error.message,
        });
      }
      return null;
    }
  }
}
