import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";

type MessageStatus = "shown" | "held" | "hidden" | "deleted";

/**
 * Hides a message, shows it again or removes it, for a moderator; everybody in the room sees it.
 *
 * @param from only where it has one of these statuses now
 * @returns whether it was changed: of two moderators at once, one has
 */
export async function setMessageStatus(
  id: string,
  status: MessageStatus,
  from: readonly MessageStatus[],
): Promise<boolean> {
  return (await changeStatus({ id }, status, from)) > 0;
}

/** Hides all that a person has written in rooms and that others see, or would after a look. */
export async function hideMessagesBy(authorId: string): Promise<void> {
  await changeStatus({ authorId }, "hidden", ["shown", "held"]);
}

/** One change of each room that has such messages. @returns how many messages were changed */
async function changeStatus(
  which: { id: string } | { authorId: string },
  status: MessageStatus,
  from: readonly MessageStatus[],
): Promise<number> {
  const where = { ...which, status: { in: [...from] } };
  const rooms = await db.roomMessage.groupBy({ by: ["roomId"], where });
  let changed = 0;
  for (const { roomId } of rooms) {
    changed += await db.$transaction(async (transaction) => {
      const { lastChange } = await transaction.chatRoom.update({
        where: { id: roomId },
        data: { lastChange: { increment: 1 } },
        select: { lastChange: true },
      });
      const { count } = await transaction.roomMessage.updateMany({
        where: { ...where, roomId },
        data: { status, change: lastChange },
      });
      return count;
    });
    topics.publish("room-changed", { roomId });
  }
  return changed;
}
