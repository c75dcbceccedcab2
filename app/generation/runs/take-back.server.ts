import type { FileTree } from "~/projects/files";
import { languageOf } from "~/projects/files";
import { changeFileFrom, readTreeFile } from "~/projects/tree.server";
import type { GenerationEvent } from "../events/event-schema";

/** What one round of an answer wrote, so that it can be taken back. */
export class RoundWrites {
  /** Path → what the round left there; null for a file that it deleted. */
  readonly #written = new Map<string, string | null>();
  readonly #append: (event: GenerationEvent) => void;

  constructor(append: (event: GenerationEvent) => void) {
    this.#append = append;
  }

  /** Hands an event on, and remembers what it wrote. */
  readonly append = (event: GenerationEvent): void => {
    if (event.type === "file_created") this.#written.set(event.file.path, event.file.content);
    if (event.type === "file_deleted") this.#written.set(event.file.path, null);
    this.#append(event);
  };

  get isEmpty(): boolean {
    return this.#written.size === 0;
  }

  /** Whether what was written is still other than it was. @param before the tree before the round */
  differsFrom(before: FileTree): boolean {
    return [...this.#written].some(([path, text]) => text !== (before.get(path) ?? null));
  }

  /**
   * Puts the files back as they were before the round; one that somebody has changed since is left.
   *
   * @param before the tree before the round
   */
  async takeBack(projectId: string, before: FileTree): Promise<void> {
    for (const [path, written] of this.#written) {
      const stored = await readTreeFile(projectId, path);
      if ((stored?.content ?? null) !== written) continue;
      const content = before.get(path) ?? null;
      if (content === written) continue;
      const from = stored?.hash ?? null;
      if (!(await changeFileFrom(projectId, { path, from, content }))) continue;
      if (content === null) this.#append({ type: "file_deleted", file: { path } });
      else {
        const file = { path, content, language: languageOf(path) };
        this.#append({ type: "file_created", file, action: stored ? "updated" : "created" });
      }
    }
  }
}
