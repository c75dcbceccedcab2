import type { Author } from "~/accounts/public-person";
import type { PostStatus } from "../writing/post-status";

/** The level of the largest heading in a text: below the title of its thread, or of the replies. */
export const HEADING_LEVEL = { thread: 2, reply: 3 } as const;

/** What a thread and a reply have in common, as one reader sees it. */
export interface PostView {
  id: string;
  status: PostStatus;
  /** As `renderPosts` made it; "" for what is not shown. */
  html: string;
  author: Author;
  likes: number;
  /** The reader likes it. */
  isLiked: boolean;
  /** The reader wrote it. */
  isOwn: boolean;
  /** The reader wants to read nothing of its author. */
  isBlocked: boolean;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601; null when it is as it was written. */
  editedAt: string | null;
}

export interface ReplyView extends PostView {
  number: number;
  /** The reply that it quotes. */
  quoted: { id: string; number: number } | null;
}

export interface ThreadView extends PostView {
  title: string;
  category: { id: string; name: string };
  /** Why nobody replies any more. */
  closed: "locked" | "archived" | null;
  isLocked: boolean;
  /** The reader may accept a reply as the answer. */
  canAccept: boolean;
  acceptedReplyId: string | null;
  /** ISO 8601: when it was written, or last replied to. */
  activeAt: string;
}
