import type { ReloadEvent } from "../engine/engine";

/** Pages of one preview that live reload tells on one process: tabs of its owner. */
const READERS = 20;

/** What an open page of a preview is told. */
export type PreviewEvent = ReloadEvent | { type: "end" };

type Tell = (event: PreviewEvent) => void;

/** Who is told on this process when a preview has ended, by its label. */
export class PreviewReaders {
  readonly #byLabel = new Map<string, { projectId: string; tells: Set<Tell> }>();

  isFull(label: string): boolean {
    return (this.#byLabel.get(label)?.tells.size ?? 0) >= READERS;
  }

  /** @returns ends it */
  add(preview: { label: string; projectId: string }, tell: Tell): () => void {
    const { label, projectId } = preview;
    const readers = this.#byLabel.get(label) ?? { projectId, tells: new Set() };
    this.#byLabel.set(label, readers);
    readers.tells.add(tell);
    return () => {
      readers.tells.delete(tell);
      if (readers.tells.size === 0 && this.#byLabel.get(label) === readers) {
        this.#byLabel.delete(label);
      }
    };
  }

  /** Tells the pages of a project that their preview has ended, but for those of `label`. */
  end(projectId: string, label?: string): void {
    for (const [of, readers] of this.#byLabel) {
      if (readers.projectId !== projectId || of === label) continue;
      this.#byLabel.delete(of);
      for (const tell of readers.tells) tell({ type: "end" });
    }
  }

  /** Projects whose previews somebody has open. */
  projects(): string[] {
    return [...new Set([...this.#byLabel.values()].map(({ projectId }) => projectId))];
  }
}
