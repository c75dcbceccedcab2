import type { FilesModel } from "~/workspace/files/files-model";
import { wait } from "~/workspace/wait";
import type { WorkspaceStore } from "~/workspace/workspace-store";
import { withUnnamed } from "./conversation-messages";
import { type ConversationStateStore, isRunning } from "./conversation-state";

/** "Done" is shown this long before the conversation is idle again, in milliseconds. */
export const IDLE_AFTER_MS = 1200;
/** When files and messages are read again after the end, in milliseconds. */
export const FILES_AFTER_MS = 800;
export const MESSAGES_AFTER_MS = 1000;

interface RefreshAfterAnswerOptions {
  store: WorkspaceStore;
  files: FilesModel;
  state: ConversationStateStore;
}

/**
 * Reads again what is stored, e.g. once an answer has ended: only what is not here yet is fetched. A
 * failure leaves what is shown.
 */
export type RefreshAfterAnswer = ReturnType<typeof createRefreshAfterAnswer>;

export function createRefreshAfterAnswer({ store, files, state }: RefreshAfterAnswerOptions) {
  const { getState: get, setState: set } = state;

  const refreshFiles = () => files.reload().catch(console.warn);
  const refreshMessages = async () => {
    try {
      const stored = await store.loadMessages(get().messages);
      if (isRunning(get())) return;
      // A trial has stored them itself.
      const isElsewhere = store.kind === "account";
      set({ messages: isElsewhere ? withUnnamed(stored, get().messages) : stored });
    } catch (error) {
      console.warn(error);
    }
  };

  return {
    files: refreshFiles,
    everything: () => refreshFiles().then(refreshMessages),

    /** What the server made of an answer is read again, and then the conversation is idle. */
    async after(): Promise<void> {
      const isOver = () => get().phase !== "refreshing";
      await wait(FILES_AFTER_MS);
      if (isOver()) return;
      await refreshFiles();
      await wait(MESSAGES_AFTER_MS - FILES_AFTER_MS);
      if (isOver()) return;
      await refreshMessages();
      await wait(IDLE_AFTER_MS - MESSAGES_AFTER_MS);
      if (!isOver()) set({ phase: "idle", answer: null });
    },
  };
}
