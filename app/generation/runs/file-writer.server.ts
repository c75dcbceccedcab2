import { AppError } from "~/platform/errors";
import { normalizeRootedPath } from "~/projects/file-paths";
import { languageOf } from "~/projects/files";
import type { Manifest } from "~/projects/manifest";
import { changeFileFrom, readTreeFile, type StoredFile } from "~/projects/tree.server";
import type { GenerationEvent } from "../events/event-schema";
import { applyEdits } from "../protocol/apply";
import type { EditBlock, ParserEvent } from "../protocol/parser";
import { findTruncation } from "../protocol/truncation-guard";
import { ConcurrentEdits } from "./concurrent-edits.server";

/** A file block that could not be applied and is worth asking for again. */
export interface FailedBlock {
  path: string;
  action: "write" | "edit";
  /** Why, as the model is told. */
  reason: string;
}

interface FileWriterOptions {
  projectId: string;
  append: (event: GenerationEvent) => void;
  /** The file in the editor, whose unsaved text the model was shown. */
  activeFile?: { path: string; content: string } | undefined;
  /** What the checkpoint before the answer holds. */
  baseline: Manifest;
}

/** Looks at a file that a person is changing at the same moment, before it is left to them. */
const LOOKS = 5;

type FileEnd = Extract<ParserEvent, { type: "file_end" }>;

/**
 * Applies a model's file blocks to the working tree. A file is replaced only by a complete one,
 * and saved before anybody is told that it is there.
 */
export class FileWriter {
  readonly #projectId: string;
  readonly #append: (event: GenerationEvent) => void;
  /** Failed blocks by path, until a later block for the same path succeeds. */
  readonly failed = new Map<string, FailedBlock>();
  /** Set when the model was told that a file shrank to a sliver: doing it again is meant. */
  shrinkageIsMeant = false;
  /** Paths that were saved or deleted. */
  readonly touched = new Set<string>();

  /** Unsaved text that the model was shown instead of the stored one, by path. */
  readonly #unsaved = new Map<string, string>();

  readonly #concurrentEdits: ConcurrentEdits;

  constructor({ projectId, append, activeFile, baseline }: FileWriterOptions) {
    this.#projectId = projectId;
    this.#append = append;
    this.#concurrentEdits = new ConcurrentEdits(projectId, baseline);
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
      const reason = "It was cut off before its end, so nothing of it was saved.";
      this.failed.set(path, { path, action: event.action, reason });
      return;
    }
    try {
      for (let look = 1; !(await this.#apply(path, event)); look += 1) {
        if (look === LOOKS) throw changing(path);
      }
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

  /** @returns false when the file changed between the look and the write: look again */
  async #apply(path: string, event: FileEnd): Promise<boolean> {
    const stored = await readTreeFile(this.#projectId, path);
    if (event.action === "delete") return this.#remove(path, stored);
    if (event.action === "write") return this.#write(path, stored, event.content);
    return this.#edit(path, stored, event);
  }

  async #write(path: string, stored: StoredFile | undefined, content: string): Promise<boolean> {
    const elision = findTruncation(stored?.content, content, {
      shrinkageIsMeant: this.shrinkageIsMeant,
    });
    if (elision) {
      this.failed.set(path, { path, action: "write", reason: elision });
      return true;
    }
    return this.#save(path, stored, content);
  }

  async #edit(
    path: string,
    stored: StoredFile | undefined,
    event: Extract<FileEnd, { action: "edit" }>,
  ): Promise<boolean> {
    if (!stored && event.edits.every((edit) => edit.search.trim() === "")) {
      return this.#save(path, stored, event.edits.map((edit) => edit.replace).join(""));
    }
    const result = event.error
      ? { ok: false as const, message: event.error }
      : !stored
        ? { ok: false as const, message: `There is no file ${path} to edit.` }
        : this.#applyEdits(path, stored.content, event.edits);
    if (result.ok) return this.#save(path, stored, result.content);
    this.failed.set(path, { path, action: "edit", reason: result.message });
    return true;
  }

  /** To the stored file; where that has no place for them, to the unsaved one they were made for. */
  #applyEdits(path: string, before: string, edits: EditBlock[]) {
    const result = applyEdits(before, edits);
    const unsaved = this.#unsaved.get(path);
    if (result.ok || unsaved === undefined) return result;
    const second = applyEdits(unsaved, edits);
    return second.ok ? second : result;
  }

  async #save(path: string, stored: StoredFile | undefined, content: string): Promise<boolean> {
    if (!(await this.#change(path, stored, content))) return false;
    this.failed.delete(path);
    this.#unsaved.delete(path);
    this.touched.add(path);
    this.#append({
      type: "file_created",
      file: { path, content, language: languageOf(path) },
      action: stored ? "updated" : "created",
    });
    return true;
  }

  async #remove(path: string, stored: StoredFile | undefined): Promise<boolean> {
    if (!stored) return true;
    if (!(await this.#change(path, stored, null))) return false;
    this.failed.delete(path);
    this.touched.add(path);
    this.#append({ type: "file_deleted", file: { path } });
    return true;
  }

  /** Changes a file from what was read of it; of what a person wrote meanwhile a checkpoint is made. */
  async #change(
    path: string,
    stored: StoredFile | undefined,
    content: string | null,
  ): Promise<boolean> {
    const notice = await this.#concurrentEdits.keep(path, stored, content);
    const isChanged = await changeFileFrom(this.#projectId, {
      path,
      from: stored?.hash ?? null,
      content,
    });
    if (!isChanged) return false;
    if (notice) this.#append({ type: "notice", text: notice });
    this.#concurrentEdits.wrote(path, content);
    return true;
  }

  /** Models often lead with a slash; within a project that means its root. */
  #pathOf(raw: string, tell = true): string | null {
    try {
      return normalizeRootedPath(raw);
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

function changing(path: string): AppError {
  return new AppError(409, `${path} kept changing while the answer was to be saved. Yours stands.`);
}
