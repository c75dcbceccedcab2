/** What others see of a post: held waits for a look, hidden is a moderator's doing, deleted its author's. */
export const POST_STATUSES = ["shown", "held", "hidden", "deleted"] as const;
export type PostStatus = (typeof POST_STATUSES)[number];
