import type { SessionUser } from "~/accounts/user";
import type { Prisma } from "~/generated/sqlite/client";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { isUniqueViolation } from "~/platform/unique-violation";
import { checkStanding } from "../standing/check-standing.server";
import { dropDraft } from "../writing/drafts.server";
import { requireOpenThread } from "./open-thread.server";
import type { NewReply } from "./post-schema";
import { sendKeyOf } from "./send-key.server";
import { tellOfReply } from "./tell-of-posts.server";

/** A reply that was just stored. */
export interface StoredReply {
  id: string;
  /** ISO 8601. */
  createdAt: string;
  content: string;
  /** A moderator looks at it first. */
  isHeld: boolean;
}

const STORED = { id: true, createdAt: true, content: true, status: true } as const;

/**
 * Replies to a thread. Sent twice under one client id it is one reply.
 *
 * @throws {AppError} 404 for a thread that is not there, 409 for one that takes no replies, 400 for
 *   a text that is not written here, 403 for who may not write, 429 for too much
 */
export async function createReply(
  user: SessionUser,
  threadId: string,
  asked: NewReply,
): Promise<StoredReply> {
  const { content, quoted, clientId } = asked;
  const sendKey = sendKeyOf(clientId, threadId, content);
  const before = await findSent(user.id, sendKey);
  if (before) return before;
  await requireOpenThread(db, threadId);
  const status = await checkStanding({ user, act: "reply", text: content });
  try {
    const row = await db.$transaction(async (transaction) => {
      const number = await takeNumber(transaction, threadId, status);
      const quotedId = quoted ? await idInThread(transaction, threadId, quoted) : null;
      const data = { threadId, number, authorId: user.id, content, quotedId, status, sendKey };
      return transaction.forumReply.create({ data, select: STORED });
    });
    topics.publish("thread-changed", { threadId });
    await tellOfReply(row.id);
    await dropDraft(user.id, `reply:${threadId}`);
    return toStored(row);
  } catch (error) {
    const other = isUniqueViolation(error) ? await findSent(user.id, sendKey) : null;
    if (!other) throw error;
    return other;
  }
}

/** The next number of a thread. The thread's row is held until the end, so that no other takes it. */
async function takeNumber(
  transaction: Prisma.TransactionClient,
  threadId: string,
  status: string,
): Promise<number> {
  const where = { id: threadId };
  // What is held moves no thread up, but holds its row all the same.
  const data = status === "shown" ? { activeAt: new Date() } : { lockedAt: null };
  const open = { ...where, status: "shown", lockedAt: null, category: { archivedAt: null } };
  const { count } = await transaction.forumThread.updateMany({ where: open, data });
  if (count === 0) await requireOpenThread(transaction, threadId);
  const { _max } = await transaction.forumReply.aggregate({
    where: { threadId },
    _max: { number: true },
  });
  return (_max.number ?? 0) + 1;
}

async function idInThread(
  transaction: Prisma.TransactionClient,
  threadId: string,
  id: string,
): Promise<string | null> {
  const row = await transaction.forumReply.findFirst({
    where: { id, threadId, status: "shown" },
    select: { id: true },
  });
  return row?.id ?? null;
}

async function findSent(authorId: string, sendKey: string | null): Promise<StoredReply | null> {
  if (!sendKey) return null;
  const where = { authorId_sendKey: { authorId, sendKey } };
  const row = await db.forumReply.findUnique({ where, select: STORED });
  return row && toStored(row);
}

function toStored(row: Prisma.ForumReplyGetPayload<{ select: typeof STORED }>): StoredReply {
  const { id, createdAt, content, status } = row;
  return { id, createdAt: createdAt.toISOString(), content, isHeld: status === "held" };
}
