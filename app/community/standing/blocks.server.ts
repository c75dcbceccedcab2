import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { badRequest, notFound } from "~/platform/errors";
import { groupDigits } from "~/platform/group-digits";
import { isUniqueViolation } from "~/platform/unique-violation";
import { BLOCKS_PER_PERSON } from "./standing-limits";

/** What most people have blocked, and every visitor. */
export const NOBODY: ReadonlySet<string> = new Set();

/**
 * Whom somebody does not want to read: readers collapse what these wrote.
 *
 * @param viewerId null for a visitor, who has blocked nobody
 */
export async function blockedBy(viewerId: string | null | undefined): Promise<ReadonlySet<string>> {
  if (!viewerId) return NOBODY;
  const rows = await db.block.findMany({
    where: { userId: viewerId },
    select: { blockedId: true },
    take: BLOCKS_PER_PERSON,
  });
  return rows.length === 0 ? NOBODY : new Set(rows.map(({ blockedId }) => blockedId));
}

/** Those of these people who have blocked somebody: they are neither told of them nor mentioned by them. */
export async function blockersOf(personId: string, among: readonly string[]): Promise<Set<string>> {
  if (among.length === 0) return new Set();
  const rows = await db.block.findMany({
    where: { blockedId: personId, userId: { in: [...among] } },
    select: { userId: true },
  });
  return new Set(rows.map(({ userId }) => userId));
}

/**
 * Has a person read nothing of another from now on, in rooms that are open as well. Blocked twice is
 * blocked.
 *
 * @throws {AppError} 400 for oneself and for one too many, 404 for nobody
 */
export async function blockPerson(userId: string, blockedId: string): Promise<void> {
  if (userId === blockedId) throw badRequest("You cannot block yourself.");
  if (!(await db.user.count({ where: { id: blockedId } }))) {
    throw notFound("There is no such person.");
  }
  if ((await db.block.count({ where: { userId } })) >= BLOCKS_PER_PERSON) {
    throw badRequest(
      `You have blocked ${groupDigits(BLOCKS_PER_PERSON)} people, which is the most. Unblock one first.`,
    );
  }
  try {
    await db.block.create({ data: { userId, blockedId } });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  topics.publish("blocks-changed", { userId });
}

/** Has a person read another again. Unblocking who is not blocked is fine. */
export async function unblockPerson(userId: string, blockedId: string): Promise<void> {
  await db.block.deleteMany({ where: { userId, blockedId } });
  topics.publish("blocks-changed", { userId });
}
