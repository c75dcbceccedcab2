import { AppError } from "~/platform/errors";
import { OpenAtOnce } from "~/platform/open-at-once";
import type { ReloadEvent } from "../engine/engine";

/**
 * Pages that live reload tells on one process; those of one preview are tabs of its owner. What a link
 * opened has places of the link's own: others take none of the owner's.
 */
export const RELOAD_READERS = { all: 2_000, preview: 20, visitor: 60 };

/** When a page that is one too many may try again, in seconds. */
const RETRY_SECONDS = 10;

/** What an open page of a preview is told. */
export type PreviewEvent = ReloadEvent | { type: "end" };

type Tell = (event: PreviewEvent) => void;

/** Whose page it is that is told. */
export interface PreviewReader {
  /** Who reads, as an opaque name. */
  visitor: string;
  /** The label of the link that opened it; absent for the preview's own address. */
  through?: string | undefined;
}

/** Who is told on this process when a preview has ended, by its label. */
export class PreviewReaders {
  readonly #byLabel = new Map<string, { projectId: string; tells: Set<Tell> }>();

  readonly #open = new OpenAtOnce(RELOAD_READERS);

  /**
   * @returns ends it
   * @throws {AppError} 429 when there are too many
   */
  add(
    { label, projectId }: { label: string; projectId: string },
    { visitor, through = label }: PreviewReader,
    tell: Tell,
  ): () => void {
    const leave = this.#open.enter({ preview: through, visitor });
    if (!leave) throw tooMany();
    const readers = this.#byLabel.get(label) ?? { projectId, tells: new Set() };
    this.#byLabel.set(label, readers);
    readers.tells.add(tell);
    return () => {
      leave();
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

  /** Whether somebody has a project's preview open here. */
  isRead(projectId: string): boolean {
    return [...this.#byLabel.values()].some((readers) => readers.projectId === projectId);
  }

  /** Projects whose previews somebody has open. */
  projects(): string[] {
    return [...new Set([...this.#byLabel.values()].map(({ projectId }) => projectId))];
  }
}

function tooMany(): AppError {
  const { preview, visitor } = RELOAD_READERS;
  const message = `Pages of a preview that reload by themselves can be open ${preview} times at once, and ${visitor} times on one network. This one works without it; close one, or try again in ${RETRY_SECONDS} seconds.`;
  return new AppError(429, message, { code: "at_once", retryAfterSeconds: RETRY_SECONDS });
}
