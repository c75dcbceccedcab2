import { db } from "~/platform/db.server";
import { mentionPicturePath } from "~/platform/urls";
import {
  authorOf,
  LISTED_MENTIONS,
  type ReplyStatus,
  type ShownMention,
  type ShownReply,
} from "./mention";

/** Which mentions are listed: all, or those whose answer waits for an administrator. */
export type Listed = "all" | "to-answer";

/** What waits for somebody: X has not said what became of the second. */
const WAITING = ["draft", "sending"];

/** Mentions as administrators see them, the newest first. */
export async function listMentions(listed: Listed = "all"): Promise<ShownMention[]> {
  const rows = await db.xMention.findMany({
    where: listed === "all" ? {} : { reply: { status: { in: WAITING } } },
    include: { reply: true },
    orderBy: [{ tweetCreatedAt: "desc" }, { tweetId: "desc" }],
    take: LISTED_MENTIONS,
  });
  return rows.map(({ id, tweetId, authorName, authorUsername, authorPictureUrl, ...row }) => ({
    id,
    tweetId,
    ...authorOf({ name: authorName, username: authorUsername }),
    ...(authorPictureUrl ? { authorProfileImageUrl: mentionPicturePath(id) } : {}),
    tweetCreatedAt: row.tweetCreatedAt.toISOString(),
    text: row.text,
    ...(row.reply ? { reply: toShown(row.reply) } : {}),
  }));
}

function toShown(reply: Omit<ShownReply, "status"> & { status: string }): ShownReply {
  const { text, status, problem, tweetId } = reply;
  return { text, status: status as ReplyStatus, problem, tweetId };
}
