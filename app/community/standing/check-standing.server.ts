import type { SessionUser } from "~/accounts/user";
import { limitOf, overBudget, SPANS } from "~/platform/budget.server";
import { counters } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { badRequest } from "~/platform/errors";
import { findBlockedWord } from "./blocked-words.server";
import { isSwitchedOn } from "./community-settings.server";
import { countLinks } from "./links";
import { readStanding, type Standing } from "./may-write.server";
import {
  FIRST_POSTS,
  NEWCOMER_HOURS,
  NEWCOMER_LINKS,
  NEWCOMER_RATES,
  TRUSTED_LIKES,
  type WritingAct,
} from "./standing-limits";

/** A text that somebody is about to write. */
export interface Writing {
  user: Pick<SessionUser, "id" | "isAdmin">;
  act: WritingAct;
  /** All that others would read of it, a title too. */
  text: string;
}

/**
 * Whether a text may be written, and whether others see it at once. To be asked right before it is
 * stored; admins may write everything.
 *
 * @returns the status to store it with: "held" waits for an admin's look. An edit that is held
 *   takes the post back until then.
 * @throws {AppError} 403 for who is banned or muted, 400 for a blocked word or too many links, 429
 *   for a newcomer's too many posts. The page that tells of it keeps what was typed.
 */
export async function checkStanding({ user, act, text }: Writing): Promise<"shown" | "held"> {
  const standing = await readStanding(user.id);
  if (user.isAdmin) return "shown";
  const word = await findBlockedWord(text);
  if (word) {
    throw badRequest(
      `“${word}” is not written here. Nothing was sent; please say it in other words.`,
      { code: "blocked_word" },
    );
  }
  if (!isNewcomer(standing)) return "shown";
  const links = countLinks(text, env.APP_URL);
  if (links > NEWCOMER_LINKS) {
    throw badRequest(
      `New members can put ${NEWCOMER_LINKS} links into a text; this one has ${links}. Nothing was sent; please take some out.`,
      { code: "too_many_links" },
    );
  }
  if (act !== "edit") await countPost(act, user.id);
  return links > 0 && (await isHeld(user.id)) ? "held" : "shown";
}

/** Whether somebody is so new, or so little known, that limits of their own hold for them. */
export function isNewcomer(
  { createdAt, likesReceived }: Pick<Standing, "createdAt" | "likesReceived">,
  now = new Date(),
): boolean {
  const hours = (now.getTime() - createdAt.getTime()) / 3_600_000;
  return hours < NEWCOMER_HOURS || likesReceived < TRUSTED_LIKES;
}

/** @throws {AppError} 429 with `Retry-After` */
async function countPost(act: keyof typeof NEWCOMER_RATES, userId: string): Promise<void> {
  const rate = NEWCOMER_RATES[act];
  const name = `newcomer-${act}`;
  const visitor = `account:${userId}` as const;
  const options = { windowMs: SPANS[rate.per] };
  const { count, endsAt } = await counters.add(`${name}:${userId}`, options);
  if (count > limitOf(rate, visitor)) throw overBudget(rate, { name, visitor, endsAt });
}

/** Whether links of somebody wait for a look: their first posts', where an admin wants that. */
async function isHeld(authorId: string): Promise<boolean> {
  if (!(await isSwitchedOn("hold-first-links"))) return false;
  const shown = { where: { authorId, status: "shown" }, select: { id: true }, take: FIRST_POSTS };
  const posts = await Promise.all([
    db.forumThread.findMany(shown),
    db.forumReply.findMany(shown),
    db.roomMessage.findMany(shown),
  ]);
  return posts.flat().length < FIRST_POSTS;
}
