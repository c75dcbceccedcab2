import type { ConversationMessage } from "~/conversation/message-schema";
import type { WorkspaceStore } from "~/workspace/workspace-store";
import type { ConversationStateStore } from "./conversation-state";

interface Parts {
  store: WorkspaceStore;
  state: ConversationStateStore;
}

/** What was said so far: kept where the workspace is stored, and read page by page. */
export function createMessageHistory({ store, state }: Parts) {
  const { getState: get, setState: set } = state;

  function setMessages(messages: readonly ConversationMessage[]): void {
    const before = get().messages;
    set({ messages });
    store.keepMessages(messages, before);
  }

  return {
    setMessages,

    /** Reads a page of what was said before the first message that is here. @throws when it does not come */
    async loadEarlier(): Promise<void> {
      const [first] = get().messages;
      if (!first || !get().hasEarlier) return;
      const { messages, hasEarlier } = await store.loadEarlier(first.id);
      // Another call was faster.
      if (get().messages[0] !== first) return;
      set({ messages: [...messages, ...get().messages], hasEarlier });
    },

    /** Shows with the last answer whether a rollback took it back. */
    rolledBack(tookBack: (answerId: string) => boolean): void {
      const messages = get().messages;
      const last = messages.at(-1);
      if (last?.role !== "assistant") return;
      const { takenBack: was = false, ...answer } = last;
      const takenBack = tookBack(last.id);
      if (takenBack === was) return;
      setMessages([...messages.slice(0, -1), takenBack ? { ...answer, takenBack } : answer]);
    },
  };
}
