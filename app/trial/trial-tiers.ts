import type { ConversationMessage } from "~/conversation/message-schema";
import type { WriteResult } from "./stored-document";
import { createTierIndex } from "./tier-index";
import { TieredEntries } from "./tiered-entries";
import type { OpenTrialBytes } from "./trial-bytes";
import type { TrialDatabase } from "./trial-database";
import type { openTrialDocuments } from "./trial-documents";
import { parseFiles, parseMessages, type TrialFile } from "./trial-shapes";

/**
 * How much of `localStorage` trials take before the largest move to the database, in characters. A
 * browser gives an origin about 5 million; the rest is for the lists, drafts and notes beside them.
 */
export const SMALL_BUDGET = { files: 2_500_000, messages: 1_000_000 } as const;

interface TrialTiersOptions {
  documents: Pick<ReturnType<typeof openTrialDocuments>, "files" | "messages" | "tiers">;
  database: (() => Promise<TrialDatabase | null>) | null;
  bytes: OpenTrialBytes;
  budget: { files: number; messages: number };
  log(message: string, detail?: unknown): void;
  onChange(): void;
}

/** Files and messages of trials: in `localStorage` as long as they fit, then in the database. */
export function createTrialTiers(options: TrialTiersOptions) {
  const { documents, database, bytes, budget, log, onChange } = options;
  const index = createTierIndex(documents.tiers);
  const shared = { index, database, log, onChange };
  const files = new TieredEntries<TrialFile>({
    ...shared,
    tier: "files",
    small: documents.files,
    budget: budget.files,
    parse: (items, id) => parseFiles({ [id]: items })?.value.get(id) ?? [],
    keyOf: ({ path }) => path,
  });
  const messages = new TieredEntries<ConversationMessage>({
    ...shared,
    tier: "messages",
    small: documents.messages,
    budget: budget.messages,
    parse: (items, id) => parseMessages({ [id]: items })?.value.get(id) ?? [],
    keyOf: ({ id }) => id,
  });
  const both = [files, messages] as const;

  const removeRecords = async (projectId: string) => {
    try {
      const opened = await database?.();
      if (!opened) return;
      await opened.remove(projectId);
      await (await bytes())?.remove(projectId);
      index.forget(projectId);
      for (const tier of both) tier.retry();
      onChange();
    } catch (error) {
      log("What is left of a deleted trial will be removed later.", error);
    }
  };

  /** Puts the index in order: it may have been lost, or a tab may have ended before it was done. */
  const putInOrder = async () => {
    const opened = await database?.();
    if (!opened) return;
    try {
      for (const [tier, id] of await opened.list()) {
        if (!index.isDeleted(id) && index.revisionOf(id, tier) === null) index.mark(id, tier, 1);
      }
    } catch (error) {
      log("The list of what is in the database could not be read.", error);
    }
    await Promise.all(index.deleted().map(removeRecords));
  };
  let inOrder: Promise<void> | null = null;

  return {
    files,
    messages,

    /** Has a trial's files and messages in memory. @throws {TrialUnreadableError} */
    async load(projectId: string): Promise<void> {
      inOrder ??= putInOrder();
      await inOrder;
      await Promise.all(both.map((tier) => tier.load(projectId)));
    },

    /** Takes over what other tabs stored in the database. */
    async refresh(): Promise<void> {
      await Promise.all(both.map((tier) => tier.refresh()));
    },

    /** Notes that bytes of a trial are in their database, so that they go with it. */
    noteBytes(projectId: string): void {
      index.mark(projectId, "bytes", 1);
    },

    /** What is in the database goes too, now or once it can be opened. */
    discard(projectId: string): void {
      const isStored = index.markDeleted(projectId);
      for (const tier of both) tier.forget(projectId);
      if (isStored) void removeRecords(projectId);
    },

    /** When all of a trial is stored, or was refused; and why. */
    async settled(projectId: string): Promise<WriteResult> {
      const results = await Promise.all(both.map((tier) => tier.settled(projectId)));
      return results.find((result) => !result.ok) ?? { ok: true };
    },

    isWriting: (): boolean => both.some((tier) => tier.isWriting),
  };
}
