import { db } from "~/platform/db.server";

/** Something of a person in every table of the community. Each value names them. */
export async function writeInCommunity(userId: string, name: string): Promise<void> {
  const { id: threadId } = await db.forumThread.create({
    data: {
      categoryId: "general",
      authorId: userId,
      title: `thread of ${name}`,
      content: "now",
      editedAt: new Date(),
    },
  });
  await db.forumReply.create({
    data: { threadId, number: 1, authorId: userId, content: `reply of ${name}` },
  });
  await db.postRevision.create({
    data: {
      threadId,
      postId: threadId,
      content: `earlier words of ${name}`,
      writtenAt: new Date(),
    },
  });
  await db.postLike.create({ data: { userId, threadId, postId: `liked by ${name}` } });
  await db.mention.create({ data: { userId, source: `message:naming-${name}` } });
  await db.postPicture.create({
    data: {
      ownerId: userId,
      name: `cat of ${name}.png`,
      type: "image/webp",
      size: 1,
      width: 1,
      height: 1,
    },
  });
  await db.draft.create({ data: { userId, place: "thread", fields: `draft of ${name}` } });
  const { lastNumber } = await db.chatRoom.update({
    where: { id: "general" },
    data: { lastNumber: { increment: 1 }, lastChange: { increment: 1 } },
  });
  await db.roomMessage.create({
    data: {
      roomId: "general",
      number: lastNumber,
      change: lastNumber,
      authorId: userId,
      content: `chat of ${name}`,
    },
  });
  await db.roomPresence.create({
    data: { roomId: "general", userId, connection: `socket of ${name}`, expiresAt: 1 },
  });
  await db.follow.create({ data: { userId, place: `thread:followed-by-${name}` } });
  await db.notification.create({
    data: { userId, kind: "reply", source: "reply:r", title: `told to ${name}`, path: "/" },
  });
  await db.delivery.create({
    data: { userId, channel: `waits for ${name}`, dueAt: new Date() },
  });
  await db.mailSettings.create({
    data: { userId, address: `mail-of-${name}@example.com`, unsubscribeKey: `key of ${name}` },
  });
  await db.pushSubscription.create({
    data: {
      id: `device of ${name}`,
      userId,
      endpoint: `https://push.example/${name}`,
      p256dh: "",
      auth: "",
    },
  });
  await db.report.create({
    data: {
      reporterId: userId,
      subject: "thread:t",
      reason: "spam",
      note: `reported by ${name}`,
    },
  });
  await db.moderationEntry.create({
    data: {
      action: "warn",
      subject: `person:${userId}`,
      personId: userId,
      reason: `why ${name} was warned`,
    },
  });
  const blocked = await db.user.create({ data: { id: `blocked-by-${name}` } });
  await db.block.create({ data: { userId, blockedId: blocked.id } });
}
