import { Fragment } from "react";
import { MessageItem } from "./message-item";
import { DayLine, dayOf } from "./message-time";
import { continuesGroup, type GroupedBy, type RoomMessageView } from "./room-message";

interface MessageListProps {
  /** In the order of their numbers. */
  messages: readonly RoomMessageView[];
  /** The id of who reads, or null. */
  viewerId: string | null;
  /** The first message that they have not seen. */
  unreadFrom: number | null;
}

/** Messages with a line before each day, and one before what is new. */
export function MessageList({ messages, viewerId, unreadFrom }: MessageListProps) {
  return (
    <ul className="room-messages" data-messages>
      {messages.map((message, index) => {
        const before = messages[index - 1];
        const isNewDay = !before || dayOf(before.createdAt) !== dayOf(message.createdAt);
        const isNew = message.number === unreadFrom;
        return (
          <Fragment key={message.number}>
            {isNewDay ? <DayLine day={dayOf(message.createdAt)} /> : null}
            {isNew ? (
              <li className="room-new">
                <span>New</span>
              </li>
            ) : null}
            <MessageItem
              message={message}
              reader={readerOf(message, viewerId)}
              isGrouped={
                !isNewDay && !isNew && continuesGroup(groupedBy(before), groupedBy(message))
              }
            />
          </Fragment>
        );
      })}
    </ul>
  );
}

/** What somebody is to a message. @param viewerId null for a visitor */
export function readerOf({ userId }: Pick<RoomMessageView, "userId">, viewerId: string | null) {
  if (viewerId === null) return "visitor";
  return userId === viewerId ? "author" : "member";
}

export function groupedBy({
  userId,
  createdAt,
  replyTo,
}: Pick<RoomMessageView, "userId" | "createdAt" | "replyTo">): GroupedBy {
  return { userId, createdAt, isAnswer: replyTo !== null };
}
