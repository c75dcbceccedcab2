import { sha256 } from "~/platform/hash.server";
import { createCheckpoint } from "~/projects/create-checkpoint.server";
import type { Manifest } from "~/projects/manifest";
import type { StoredFile } from "~/projects/tree.server";

/**
 * What a person changes by hand while an answer is being written. Before the answer goes over such
 * a change, a checkpoint of the tree is made, so that it can be rolled back to.
 */
export class ConcurrentEdits {
  readonly #projectId: string;
  /** Hashes by path of what is in a checkpoint, or came from the answer itself. */
  #known: Map<string, string>;

  /** @param baseline what the checkpoint before the answer holds */
  constructor(projectId: string, baseline: Manifest) {
    this.#projectId = projectId;
    this.#known = hashesOf(baseline);
  }

  /**
   * Makes a checkpoint when `stored` is in none and is about to become something else. On the usual
   * path, where nobody interferes, it asks the database nothing.
   *
   * @param next the content that is about to be written; null deletes
   * @returns what to tell the person, if there was a change of theirs
   */
  async keep(
    path: string,
    stored: StoredFile | undefined,
    next: string | null,
  ): Promise<string | null> {
    if (!stored || stored.hash === this.#known.get(path)) return null;
    if (next !== null && sha256(next) === stored.hash) return null;
    const label = `Before an answer overwrote your change to ${path}`;
    const { manifest } = await createCheckpoint(this.#projectId, { kind: "before", label });
    this.#known = hashesOf(manifest);
    return `You changed ${path} while the answer was being written. Your version is kept in the history, as “${label}”.`;
  }

  /** Notes what the answer itself made of a path. */
  wrote(path: string, content: string | null): void {
    if (content === null) this.#known.delete(path);
    else this.#known.set(path, sha256(content));
  }
}

function hashesOf(manifest: Manifest): Map<string, string> {
  return new Map(manifest.map(([path, hash]) => [path, hash]));
}
