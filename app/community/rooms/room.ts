import type { PostStatus } from "../writing/post-status";
import type { RoomMessageView } from "./room-message";

/** A chat room, as everybody sees it. */
export interface Room {
  /** As in addresses, e.g. "general". */
  id: string;
  name: string;
  description: string;
  /** Seconds that a person waits between two messages; 0 for none. */
  slowSeconds: number;
  /** Whether nothing new is written here. */
  isArchived: boolean;
}

/** A message as it is stored: one that is hidden or deleted has no text any more. */
export interface RoomMessage extends Omit<RoomMessageView, "status"> {
  /** Made up by the sender's browser, which knows its message by it. */
  clientId: string | null;
  status: PostStatus;
}
