import { replyPath, threadPath } from "~/platform/urls";

/** Where a post is: a thread's own page, or the place of a reply in it. */
export function postPath({ id, threadId }: { id: string; threadId: string }): string {
  return id === threadId ? threadPath(id) : replyPath(threadId, id);
}
