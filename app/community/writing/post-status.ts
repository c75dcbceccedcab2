/** What others see of a post: held waits for a look, hidden is a moderator's doing, deleted its author's. */
export const POST_STATUSES = ["shown", "held", "hidden", "deleted"] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** What an author is told who wants to change or delete what a moderator has hidden. */
export const HIDDEN_STAYS =
  "A moderator has hidden this. It stays as it is for their record, so it can neither be edited nor deleted.";
