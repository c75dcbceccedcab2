import { AUTHOR_FIELDS, toAuthor } from "~/accounts/authors.server";
import { plainTextOf } from "~/community/writing/plain-text";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { type FeedItem, writeFeed } from "~/platform/feed";
import { settings } from "~/platform/settings/settings.server";
import {
  categoryFeedPath,
  categoryPath,
  communityFeedPath,
  communityPath,
  replyPath,
  threadFeedPath,
  threadPath,
} from "~/platform/urls";
import { listCategories } from "./categories.server";
import { listThreadsWithTexts } from "./thread-list.server";

/** Replies that a feed has: whoever reads it once a day misses none in a busy thread. */
const REPLIES_PER_FEED = 50;
/** How much of a text a feed shows, in characters. */
const EXCERPT = 600;

/**
 * The newest threads as RSS.
 *
 * @param category the id of one category; all of them when absent
 * @returns null when there is no such category
 */
export async function threadsFeed(category?: string): Promise<string | null> {
  const found = category ? (await listCategories()).find(({ id }) => id === category) : undefined;
  if (category && !found) return null;
  const { threads } = await listThreadsWithTexts({ order: "newest", category: category ?? null });
  const title = `${settings.APP_NAME} Community`;
  return writeFeed({
    title: found ? `${found.name} · ${title}` : title,
    description: found?.description || "What people ask, show and say.",
    link: env.APP_URL + (found ? categoryPath(found.id) : communityPath),
    self: env.APP_URL + (found ? categoryFeedPath(found.id) : communityFeedPath),
    items: threads.map(({ id, title, content, author, createdAt }) => ({
      title,
      ...{ link: env.APP_URL + threadPath(id), description: excerptOf(content) },
      ...{ author: author.name, publishedAt: new Date(createdAt) },
    })),
  });
}

/** The newest replies of a thread, and at last the thread itself, as RSS; null when there is none. */
export async function threadFeed(id: string): Promise<string | null> {
  const thread = await db.forumThread.findFirst({
    where: { id, status: "shown" },
    select: { title: true, content: true, createdAt: true, author: { select: AUTHOR_FIELDS } },
  });
  if (!thread) return null;
  const replies = await db.forumReply.findMany({
    where: { threadId: id, status: "shown" },
    orderBy: { number: "desc" },
    take: REPLIES_PER_FEED,
    select: { id: true, content: true, createdAt: true, author: { select: AUTHOR_FIELDS } },
  });
  const { title } = thread;
  const itemOf = (post: Omit<typeof thread, "title">, link: string): FeedItem => ({
    ...{ link, description: excerptOf(post.content), publishedAt: post.createdAt },
    ...{ title, author: toAuthor(post.author).name },
  });
  return writeFeed({
    title: `${title} · ${settings.APP_NAME} Community`,
    description: `Replies to “${title}”.`,
    link: env.APP_URL + threadPath(id),
    self: env.APP_URL + threadFeedPath(id),
    items: [
      ...replies.map((reply) => itemOf(reply, env.APP_URL + replyPath(id, reply.id))),
      itemOf(thread, env.APP_URL + threadPath(id)),
    ],
  });
}

function excerptOf(markdown: string): string {
  const text = plainTextOf(markdown);
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text;
}
