import type { AnswerNote, ConversationMessage } from "~/workspace/workspace-store";
import { isTemporary } from "./conversation-messages";
import type { GenerationInfo } from "./stream-events";

interface SendMessageOptions {
  /** Null where the server keeps count of answers. */
  answers: AnswerNote | null;
  messages(): readonly ConversationMessage[];
  setMessages(messages: readonly ConversationMessage[]): void;
}

/**
 * The message that waits for its answer. In a trial the browser remembers it across visits, because
 * nobody else would know that there is an answer to come for.
 */
export type SendMessage = ReturnType<typeof createSendMessage>;

export function createSendMessage({ answers, messages, setMessages }: SendMessageOptions) {
  let asked: { content: string; id: string } | null = null;

  /** Another tab may have asked for something else since. */
  const remembered = () => {
    const note = answers?.read();
    return note && note.messageId === asked?.id ? note : null;
  };
  const forget = () => {
    if (remembered()) answers?.clear();
    asked = null;
  };

  return {
    get content(): string {
      return asked?.content ?? "";
    },

    /** Whether the server has named the message: before that it may never have heard it. */
    get isHeard(): boolean {
      return asked !== null && !isTemporary(asked.id);
    },

    /** Whether an earlier visit left an answer to come for. */
    get isOwed(): boolean {
      return (answers?.read() ?? null) !== null;
    },

    /** @param interrupts an answer that is being written: what was changed during it is not sent */
    ask({ id, content }: ConversationMessage, interrupts: boolean): void {
      const changed = interrupts ? answers?.read()?.changedByHand : undefined;
      asked = { id, content };
      answers?.write({ messageId: id, generationId: null, changedByHand: changed ?? [] });
    },

    /** Finds what an earlier visit, or another tab, asked. */
    find(): void {
      const note = answers?.read();
      const found = messages().findLast(({ id }) =>
        note ? id === note.messageId : isTemporary(id),
      );
      asked = found ? { id: found.id, content: found.content } : null;
      if (note && !found) asked = { id: note.messageId, content: "" };
    },

    /**
     * The message takes the id that it is stored under, so that it never stands there twice.
     *
     * @returns false for an answer that is here already: this message never reached the server
     */
    confirm({ id, userMessageId }: GenerationInfo): boolean {
      if (!userMessageId || !asked) return true;
      const { id: before, content } = asked;
      if (!isTemporary(before)) return true;
      const isKnown = messages().some((message) => message.id === userMessageId);
      if (isKnown && answers) return false;
      const note = remembered();
      asked = { id: userMessageId, content };
      if (note) answers?.write({ ...note, messageId: userMessageId, generationId: id });
      setMessages(
        messages().map((message) =>
          message.id === before ? { ...message, id: userMessageId } : message,
        ),
      );
      return true;
    },

    /** Its answer has ended. */
    answered: forget,

    /** It never arrived: it leaves the list. @returns its words, null when it did arrive */
    takeBack(): string | null {
      const message = asked;
      if (!message || !isTemporary(message.id)) return null;
      forget();
      setMessages(messages().filter(({ id }) => id !== message.id));
      return message.content;
    },

    /** Lets go of it for this visit; a remembered one is found again in the next. */
    leave(): void {
      asked = null;
    },
  };
}
