import type { Author } from "~/accounts/public-person";

/** What a message answers: enough of it to know which one. */
export interface QuotedMessage {
  number: number;
  name: string;
  /** Its beginning as plain text, or null once it is deleted or hidden. */
  text: string | null;
}

/** A message of a room, as everybody sees it. */
export interface RoomMessageView {
  id: string;
  roomId: string;
  /** 1, 2, 3 … in its room. */
  number: number;
  /** The room's change that left it as it is. */
  change: number;
  /** Markdown. */
  content: string;
  /** The same as HTML of ours, for the page. */
  body: string;
  /** ISO 8601. */
  createdAt: string;
  editedAt: string | null;
  /** Null once the account is gone. */
  userId: string | null;
  author: Author;
  replyTo: QuotedMessage | null;
  /** The id of what it answers. */
  replyToId: string | null;
  /** A held one is seen by its author and by moderators. */
  status: "shown" | "held";
}

/** Messages of one person that follow each other within this time stand together, in milliseconds. */
const GROUP_MS = 5 * 60_000;

/** What decides whether a message stands together with the one before it. */
export interface GroupedBy {
  userId: string | null;
  createdAt: string;
  /** Whether it answers another message, which stands above it. */
  isAnswer: boolean;
}

/** Whether a message continues the one before it: its name and picture are not said again. */
export function continuesGroup(previous: GroupedBy | null, message: GroupedBy): boolean {
  if (!previous || message.isAnswer || message.userId === null) return false;
  if (previous.userId !== message.userId) return false;
  const since = Date.parse(message.createdAt) - Date.parse(previous.createdAt);
  return since >= 0 && since < GROUP_MS;
}
