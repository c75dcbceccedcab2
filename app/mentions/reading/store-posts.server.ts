import type { Prisma } from "~/generated/sqlite/client";
import { askedApp, type NamesKnownApp } from "../replies/asked-app";
import { replyText } from "../replies/reply-text";
import type { XPost } from "../x/x-answers";

/** What answers are written with. */
export interface ReplyBy {
  appName: string;
  origin: string;
  namesKnownApp: NamesKnownApp;
}

/** A post, and what of it describes an app that its author wants. */
export type ReadPost = XPost & { asked: string | null };

/** Finds out what posts ask for: before they are stored, for it may take a turn of the workers. */
export function readAsked(posts: readonly XPost[], by: ReplyBy): Promise<ReadPost[]> {
  return Promise.all(
    posts.map(async (post) => ({ ...post, asked: await askedApp(post.text, by.namesKnownApp) })),
  );
}

/**
 * Stores posts that are not stored yet, each with a draft of its answer where it asks for an app. What the
 * account itself wrote is no mention.
 *
 * @returns how many are new
 */
export async function storePosts(
  tx: Prisma.TransactionClient,
  posts: readonly ReadPost[],
  { accountId, by }: { accountId: string; by: ReplyBy },
): Promise<number> {
  const sent = new Map(
    posts.filter(({ authorId }) => authorId !== accountId).map((post) => [post.id, post]),
  );
  const stored = await tx.xMention.findMany({
    where: { tweetId: { in: [...sent.keys()] } },
    select: { tweetId: true },
  });
  for (const { tweetId } of stored) sent.delete(tweetId);
  for (const { id: tweetId, authorId, author, text, createdAt, asked } of sent.values()) {
    await tx.xMention.create({
      data: {
        tweetId,
        authorId,
        authorName: author?.name ?? null,
        authorUsername: author?.username ?? null,
        authorPictureUrl: author?.pictureUrl ?? null,
        text,
        tweetCreatedAt: createdAt,
        ...(asked && author ? { reply: { create: { text: replyText(asked, by) } } } : {}),
      },
    });
  }
  return sent.size;
}
