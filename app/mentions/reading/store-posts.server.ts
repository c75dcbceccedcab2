import type { Prisma } from "~/generated/sqlite/client";
import { replyText } from "../replies/reply-text";
import type { XPost } from "../x/x-answers";

/** What answers are written with. */
export interface ReplyBy {
  appName: string;
  origin: string;
}

/**
 * Stores posts that are not stored yet, each with a draft of its answer where it asks for an app. What the
 * account itself wrote is no mention.
 *
 * @returns how many are new
 */
export async function storePosts(
  tx: Prisma.TransactionClient,
  posts: readonly XPost[],
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
  // Late: it knows all of the starter's apps, and most servers read no posts.
  const { askedApp } = await import("../replies/asked-app");
  for (const { id: tweetId, authorId, author, text, createdAt } of sent.values()) {
    const asked = askedApp(text);
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
