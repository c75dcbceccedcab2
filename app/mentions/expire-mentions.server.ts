import { db } from "~/platform/db.server";
import { MENTION_DAYS } from "./mention";

const DAY_MS = 24 * 60 * 60_000;

/**
 * Drops posts that were read so many days ago, with their answers. They do not come again: what was read
 * once is not asked for.
 *
 * @returns how many
 */
export async function expireMentions(now: Date): Promise<number> {
  const before = new Date(now.getTime() - MENTION_DAYS * DAY_MS);
  const { count } = await db.xMention.deleteMany({ where: { createdAt: { lt: before } } });
  return count;
}
