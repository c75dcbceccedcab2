import { type Entries, withEntry, withoutEntry } from "./entries";
import type { BrowserStorage, UnstoredReason, WriteResult } from "./stored-document";
import { createTrialAnswers } from "./trial-answers";
import type { OpenTrialBytes } from "./trial-bytes";
import { openTrialDatabase, type TrialDatabase } from "./trial-database";
import { openTrialDocuments } from "./trial-documents";
import { createTrialFiles } from "./trial-files";
import { createTrialMessages } from "./trial-messages";
import { createTrialOutbox } from "./trial-outbox";
import { createTrialProjects } from "./trial-projects";
import type { StreamState } from "./trial-shapes";
import { createTrialTiers, SMALL_BUDGET } from "./trial-tiers";
import { forgetUnfinished, moveUnfinished } from "./unfinished";

export { TrialUnreadableError } from "./large-lists";
export type { PendingAnswer } from "./pending-answer";
export type { UnstoredReason, WriteResult } from "./stored-document";
export type { WaitingMessage } from "./trial-outbox";
export type { NewTrial } from "./trial-projects";
export type { StreamState, TrialFile, TrialProject } from "./trial-shapes";

export interface TrialStoreOptions {
  /** Milliseconds since 1970. */
  now?: () => number;
  random?: (size: number) => Uint8Array;
  log?: (message: string, detail?: unknown) => void;
  /** Where `storage` events of other tabs arrive. */
  tabs?: () => Pick<Window, "addEventListener" | "removeEventListener"> | null;
  /** Opens what is larger than the storage; null where the browser has no database. */
  database?: (() => Promise<TrialDatabase | null>) | null;
  /** Opens what holds the bytes of files that are no text; null where the browser has no database. */
  bytes?: OpenTrialBytes;
  /** How much of the storage files and messages may take, in characters. */
  budget?: { files: number; messages: number };
}

/** So many trials that were moved into an account are remembered. */
const MOVES = 50;

/** The trials of one browser. */
export type TrialStore = ReturnType<typeof createTrialStore>;

/**
 * The trials that live in a browser's storage.
 *
 * Reads never throw and give the same object until something changes. Writes answer
 * `{ok: false, reason}` when the browser keeps nothing (`"unavailable"`) or nothing more
 * (`"quota"`): what was stored before is then untouched, and the new content stays in this tab. What
 * goes to the database, or has to move there, is known later: `settled` tells.
 *
 * @param storage asked at each use, null where the browser gives none
 * @throws {AppError} from file writes whose path or size no project may hold
 */
