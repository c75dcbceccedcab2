/** A thread as the API sends it. */
export interface ThreadJson {
  id: string;
  title: string;
  /** Markdown. */
  content: string;
  /** The id of its category. */
  category: string;
  likes: number;
  /** Replies that are shown. */
  replyCount: number;
  /** ISO 8601. */
  createdAt: string;
  author: { name: string; imageUrl: string | null };
}

/** A reply as the API sends it. */
export interface ReplyJson {
  id: string;
  /** Markdown. */
  content: string;
  /** ISO 8601. */
  createdAt: string;
  author: { name: string; imageUrl: string | null };
}
