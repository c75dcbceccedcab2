import { db } from "~/platform/db.server";
import type { XClient } from "../x/x-client.server";

/** Longer than X is waited for, and than it takes to list what was posted, in milliseconds. */
export const SETTLED_AFTER_MS = 2 * 60_000;
const AT_ONCE = 5;
/** Pages of the account's own posts that are looked through for one answer. */
const PAGES = 5;
const NOT_FOUND =
  "X did not say whether this was posted, and it is not among the account's posts. Look at the conversation before you send it.";

/**
 * Finds out what became of answers of which X did not say so, or whose process was killed: by what the
 * account has posted since. One that is not found waits for an administrator, for it may still be there.
 *
 * @throws {XFailure} when X cannot be asked: they wait for the next time
 */
export async function settleUnknown(client: XClient, now: Date): Promise<void> {
  const unknown = await db.xReply.findMany({
    where: {
      status: "sending",
      sendingAt: { lt: new Date(now.getTime() - SETTLED_AFTER_MS) },
    },
    include: { mention: { select: { tweetId: true } } },
    orderBy: { sendingAt: "asc" },
    take: AT_ONCE,
  });
  for (const { mentionId, mention } of unknown) {
    const tweetId = await findAnswer(client, mention.tweetId);
    const data = tweetId
      ? { status: "sent", tweetId, sentAt: now, problem: null }
      : { status: "draft", isHeld: true, sendingAt: null, problem: NOT_FOUND };
    await db.xReply.updateMany({ where: { mentionId, status: "sending" }, data });
  }
}

/** The account's answer to a post. */
async function findAnswer(client: XClient, toId: string): Promise<string | null> {
  let pageToken: string | null = null;
  for (let page = 0; page < PAGES; page += 1) {
    const { posts, nextToken } = await client.readOwnPosts({ sinceId: toId, pageToken });
    const found = posts.find(({ answers }) => answers === toId);
    if (found || nextToken === null) return found?.id ?? null;
    pageToken = nextToken;
  }
  return null;
}