export function createTrialStore(
  storage: () => BrowserStorage | null,
  {
    now = Date.now,
    random = (size) => crypto.getRandomValues(new Uint8Array(size)),
    log = (message, detail) => console.warn(message, ...(detail === undefined ? [] : [detail])),
    tabs = () => null,
    database = null,
    bytes = async () => null,
    budget = SMALL_BUDGET,
  }: TrialStoreOptions = {},
) {
  const stored = openTrialDocuments({ storage, now, log });
  const { projects, slugs, moved, stream, answers, outbox } = stored;
  const tiers = createTrialTiers({
    documents: stored,
    database,
    bytes,
    budget,
    log,
    onChange: () => tell(null),
  });
  const { files, messages } = tiers;
  const works = [projects, files, messages, slugs, outbox];
  // The notes of running answers are a comfort: the server has the answers.
  const documents = [...works, moved, stream, answers, stored.tiers];

  const listeners = new Set<() => void>();
  const tell = <Result>(result: Result): Result => {
    for (const listener of [...listeners]) listener();
    return result;
  };
  const onOtherTab = (event: Event) => {
    const { key } = event as StorageEvent;
    if (key !== null && documents.every((document) => document.key !== key)) return;
    // It may have made room for what only this tab holds.
    for (const document of documents) document.retry();
    tell(null);
    void tiers.refresh();
  };

  const trials = createTrialProjects({ document: projects, now, random, tell });

  return {
    ...trials.projects,

    /** What is neither sent nor saved goes along with a trial that became another project. */
    moveUnfinished: (projectId: string, to: string) => moveUnfinished(projectId, to, storage),

    /** Removes for good what was deleted so many milliseconds ago. */
    sweepDeleted(afterMs: number): void {
      for (const { id, deletedAt = "" } of trials.projects.listDeleted()) {
        if (now() - Date.parse(deletedAt) >= afterMs) this.deleteProject(id);
      }
    },

    /** Removes the project with all that was written in it, and stores what now has room. */
    deleteProject(projectId: string): WriteResult {
      forgetUnfinished(projectId, storage);
      tiers.discard(projectId);
      const without = { [projectId]: <T>(map: Entries<T>) => withoutEntry(map, projectId) };
      const results = [
        // First: a tab that has it open learns that it is gone, not that it is empty.
        projects.change(without),
        files.change(without),
        messages.change(without),
        slugs.change(without),
        answers.change(without),
        outbox.change(without),
      ];
      if (stream.read()?.projectId === projectId) stream.change({ note: () => null });
      for (const document of documents) document.retry();
      return tell(results.find((result) => !result.ok) ?? { ok: true });
    },

    ...createTrialFiles({ document: files, random, tell, onChange: trials.noteChange }),
    ...createTrialMessages({ document: messages, tell }),
    ...createTrialAnswers(answers),
    ...createTrialOutbox({ document: outbox, tell }),

    streamState(): StreamState | null {
      return stream.read();
    },

    setStreamState(state: StreamState): WriteResult {
      return tell(stream.change({ note: () => state }));
    },

    clearStreamState(): WriteResult {
      return tell(stream.change({ note: () => null }));
    },

    publishedSlug(projectId: string): string | null {
      return slugs.read().get(projectId) ?? null;
    },

    /** @param slug null once it is offline */
    setPublishedSlug(projectId: string, slug: string | null): WriteResult {
      return tell(
        slugs.change({
          [projectId]: (map) =>
            slug === null ? withoutEntry(map, projectId) : withEntry(map, projectId, slug),
        }),
      );
    },

    /** What a trial is in the account that it was moved into; null where it was not, or long ago. */
    movedTo(projectId: string): string | null {
      return moved.read().get(projectId) ?? null;
    },

    /** @param to the id in the account; null where the trial is in this browser again */
    noteMoved(projectId: string, to: string | null): WriteResult {
      const without = (map: Entries<string>) => withoutEntry(map, projectId);
      return tell(
        moved.change({
          note: (map) => {
            const kept = [...without(map)];
            if (to !== null) kept.push([projectId, to]);
            return new Map(kept.slice(-MOVES));
          },
        }),
      );
    },

    /**
     * Has a trial's files and messages in memory; whoever opens one waits for it.
     *
     * @throws {TrialUnreadableError} when they are in the database and that cannot be opened now
     */
    load: tiers.load,

    /** What holds the bytes of files that are no text; null where the browser has no database. */
    bytes,

    noteBytes: tiers.noteBytes,

    /** When what was changed of a trial is stored, or was refused; and why. */
    settled: tiers.settled,

    /** Whether something is on its way to the database. */
    isWriting: tiers.isWriting,

    /** Why something would be gone with this tab; null when everything is stored. */
    unstored(): UnstoredReason | null {
      return works.map((document) => document.unstored).find((reason) => reason !== null) ?? null;
    },

    /** Tries again to store what did not fit, e.g. after something was deleted. */
    storeAgain(): WriteResult {
      const results = documents.map((document) => document.retry());
      return tell(results.find((result) => !result.ok) ?? { ok: true });
    },

    /** Calls back after each change here or in another tab. Returns the way to stop. */
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) tabs()?.addEventListener("storage", onOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) tabs()?.removeEventListener("storage", onOtherTab);
      };
    },
  };
}

/** The trials of the browser that shows the page. On the server it holds nothing. */
export const trialStore: TrialStore = createTrialStore(
  () => (typeof window === "undefined" ? null : window.localStorage),
  {
    tabs: () => (typeof window === "undefined" ? null : window),
    database: openTrialDatabase(console.warn),
    bytes: () => import("./trial-bytes").then(({ openTrialBytes }) => openTrialBytes()),
  },
);
