import type { ConversationMessage } from "~/conversation/message-schema";
import type { PendingAnswerStore } from "~/workspace/workspace-store";
import { isTemporary } from "./conversation-messages";

interface PendingAnswerOptions {
  /** Null where the server keeps count of answers. */
  stored: PendingAnswerStore | null;
  messages(): readonly ConversationMessage[];
  setMessages(messages: readonly ConversationMessage[]): void;
}

/**
 * The message that waits for its answer. In a trial the browser remembers it across visits, because
 * nobody else would know that there is an answer to come for.
 */
export type PendingAnswer = ReturnType<typeof createPendingAnswer>;

export function createPendingAnswer({ stored, messages, setMessages }: PendingAnswerOptions) {
  let question: { content: string; id: string } | null = null;
  let isReturn = false;

  /** Another tab may have asked for something else since. */
  const own = () => {
    const note = stored?.read();
    return note && note.messageId === question?.id ? note : null;
  };
  const forget = () => {
    if (own()) stored?.clear();
    question = null;
    isReturn = false;
  };

  return {
    /** What was asked. */
    get content(): string {
      return question?.content ?? "";
    },

    /** Whether the server has named the message: before that it may never have arrived. */
    get hasArrived(): boolean {
      return question !== null && !isTemporary(question.id);
    },

    /** Whether something was asked that no answer has begun to. */
    get isUnsent(): boolean {
      return question !== null && isTemporary(question.id);
    },

    /** Whether this browser still has to come for an answer. */
    get isPending(): boolean {
      return (stored?.read() ?? null) !== null;
    },

    /** Whether it was asked in an earlier visit. */
    get isReturn(): boolean {
      return isReturn;
    },

    /** @param interrupts an answer that is being written: what was changed during it is not sent */
    begin({ id, content }: ConversationMessage, interrupts: boolean): void {
      const changed = interrupts ? stored?.read()?.changedByHand : undefined;
      question = { id, content };
      isReturn = false;
      stored?.write({ messageId: id, generationId: null, changedByHand: changed ?? [] });
    },

    /** Finds what an earlier visit (`fromEarlierVisit`), or another tab, asked. */
    recall(fromEarlierVisit: boolean): void {
      isReturn = fromEarlierVisit;
      const note = stored?.read();
      const found = messages().findLast(({ id }) =>
        note ? id === note.messageId : isTemporary(id),
      );
      question = found ? { id: found.id, content: found.content } : null;
      if (note && !found) question = { id: note.messageId, content: "" };
    },

    /**
     * The message takes the id that it is stored under, so that it never stands there twice.
     *
     * @param generation the answer that the stream tells of
     * @returns false for an answer that is here already: this message never reached the server
     */
    identify(generation: { id: string; userMessageId: string }): boolean {
      const { id, userMessageId } = generation;
      if (!question || !isTemporary(question.id)) return true;
      const { id: before, content } = question;
      const isKnown = messages().some((message) => message.id === userMessageId);
      if (isKnown && stored) return false;
      const note = own();
      question = { id: userMessageId, content };
      if (note) stored?.write({ ...note, messageId: userMessageId, generationId: id });
      setMessages(
        messages().map((message) =>
          message.id === before ? { ...message, id: userMessageId } : message,
        ),
      );
      return true;
    },

    /** Its answer has ended. */
    settle: forget,

    /** It never arrived: it leaves the list. @returns its words, null when it did arrive */
    withdraw(): string | null {
      const unsent = question;
      if (!unsent || !isTemporary(unsent.id)) return null;
      forget();
      setMessages(messages().filter(({ id }) => id !== unsent.id));
      return unsent.content;
    },

    /** Lets go of it for this visit; a stored one is found again in the next. */
    release(): void {
      question = null;
      isReturn = false;
    },
  };
}
