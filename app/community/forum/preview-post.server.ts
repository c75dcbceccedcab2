import { findMentions } from "../writing/mentions.server";
import { renderPosts } from "../writing/render-posts.server";
import { HEADING_LEVEL } from "./post-view";
import { peopleOf } from "./thread-people.server";

/**
 * A text as it will look once it is sent, as HTML: with the people whom it will name.
 *
 * @param place.threadId of the thread that a reply is in; null for a thread
 * @param place.authorId who writes, one of the people of the thread once it is sent
 */
export async function previewPost(
  content: string,
  { threadId, authorId }: { threadId: string | null; authorId: string },
): Promise<string> {
  const near = threadId === null ? [] : [authorId, ...(await peopleOf(threadId))];
  const mentioned = await findMentions(content, near);
  const [html = ""] = await renderPosts([{ source: "", content }], {
    headingLevel: HEADING_LEVEL[threadId === null ? "thread" : "reply"],
    people: mentioned.map(({ name, userId }) => [name, userId] as const),
  });
  return html;
}
