import type { Author } from "~/accounts/public-person";

/** A notification as its person sees it. */
export interface NotificationView {
  id: string;
  kind: string;
  /** Null once what it is about is gone, or is not shown any more. */
  about: { title: string; excerpt: string; path: string } | null;
  /** Null when the product itself, or its moderators, did it. */
  actor: Author | null;
  isUnread: boolean;
  /** ISO 8601. */
  at: string;
}
