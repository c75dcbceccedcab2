import {
  answerMessagePath,
  blockPath,
  deleteMessagePath,
  editMessagePath,
  reportPath,
  roomPath,
} from "~/platform/urls";

/** What a reader may do with a message: `everything` leaves the choice to the room's script. */
export type MessageReader = "visitor" | "member" | "author" | "everything";

interface MessageActionsProps {
  message: { id: string; roomId: string; number: number; userId: string | null };
  reader: MessageReader;
  /** On the page that follows the room without a script, which answering leads back to. */
  isLive?: boolean;
}

/** Links to what can be done with a message. `data-act` names each for the room's script. */
export function MessageActions({ message, reader, isLive }: MessageActionsProps) {
  const { id, roomId, number, userId } = message;
  const isMember = reader !== "visitor";
  const isAuthor = reader === "author" || reader === "everything";
  return (
    <p className="room-message__actions">
      {isMember ? (
        <a href={answerMessagePath(roomId, number, isLive)} data-act="reply">
          Reply
        </a>
      ) : null}{" "}
      {isAuthor ? (
        <>
          <a href={editMessagePath(roomId, number)} data-act="edit">
            Edit
          </a>{" "}
          <a href={deleteMessagePath(roomId, number)} data-act="delete">
            Delete
          </a>{" "}
        </>
      ) : null}
      {isMember && userId && reader !== "author" ? (
        <a href={blockPath(userId, roomPath(roomId))} data-act="block">
          Block
        </a>
      ) : null}{" "}
      {reader === "author" ? null : (
        <a href={reportPath(`message:${id}`)} data-act="report">
          Report
        </a>
      )}
    </p>
  );
}
