import type { ConversationMessage } from "~/conversation/message-schema";
import { withEntry } from "./entries";
import type { Lists } from "./large-lists";
import { mergeItems } from "./merge-items";
import { about } from "./pending-changes";
import type { WriteResult } from "./stored-document";
import type { TieredEntries } from "./tiered-entries";

/** The same object each time, as everything that is read here. */
const NO_MESSAGES: readonly ConversationMessage[] = [];

interface TrialMessagesOptions {
  document: TieredEntries<ConversationMessage>;
  /** Tells the listeners, and hands the result on. */
  tell: (result: WriteResult) => WriteResult;
}

/** The conversations of a browser's trials. */
export function createTrialMessages({ document, tell }: TrialMessagesOptions) {
  let changes = 0;
  const change = (
    thing: string,
    projectId: string,
    make: (stored: readonly ConversationMessage[]) => readonly ConversationMessage[],
  ) => {
    const set = (lists: Lists<ConversationMessage>) =>
      withEntry(lists, projectId, make(lists.get(projectId) ?? NO_MESSAGES));
    return tell(document.change({ [thing]: set }));
  };

  return {
    messages(projectId: string): readonly ConversationMessage[] {
      return document.read().get(projectId) ?? NO_MESSAGES;
    },

    setMessages(projectId: string, conversation: readonly ConversationMessage[]): WriteResult {
      const kept = [...conversation];
      return change(projectId, projectId, () => kept);
    },

    /** Makes one tab's change of a conversation; what another tab said since `before` stays. */
    changeMessages(
      projectId: string,
      before: readonly ConversationMessage[],
      after: readonly ConversationMessage[],
    ): WriteResult {
      changes += 1;
      return change(about(projectId, `change ${changes}`), projectId, (stored) =>
        mergeItems(stored, before, after, ({ id }) => id),
      );
    },
  };
}
