import { db } from "~/platform/db.server";
import { notFound } from "~/platform/errors";
import { isMissingOwner, isUniqueViolation } from "~/platform/unique-violation";
import { DEFAULT_LEVEL, type FollowLevel, type FollowState } from "./follow-levels";
import { type Place, splitName } from "./places";

/** What a person hears of a place; the default where they have neither chosen nor written. */
export async function readFollow(userId: string, place: Place): Promise<FollowState> {
  const row = await db.follow.findUnique({ where: { userId_place: { userId, place } } });
  const level = (row?.level as FollowLevel | undefined) ?? DEFAULT_LEVEL;
  return { place, level, readAt: row?.readAt ?? null };
}

/** Keeps what a person wants to hear of a place. @throws {AppError} 404 when there is no such place */
export async function setFollow(userId: string, place: Place, level: FollowLevel): Promise<void> {
  if (!(await exists(place))) throw notFound("There is no such thread or room any more.");
  await db.follow.upsert({
    where: { userId_place: { userId, place } },
    create: { userId, place, level, isChosen: true },
    update: { level, isChosen: true },
  });
}

/**
 * Has a person follow a place because they write there: everything, unless they chose otherwise.
 * To be called for the author of a thread and for whoever replies. It also counts as having read it.
 */
export async function followByWriting(userId: string, place: Place): Promise<void> {
  const level: FollowLevel = "everything";
  const where = { userId, place, isChosen: false };
  const { count } = await db.follow.updateMany({ where, data: { level, readAt: new Date() } });
  if (count > 0) return;
  try {
    await db.follow.create({ data: { userId, place, level } });
  } catch (error) {
    // They chose, or another post of theirs was quicker; or their account is gone.
    if (!isUniqueViolation(error) && !isMissingOwner(error)) throw error;
  }
}

async function exists(place: Place): Promise<boolean> {
  const { kind, id = "" } = splitName(place) ?? {};
  const where = { id };
  const row =
    kind === "thread"
      ? await db.forumThread.findUnique({ where, select: { id: true } })
      : await db.chatRoom.findUnique({ where, select: { id: true } });
  return row !== null;
}
