import { clsx } from "clsx";
import { personPath, roomMessagePath } from "~/platform/urls";
import { PersonPicture } from "~/ui/person-picture";
import { MessageActions, type MessageReader } from "./message-actions";
import { MessageBody } from "./message-body";
import { MessageTime } from "./message-time";
import type { QuotedMessage, RoomMessageView } from "./room-message";

interface MessageItemProps {
  message: RoomMessageView;
  reader: MessageReader;
  /** Stands together with the one before it: the name is not shown again. */
  isGrouped?: boolean;
  /** As in `MessageActions`. */
  isLive?: boolean;
}

/**
 * A message in a room's list: on the page, in what the socket and the API carry (`html`, for nobody in
 * particular), and in the page that does not end. The room's script reads its `data-` attributes.
 */
export function MessageItem({ message, reader, isGrouped = false, isLive }: MessageItemProps) {
  const { id, roomId, number, change, createdAt, userId, author } = message;
  return (
    <li
      className={clsx("room-message", isGrouped && "room-message--grouped")}
      id={`message-${number}`}
      data-id={id}
      data-number={number}
      data-change={change}
      data-author={userId ?? ""}
      data-at={createdAt}
      data-answer={message.replyTo ? "" : undefined}
      data-content={reader === "author" ? message.content : undefined}
    >
      <PersonPicture name={author.name} imageUrl={author.imageUrl} />
      <div className="room-message__main">
        <p className="room-message__head">
          <bdi className="room-message__name">
            {userId ? <a href={personPath(userId)}>{author.name}</a> : author.name}
          </bdi>{" "}
          <a className="room-message__time" href={roomMessagePath(roomId, number)}>
            <MessageTime at={createdAt} />
          </a>
        </p>
        {message.replyTo ? <Quote roomId={roomId} quoted={message.replyTo} /> : null}
        <MessageBody html={message.body} />
        <MessageNote message={message} />
        <MessageActions message={message} reader={reader} isLive={isLive} />
      </div>
    </li>
  );
}

/** What a message answers, as a link there. */
function Quote({ roomId, quoted }: { roomId: string; quoted: QuotedMessage }) {
  return (
    <a className="room-quote one-line" href={roomMessagePath(roomId, quoted.number)} dir="auto">
      <b>{quoted.name}</b> {quoted.text ?? "(gone)"}
    </a>
  );
}

function MessageNote({ message: { status, editedAt } }: { message: RoomMessageView }) {
  if (status === "held") {
    return <p className="muted small">Only you see this until a moderator has looked at it.</p>;
  }
  return editedAt ? <p className="muted small">edited</p> : null;
}
