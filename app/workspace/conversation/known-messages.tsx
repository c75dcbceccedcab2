import { type ComponentProps, memo, useRef } from "react";
import type { ConversationMessage } from "~/conversation/message-schema";
import { MessageItem } from "./message-item";
import { partsOfMessages } from "./message-parts";
import { MessageText } from "./message-text";

type Acts = Pick<ComponentProps<typeof MessageItem>, "onOpen" | "onAddAttached" | "filesHeading">;

interface KnownMessagesProps extends Acts {
  messages: readonly ConversationMessage[];
}

/** The messages that are whole, all of them in the document: for search in the page, and for readers. */
export function KnownMessages({ messages, ...acts }: KnownMessagesProps) {
  const anchor = useRef<string>(undefined);
  if (!messages.some(({ id }) => id === anchor.current)) anchor.current = messages[0]?.id;
  return partsOfMessages(messages, anchor.current).map(({ key, ...part }) => (
    <Part key={key} {...part} {...acts} />
  ));
}

interface PartProps extends KnownMessagesProps {
  isFar: boolean;
}

/** Looked through again when it has other messages: an answer that grows is a new list a hundred times over. */
const Part = memo(function Part({ messages, isFar, ...acts }: PartProps) {
  return (
    <div className="ws-messages-part" data-far={isFar || undefined}>
      {messages.map((message) => (
        <KnownMessage key={message.id} message={message} Text={MessageText} {...acts} />
      ))}
    </div>
  );
}, isSamePart);

/** Drawn again when it is another message. */
const KnownMessage = memo(MessageItem);

function isSamePart(one: PartProps, other: PartProps): boolean {
  return (
    one.isFar === other.isFar &&
    one.onOpen === other.onOpen &&
    one.onAddAttached === other.onAddAttached &&
    one.filesHeading === other.filesHeading &&
    one.messages.length === other.messages.length &&
    one.messages.every((message, index) => message === other.messages[index])
  );
}
