import { db } from "~/platform/db.server";
import { pages, ROWS } from "./pages";

/** What somebody has set in the community, without what opens something. */
export async function readCommunitySettings(userId: string) {
  const where = { userId };
  const open = { confirmKey: true, unsubscribeKey: true } as const;
  return {
    mail: await db.mailSettings.findUnique({ where, omit: open }),
    pushDevices: await db.pushSubscription.findMany({ where, omit: { p256dh: true, auth: true } }),
    // What waits to be mailed or pushed.
    deliveries: await db.delivery.findMany({ where }),
    presence: await db.roomPresence.findMany({ where, omit: { expiresAt: true } }),
    drafts: await db.draft.findMany({ where, orderBy: { place: "asc" } }),
    blocked: await db.block.findMany({ where, orderBy: { createdAt: "asc" } }),
  };
}

/**
 * What somebody has written in the community and what is kept about them there, as lists of rows by
 * the name of their file. Who reported them, and what moderators wrote of others, is not theirs.
 */
export function listCommunityRecords(userId: string) {
  const own = { authorId: userId };
  const by = { orderBy: { id: "asc" }, take: ROWS } as const;
  const later = (id: string) => ({ id: { gt: id } });
  const byId = <Row extends { id: string }>(read: (after: string) => Promise<Row[]>) =>
    pages("", read, ({ id }) => id);
  return {
    threads: byId((id) => db.forumThread.findMany({ where: { ...own, ...later(id) }, ...by })),
    replies: byId((id) => db.forumReply.findMany({ where: { ...own, ...later(id) }, ...by })),
    "earlier-versions": listRevisions(userId),
    "room-messages": byId((id) =>
      db.roomMessage.findMany({ where: { ...own, ...later(id) }, ...by }),
    ),
    notifications: byId((id) =>
      db.notification.findMany({ where: { userId, ...later(id) }, omit: { actorId: true }, ...by }),
    ),
    reports: byId((id) =>
      db.report.findMany({
        where: { reporterId: userId, ...later(id) },
        omit: { authorId: true, resolvedById: true },
        ...by,
      }),
    ),
    moderation: byId((id) =>
      db.moderationEntry.findMany({
        where: { personId: userId, ...later(id) },
        omit: { moderatorId: true },
        ...by,
      }),
    ),
    likes: pages(
      "",
      (id) =>
        db.postLike.findMany({
          where: { userId, postId: { gt: id } },
          orderBy: { postId: "asc" },
          take: ROWS,
        }),
      ({ postId }) => postId,
    ),
    mentions: pages(
      "",
      (source) =>
        db.mention.findMany({
          where: { userId, source: { gt: source } },
          orderBy: { source: "asc" },
          take: ROWS,
        }),
      ({ source }) => source,
    ),
    follows: pages(
      "",
      (place) =>
        db.follow.findMany({
          where: { userId, place: { gt: place } },
          orderBy: { place: "asc" },
          take: ROWS,
        }),
      ({ place }) => place,
    ),
    pictures: byId((id) =>
      db.postPicture.findMany({ where: { ownerId: userId, ...later(id) }, ...by }),
    ),
  };
}

/** Earlier versions of their threads and replies, post by post. */
async function* listRevisions(userId: string) {
  for (const postIds of [
    pages(
      "",
      (id) =>
        db.forumThread.findMany({
          where: { authorId: userId, editedAt: { not: null }, id: { gt: id } },
          select: { id: true },
          orderBy: { id: "asc" },
          take: ROWS,
        }),
      ({ id }) => id,
    ),
    pages(
      "",
      (id) =>
        db.forumReply.findMany({
          where: { authorId: userId, editedAt: { not: null }, id: { gt: id } },
          select: { id: true },
          orderBy: { id: "asc" },
          take: ROWS,
        }),
      ({ id }) => id,
    ),
  ]) {
    for await (const { id: postId } of postIds) {
      yield* await db.postRevision.findMany({ where: { postId }, orderBy: { writtenAt: "asc" } });
    }
  }
}
