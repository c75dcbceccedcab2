import { db } from "~/platform/db.server";
import type { XClient } from "../x/x-client.server";
import { postReply } from "./post-reply.server";

const DAY_MS = 24 * 60 * 60_000;
/** What was asked longer ago is answered by hand or not at all: nobody waits for it any more. */
const ANSWERED_WITHIN_MS = DAY_MS;
/** Answers that one author gets of the bot in a day: who asks more is no person, or is served by now. */
export const PER_AUTHOR = 3;
const AT_ONCE = 10;
const ENOUGH = `The bot has answered this person ${PER_AUTHOR} times today.`;

/** Posts the drafts that the bot may post by itself, the oldest first, until X wants no more. */
export async function postDueReplies(client: XClient, now: Date): Promise<void> {
  const due = await db.xReply.findMany({
    where: {
      status: "draft",
      isHeld: false,
      mention: { tweetCreatedAt: { gt: new Date(now.getTime() - ANSWERED_WITHIN_MS) } },
    },
    include: { mention: { select: { authorId: true } } },
    orderBy: [{ mention: { tweetCreatedAt: "asc" } }, { mention: { tweetId: "asc" } }],
    take: AT_ONCE,
  });
  for (const { mentionId, mention } of due) {
    if ((await countAnswered(mention.authorId, now)) >= PER_AUTHOR) {
      const data = { isHeld: true, problem: ENOUGH };
      await db.xReply.updateMany({ where: { mentionId, status: "draft" }, data });
      continue;
    }
    const outcome = await postReply(client, mentionId, { now });
    // X is not in order, or wants to be left alone.
    if (outcome === "later" || outcome === "unknown") return;
  }
}

function countAnswered(authorId: string, now: Date): Promise<number> {
  return db.xReply.count({
    where: {
      mention: { authorId },
      status: { in: ["sending", "sent"] },
      sendingAt: { gt: new Date(now.getTime() - DAY_MS) },
    },
  });
}
