import type { PublicPerson } from "~/accounts/public-person";
import type { RoomMessageView } from "./room-message";

/** Where rooms are spoken with live. */
export const CHAT_SOCKET_PATH = "/ws/chat";

/** What a browser sends on {@link CHAT_SOCKET_PATH}. Who it says it is counts for nothing. */
export type ClientFrame =
  /** Listen to this room, and to no other, and tell what changed after a change that was seen. */
  | { type: "join"; roomId: string; after?: number }
  | { type: "leave" }
  | {
      type: "message";
      roomId: string;
      content: string;
      /** Made up by the sender: what arrives twice under one is one message. */
      clientId: string;
      /** The id of the message that it answers. */
      replyToId?: string;
      /** Who the page takes itself for. The server asks the session. */
      userId?: string;
      author?: { id: string; name: string };
    }
  | { type: "edit"; roomId: string; id: string; content: string; clientId?: string }
  | { type: "delete"; roomId: string; id: string }
  | { type: "typing"; roomId: string }
  /** Up to this message the room is read: it was in sight, on a page that is looked at. */
  | { type: "seen"; roomId: string; number: number }
  /** Asks who is here; told without asking after a join and when that changes. */
  | { type: "presence"; roomId: string };

/** A message on its way to a browser, in frames and in the API. */
export interface SentMessage extends Omit<RoomMessageView, "body"> {
  clientId: string | null;
  /** The whole entry of the room's list, for nobody in particular (`MessageItem`). */
  html: string;
}

/** What is left of a message that was deleted or hidden. */
export interface RemovedMessage {
  id: string;
  number: number;
  change: number;
  status: "deleted";
}

/** What a browser is told on {@link CHAT_SOCKET_PATH}. */
export type ServerFrame =
  | {
      type: "joined";
      roomId: string;
      /** The room's newest change. */
      change: number;
      /** What changed since `after`, in the order of changes. */
      messages: (SentMessage | RemovedMessage)[];
      /** More was missed than is sent: the page has to be read again. */
      more: boolean;
      /** As whom the socket speaks: an id, or null for a visitor. */
      you: string | null;
    }
  | ({ type: "message" | "edited" } & SentMessage)
  | { type: "deleted"; roomId: string; id: string; number: number; change: number }
  /** Who has typed in the last seconds; whoever reads this is left out. */
  | { type: "typing"; roomId: string; people: { id: string; name: string }[] }
  /** Who is here; of many the first. */
  | { type: "presence"; roomId: string; count: number; people: PublicPerson[] }
  | { type: "room"; roomId: string; archived: boolean }
  | {
      type: "error";
      code: string;
      message: string;
      /** The message that was refused. */
      clientId?: string;
      retryAfterSeconds?: number;
    };
