import { AppError } from "~/platform/errors";
import { languageOf } from "~/projects/files";
import type { Manifest } from "~/projects/manifest";
import { changeFileFrom, type StoredFile } from "~/projects/tree.server";
import type { GenerationEvent } from "../events/event-schema";
import { meantPath } from "../protocol/mistaken-paths";
import { ConcurrentEdits } from "./concurrent-edits.server";

interface TreeWritesOptions {
  projectId: string;
  /** What the checkpoint before the answer holds. */
  baseline: Manifest;
  tell: (event: GenerationEvent) => void;
}

/**
 * What an answer writes into the working tree: each file from what was read of it before, and told
 * once it is saved. Of what a person wrote meanwhile a checkpoint is made.
 */
export class TreeWrites {
  readonly #projectId: string;
  readonly #tell: (event: GenerationEvent) => void;
  readonly #concurrentEdits: ConcurrentEdits;
  /** Paths that were saved or deleted. */
  readonly touched = new Set<string>();
  /** Files that came as they were already: nothing was done with them. */
  readonly unchanged = new Set<string>();
  /** Texts as they were before the answer wrote them, by path. */
  readonly replaced = new Map<string, string>();
  /** What was written, by path. */
  readonly written = new Map<string, string>();
  /** What the project holds, as far as the answer knows. */
  readonly #paths: Set<string>;
  /** What it held before the answer: hashes by path. */
  readonly #before: ReadonlyMap<string, string>;

  constructor({ projectId, baseline, tell }: TreeWritesOptions) {
    this.#projectId = projectId;
    this.#tell = tell;
    this.#concurrentEdits = new ConcurrentEdits(projectId, baseline);
    this.#before = new Map(baseline.map(([path, hash]) => [path, hash]));
    this.#paths = new Set(this.#before.keys());
  }

  /** Paths that the project holds. */
  get paths(): string[] {
    return [...this.#paths];
  }

  /** Whether the answer made this file. */
  wasMade(path: string): boolean {
    return this.#paths.has(path) && !this.#before.has(path);
  }

  /** What a file held before the answer wrote what it holds now; unknown where somebody changed it since. */
  heldBefore(path: string, now: string | undefined): string | undefined {
    return this.written.get(path) === now ? this.replaced.get(path) : undefined;
  }

  /** The file that is there and is changed, however its name is spelled; one that is written is as it is named. */
  meantBy(path: string, action: string): string {
    return action === "write" ? path : meantPath(path, this.#paths);
  }

  /** @returns false when the file is no longer what was read of it: nothing was written then */
  async save(path: string, stored: StoredFile | undefined, content: string): Promise<boolean> {
    if (stored && !stored.binary && stored.content === content && this.#isAsBefore(path, stored)) {
      this.unchanged.add(path);
      return true;
    }
    if (!(await this.#change(path, stored, content))) return false;
    if (stored && !stored.binary && !this.touched.has(path))
      this.replaced.set(path, stored.content);
    this.touched.add(path);
    this.unchanged.delete(path);
    this.#paths.add(path);
    this.written.set(path, content);
    this.#tell({
      type: "file_created",
      file: { path, content, language: languageOf(path) },
      action: stored ? "updated" : "created",
    });
    return true;
  }

  /** @returns false when the file is no longer what was read of it: it is still there then */
  async remove(path: string, stored: StoredFile): Promise<boolean> {
    if (!(await this.#change(path, stored, null))) return false;
    this.touched.add(path);
    this.#paths.delete(path);
    this.#tell({ type: "file_deleted", file: { path } });
    return true;
  }

  /** Tells of a file that was moved as it is. */
  noteMoved(from: string, to: string): void {
    this.touched.add(from).add(to);
    this.#paths.delete(from);
    this.#paths.add(to);
    this.#tell({ type: "file_deleted", file: { path: from } });
    this.#tell({ type: "notice", text: `${from} is now ${to}.` });
  }

  #isAsBefore(path: string, { hash }: StoredFile): boolean {
    return this.#before.get(path) === hash;
  }

  async #change(
    path: string,
    stored: StoredFile | undefined,
    content: string | null,
  ): Promise<boolean> {
    const notice = await this.#concurrentEdits.keep(path, stored, content);
    const from = stored?.hash ?? null;
    if (!(await changeFileFrom(this.#projectId, { path, from, content }))) return false;
    if (notice) this.#tell({ type: "notice", text: notice });
    this.#concurrentEdits.wrote(path, content);
    return true;
  }
}

/** That a person's file did not hold still long enough to be written. */
export function keptChanging(path: string): AppError {
  return new AppError(409, `${path} kept changing while the answer was to be saved. Yours stands.`);
}
