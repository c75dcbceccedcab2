import type { SessionUser } from "~/accounts/user";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { isUniqueViolation } from "~/platform/unique-violation";
import { checkStanding } from "../standing/check-standing.server";
import { dropDraft } from "../writing/drafts.server";
import { requireOpenCategory } from "./categories.server";
import type { NewThread } from "./post-schema";
import { sendKeyOf } from "./send-key.server";
import { tellOfThread } from "./tell-of-posts.server";

/** A post that was just stored. */
export interface StoredThread {
  id: string;
  /** A moderator looks at it first. */
  isHeld: boolean;
}

/**
 * Begins a thread. Sent twice under one client id it is one thread.
 *
 * @throws {AppError} 400 for a category that is not there or archived, or a text that is not
 *   written here, 403 for who may not write, 429 for too much
 */
export async function createThread(user: SessionUser, asked: NewThread): Promise<StoredThread> {
  const { title, content, clientId } = asked;
  const sendKey = sendKeyOf(clientId, "thread", title, content);
  const before = await findSent(user.id, sendKey);
  if (before) return before;
  const categoryId = await requireOpenCategory(asked.category);
  const status = await checkStanding({ user, act: "thread", text: `${title}\n${content}` });
  try {
    const data = { categoryId, authorId: user.id, title, content, status, sendKey };
    const { id } = await db.forumThread.create({ data, select: { id: true } });
    topics.publish("thread-changed", { threadId: id });
    await tellOfThread(id);
    await dropDraft(user.id, "thread");
    return { id, isHeld: status === "held" };
  } catch (error) {
    const other = isUniqueViolation(error) ? await findSent(user.id, sendKey) : null;
    if (!other) throw error;
    return other;
  }
}

async function findSent(authorId: string, sendKey: string | null): Promise<StoredThread | null> {
  if (!sendKey) return null;
  const row = await db.forumThread.findUnique({
    where: { authorId_sendKey: { authorId, sendKey } },
    select: { id: true, status: true },
  });
  return row && { id: row.id, isHeld: row.status === "held" };
}
